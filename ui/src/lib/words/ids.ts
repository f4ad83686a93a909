// Made by scripts/words.mjs from locales/en; do not edit.
export type Value = string | number;

/** Every message of the catalogues with the arguments it takes. */
export interface Words {
  "character-apollo": null;
  "character-boomer": null;
  "character-gaius-baltar": null;
  "character-galen-tyrol": null;
  "character-helo": null;
  "character-laura-roslin": null;
  "character-saul-tigh": null;
  "character-starbuck": null;
  "character-tom-zarek": null;
  "character-william-adama": null;
  "close": null;
  "dial-correct": { spoken: Value };
  "dial-less": { name: Value };
  "dial-more": { name: Value };
  "dial-value": { maximum: Value; name: Value; value: Value };
  "dial-value-red": { maximum: Value; name: Value; value: Value };
  "resource-food": null;
  "resource-fuel": null;
  "resource-morale": null;
  "resource-population": null;
  "title-admiral": null;
  "title-president": null;
}

export type WordId = keyof Words;
