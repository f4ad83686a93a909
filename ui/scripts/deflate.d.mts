export function tightGzip(text: Buffer): Buffer;
