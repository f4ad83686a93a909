import { expect, test } from "vitest";
import { catalogues } from "../../../dev/catalogues";
import content from "../../../../crates/facts/content/base/crises.json";
import attacks from "../../../../crates/facts/content/base/attack_cards.json";

const [words] = catalogues("cards");
const crises = content.cards.filter(({ deck }) => deck === "super-crisis");

test("every Super Crisis has its name and what it does, with its check", () => {
  expect(crises).toHaveLength(4);
  for (const { id, name, check } of crises) {
    if (check === undefined) throw new Error(`${id} has no check`);
    expect(words?.[`held-super-crisis-${id}`]).toBe(name);
    expect(words?.[`held-super-crisis-${id}-does`]).toContain(`Check ${check.difficulty}: ${check.skills.join(", ")}.`);
    const losses = (check.fail ?? []).flatMap((effect) => ("resource" in effect ? [`${effect.resource} −${-Number(effect.by)}`] : []));
    for (const loss of losses) expect(words?.[`held-super-crisis-${id}-does`]).toContain(loss);
  }
});

test("so has the Cylon attack card among them", () => {
  const [card, ...more] = attacks.cards.filter(({ deck }) => deck === "super-crisis");
  expect(more).toEqual([]);
  expect(words?.[`held-super-crisis-${card?.id}`]).toBe(catalogues("core")[0]?.[`attack-card-${card?.id}`]);
  const basestars = card?.places.reduce((sum, { ships }) => sum + ("basestar" in ships ? Number(ships.basestar) : 0), 0);
  expect(words?.[`held-super-crisis-${card?.id}-does`]).toContain(`${basestars} basestars`);
});
