import type { Plugin } from "vite";
export declare const CHAPTERS: string[];
export declare function folderOf(language: string): string;
export declare function chapters(language: string, pictures?: (picture: string) => string): { id: string; title: string; text: string }[];
export declare function placeOf(picture: string): string;
export declare function guideOf(language: string, pictures?: (picture: string) => string): string;
export declare function guidePlugin(languages: { id: string; name: string; title: string }[]): Plugin;
