import { keysAs } from "../../language/keyboard.ts";
import { hasCyrillic, hasLatin } from "../../language/letters.ts";

/** Letters on sign keys: «хдуі» is no "[les". */
const signKeys = /[хъїжєэбюё]/;

export function retyped(chunk: string): string[] {
  const others =
    hasLatin(chunk) || !hasCyrillic(chunk)
      ? [keysAs.ukrainian(chunk), keysAs.russian(chunk)]
      : [keysAs.otherCyrillic(chunk), ...(signKeys.test(chunk) ? [] : [keysAs.latin(chunk)])];
  return others.filter((other) => other !== chunk);
}
