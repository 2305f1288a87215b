import { wordsOf } from "../language/letters.ts";
import { colourFamilies } from "../words/colour-families.ts";
import { synonymGroups } from "../words/synonym-groups.ts";

/** Other genders and plurals of attributes, as people write them: «чорна», «чёрное». */
export function declinedAttributes(): string[] {
  const words = [...colourFamilies.map(([names]) => names), ...synonymGroups].flatMap(wordsOf);
  return words.flatMap((word) => {
    const ending = endings.find(([nominative]) => word.endsWith(nominative));
    return ending ? ending[1].map((other) => `${word.slice(0, -ending[0].length)}${other}`) : [];
  });
}

const endings: readonly (readonly [nominative: string, others: readonly string[]])[] = [
  ["синий", ["синяя", "синее", "синие"]],
  ["ній", ["ня", "нє", "ні"]],
  ["ний", ["на", "не", "ні", "ная", "ное", "ные", "ную"]],
  ["ий", ["а", "е", "і"]],
  ["ый", ["ая", "ое", "ые", "ую"]],
];
