declare module "virtual:types" {
  const types: Record<import("../lib/wire/CharacterId").CharacterId, "political-leader" | "military-leader" | "pilot" | "support" | "cylon-leader">;
  export default types;
}
