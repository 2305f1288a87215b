import { fold, wordsOf } from "../../language/letters.ts";
import { falseForms } from "../../words/false-forms.ts";
import { names } from "../../words/names.ts";

/** "" where goods have nothing to do with the word. */
export const readInstead: ReadonlyMap<string, string> = new Map(
  [...falseForms, [names, ""] as const].flatMap(([forms, read]) => wordsOf(forms).map((form) => [fold(form), fold(read)])),
);
