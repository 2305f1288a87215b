import { seededRandom, type SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import type { Goods } from "./demo-goods.ts";
import type { Label } from "./labels.ts";

const SHORTEST = 5;

/**
 * Queries nobody chose: what every kind of goods is called, in both languages, with one slip of the finger made by a
 * machine, and typed with the wrong layout. They show how far the search forgives beyond the labelled queries.
 */
export function madeQueries(goods: readonly Goods[]): Label[] {
  const kinds = new Map<string, { word: string; lang: Label["lang"]; is: Set<string> }>();
  for (const { made } of goods) {
    for (const lang of ["uk", "ru"] as const) {
      const word = firstWord(made.name[lang]);
      const known = kinds.get(`${lang} ${word}`) ?? { word, lang, is: new Set<string>() };
      kinds.set(`${lang} ${word}`, { ...known, is: known.is.add(firstWord(made.name.uk)) });
    }
  }
  return [...kinds.values()].flatMap(({ word, lang, is }) => {
    const queries = {
      layout: onLatinKeys(word, lang),
      ...(word.length < SHORTEST ? {} : slipsOf(seededRandom(`slip in ${word}`), word.toLowerCase())),
    };
    return Object.entries(queries).map(([slip, query]) => ({ query, lang, kind: `made-${slip}`, expect: { is: [...is] } }));
  });
}

const firstWord = (name: string): string => name.split(/[\s-]/)[0] ?? "";

function slipsOf(random: SeededRandom, word: string) {
  const at = () => random.between(1, word.length - 2);
  const [missing, doubled, swapped, wrong] = [at(), at(), at(), at()];
  return {
    missing: word.slice(0, missing) + word.slice(missing + 1),
    doubled: word.slice(0, doubled) + word[doubled] + word.slice(doubled),
    swapped: word.slice(0, swapped) + word[swapped + 1] + word[swapped] + word.slice(swapped + 2),
    wrong: word.slice(0, wrong) + neighbour(random, word[wrong] ?? "") + word.slice(wrong + 1),
  };
}

const rows = ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"];

/** The key beside the right one. */
function neighbour(random: SeededRandom, letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? rows[0] ?? "";
  const place = row.indexOf(letter);
  return row[random.chance(0.5) && place > 0 ? place - 1 : place + 1] ?? row[place - 1] ?? letter;
}

const keys = { latin: "qwertyuiop[]asdfghjkl;'zxcvbnm,.", uk: "йцукенгшщзхїфівапролджєячсмитьбю", ru: "йцукенгшщзхъфывапролджэячсмитьбю" };

const onLatinKeys = (word: string, lang: Label["lang"]): string =>
  [...word.toLowerCase()].map((letter) => keys.latin[keys[lang].indexOf(letter)] ?? letter).join("");
