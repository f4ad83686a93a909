declare module "virtual:allies" {
  const allies: {
    ally: import("../../lib/wire/AllyId").AllyId;
    name: string;
    characters: import("../../lib/wire/CharacterId").CharacterId[];
    location: import("../../lib/wire/LocationId").LocationId;
  }[];
  export default allies;
}
