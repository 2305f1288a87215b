import { isOptional } from "./read-query.ts";
import { keysAs } from "../language/keyboard.ts";
import { fold, wordsOf } from "../language/letters.ts";
import { termOf } from "../index/vocabulary.ts";

type Lead = { typed: string; to: string };

/** A rule matches by its salient words in any order, form and keyboard layout. */
export function openLeads(leads: readonly Lead[]): (text: string) => string | undefined {
  const byKey = new Map(leads.map(({ typed, to }) => [keyOf(typed), to]));
  byKey.delete("");
  return (text) => {
    if (byKey.size === 0) return undefined;
    const readings = [text, keysAs.ukrainian(text), keysAs.russian(text), keysAs.otherCyrillic(text), keysAs.latin(text)];
    return readings.map((reading) => byKey.get(keyOf(reading))).find((to) => to !== undefined);
  };
}

function keyOf(text: string): string {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isOptional(word));
  const terms = (telling.length > 0 ? telling : words).map((word) => termOf(fold(word)));
  return terms.toSorted().join(" ");
}
