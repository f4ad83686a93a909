// A player who does not see the page: finds things by role and name in the accessibility tree that the browser gives to a
// screen reader, and presses them with the keyboard where the tree says they are. No selector, no place, no picture.

import { expect, type CDPSession, type Page } from "@playwright/test";

/** A node as a screen reader is told of it. */
export interface Heard {
  role: string;
  name: string;
  description: string;
  states: Record<string, unknown>;
  /** Roles and names of what it lies in, from the outside in. */
  within: { role: string; name: string }[];
  node: number;
}

type Name = string | RegExp;
/** Whatever is drawn in capitals is told in capitals. */
const fits = (said: string, name: Name) => (typeof name === "string" ? said.toLowerCase() === name.toLowerCase() : name.test(said));
/** What something lies in. */
export interface Place {
  role: string;
  name: Name;
}

export class Reader {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    await session.send("DOM.enable");
    return new Reader(page, session);
  }

  /** Everything that is there now, in reading order. */
  async tree(): Promise<Heard[]> {
    const { nodes } = await this.session.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const found: Heard[] = [];
    const walk = (id: string, within: Heard["within"]): void => {
      const node = byId.get(id);
      if (!node) return;
      const said = { role: String(node.role?.value ?? ""), name: String(node.name?.value ?? "").replace(/\s+/g, " ").trim() };
      const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      if (!node.ignored) found.push({ ...said, description: String(node.description?.value ?? ""), states, within, node: node.backendDOMNodeId ?? 0 });
      for (const child of node.childIds ?? []) walk(child, node.ignored ? within : [...within, said]);
    };
    const root = nodes[0];
    if (root) walk(root.nodeId, []);
    // What lies behind a modal dialog is not there.
    const modal = found.some(({ role, states }) => role === "dialog" && states["modal"] === true);
    return modal ? found.filter(({ role, within }) => role === "dialog" || within.some(({ role }) => role === "dialog")) : found;
  }

  async all(role: string, name: Name, place?: Place): Promise<Heard[]> {
    const tree = await this.tree();
    return tree.filter((node) => node.role === role && fits(node.name, name) && (!place || node.within.some((at) => at.role === place.role && fits(at.name, place.name))));
  }

  /** Waits for the only one of this role and name. */
  async find(role: string, name: Name, place?: Place): Promise<Heard> {
    let found: Heard[] = [];
    await expect(async () => {
      found = await this.all(role, name, place);
      expect(found.map((node) => node.name), `${role} ${String(name)}${place ? ` in ${place.role} ${String(place.name)}` : ""}`).toHaveLength(1);
    }).toPass({ timeout: 20_000 });
    return found[0]!;
  }

  async gone(role: string, name: Name, place?: Place): Promise<void> {
    await expect.poll(async () => (await this.all(role, name, place)).length).toBe(0);
  }

  /** Puts the focus on it, as a screen reader does, and expects that it takes it. */
  async focus(role: string, name: Name, place?: Place): Promise<void> {
    await expect(async () => {
      const { node } = await this.find(role, name, place);
      await this.session.send("DOM.focus", { backendNodeId: node });
      const now = (await this.tree()).find((other) => other.node === node);
      expect(now?.states["focused"], `${role} ${String(name)} takes the focus`).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  /** Goes to something that can be pressed, and presses it. */
  async press(role: string, name: Name, place?: Place): Promise<void> {
    const waits = async () => expect((await this.find(role, name, place)).states["disabled"] ?? false).toBe(false);
    await expect(waits).toPass({ timeout: 20_000 });
    await this.focus(role, name, place);
    await this.page.keyboard.press(role === "radio" || role === "checkbox" ? "Space" : "Enter");
  }

  /** Types into a field, in place of what stands there. */
  async type(role: string, name: Name, text: string): Promise<void> {
    await this.focus(role, name);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(text);
  }

  /** What a region says as a whole. */
  async text(place: Place): Promise<string> {
    const tree = await this.tree();
    return tree.filter(({ role, within }) => role === "StaticText" && within.some((at) => at.role === place.role && fits(at.name, place.name))).map(({ name }) => name).join(" ");
  }

  /** Waits until the page's own status has said it. */
  async hears(what: RegExp): Promise<void> {
    await expect.poll(() => this.text({ role: "status", name: "" }), { timeout: 20_000, message: `hears ${String(what)}` }).toMatch(what);
  }

  /** Names of what can be pressed and has none: nobody could tell what they are. */
  async nameless(): Promise<string[]> {
    const PRESSED = ["button", "link", "textbox", "combobox", "radio", "checkbox", "option", "tab", "img", "dialog", "region"];
    return (await this.tree()).filter(({ role, name }) => PRESSED.includes(role) && name === "").map(({ role, within }) => `${within.map((at) => `${at.role} ${at.name}`).slice(-3).join(" › ")} › ${role}`);
  }
}
