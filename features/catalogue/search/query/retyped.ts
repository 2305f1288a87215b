import { keysAs } from "../language/keyboard.ts";
import { hasCyrillic, hasLatin } from "../language/letters.ts";

/** Letters whose keys are signs in the Latin layout: «хдуі» is no "[les". */
const signKeys = /[хъїжєэбюё]/;

/** As the other keyboard layouts would have written it; never the text itself. */
export function retyped(chunk: string): string[] {
  const others =
    hasLatin(chunk) || !hasCyrillic(chunk)
      ? [keysAs.ukrainian(chunk), keysAs.russian(chunk)]
      : [keysAs.otherCyrillic(chunk), ...(signKeys.test(chunk) ? [] : [keysAs.latin(chunk)])];
  return others.filter((other) => other !== chunk);
}
