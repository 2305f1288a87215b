import { colourByName } from "../words/colour-names.ts";
import { fold, wordsOf } from "./language/letters.ts";
import { letterSize, plainSize } from "./language/size-terms.ts";
import { stem } from "./language/stem.ts";
import { sizeName } from "../words/sizes.ts";

/** One key for all ways to write the same size or colour. */
export type Keys = { size: string; colours: readonly string[] };
type Picked<One> = { kind: "found"; variation: One } | { kind: "unknown"; why: "code" | "size" | "colour"; among: readonly One[] };

/** Size or colour may be left out where the choice is clear; otherwise `why`, with what there is to choose from. */
export function pickVariation<One extends { keys: Keys }>(
  candidates: readonly One[],
  { size, colour }: { size: string; colour: string },
): Picked<One> {
  if (candidates.length === 0) return { kind: "unknown", why: "code", among: [] };
  const sizeKey = keyOfSize(size);
  const colourKeys = keysOfColour(colour);
  const isOfColour = ({ keys }: One) => colourKeys.length === 0 || keys.colours.some((key) => colourKeys.includes(key));
  const ofSize = sizeKey === "" ? candidates : candidates.filter(({ keys }) => keys.size === sizeKey);
  const ofColour = ofSize.filter(isOfColour);
  const [only, another] = ofColour;
  if (only && !another) return { kind: "found", variation: only };
  if (ofSize.length === 0) return { kind: "unknown", why: "size", among: candidates.filter(isOfColour) };
  if (ofColour.length === 0) return { kind: "unknown", why: "colour", among: ofSize };
  const isSizeOpen = sizeKey === "" && new Set(ofColour.map(({ keys }) => keys.size)).size > 1;
  return { kind: "unknown", why: isSizeOpen ? "size" : "colour", among: ofColour };
}

/** Merges `XXL` and `2хл`, `36,5` and `36.50`, «50 х 90 см» and «50×90», «євро» and «евро». */
export function keyOfSize(size: string): string {
  const plain = plainSize(sizeName(size.trim(), "uk").replaceAll(/[\s\u00a0]|см\.?$/gi, ""))
    .replaceAll(",", ".")
    .replaceAll(/(\.\d*?)0+(?=$|-|x)/g, "$1")
    .replaceAll(/\.(?=$|-|x)/g, "");
  return (
    letterSize(plain) ??
    plain
      .split("-")
      .map((part) => letterSize(part) ?? part)
      .join("-")
  );
}

/** Both languages, any ending, and the palette's own name. */
export function keysOfColour(colour: string): string[] {
  const words = wordsOf(colour).map((word) => stem(fold(word)));
  const slug = colourByName(colour)?.slug;
  return words.length === 0 ? [] : [words.join(" "), slug ?? colour.trim().toLowerCase()];
}
