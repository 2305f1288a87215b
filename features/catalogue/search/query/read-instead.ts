import { fold, wordsOf } from "../language/letters.ts";
import { falseForms } from "../words/false-forms.ts";
import { names } from "../words/names.ts";

/** What is read instead of a folded word that would be taken for another, nothing ("") where goods have nothing to do with it. */
export const readInstead: ReadonlyMap<string, string> = new Map(
  [...falseForms, [names, ""] as const].flatMap(([forms, read]) => wordsOf(forms).map((form) => [fold(form), fold(read)])),
);
