import type { NameParts } from "../lines/lines.ts";
import { wordsOf } from "./phrases.ts";
import type { Noun } from "./phrases.ts";
import type { Words } from "./words.ts";

/** «{noun} {refinement} «{model}» {feature}». */
export function productName(noun: Noun, { refinement, model, feature }: NameParts): Words {
  const before = wordsOf(refinement, noun);
  const after = wordsOf(feature, noun);
  return {
    uk: join(noun.uk, before.uk, model.uk, after.uk),
    ru: join(noun.ru, before.ru, model.ru, after.ru),
  };
}

function join(noun: string, refinement: string, model: string, feature: string): string {
  const start = refinement ? `${noun} ${refinement} «${model}»` : `${noun} «${model}»`;
  if (!feature) return start;
  return feature.startsWith(",") ? start + feature : `${start} ${feature}`;
}
