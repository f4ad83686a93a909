declare module "virtual:sheets" {
  const sheets: {
    abilities: Record<import("../wire/CharacterId").CharacterId, import("../wire/Ability").Ability[]>;
    quorum: string[];
  };
  export default sheets;
}
