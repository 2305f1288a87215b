import { colourByName } from "./colours.ts";
import { fold, wordsOf } from "./search/letters.ts";
import { letterSize, plainSize } from "./search/size-terms.ts";
import { stem } from "./search/stem.ts";
import { sizeName } from "./sizes.ts";

/** What tells variations of one article apart. */
export type Distinct = { size: string; colour: string; colour_name_uk: string; colour_name_ru: string };
export type Picked<One> = { kind: "found"; variation: One } | { kind: "unknown"; why: "code" | "size" | "colour"; among: readonly One[] };

/**
 * The one variation of `candidates` that a size and a colour written by a person name; either may be left out where it
 * decides nothing. Sizes are equal in any notation (`XXL` and `2хл`, `36,5` and `36.5`, «50 х 90»), colours in both
 * languages and in any ending. What was not found, or not said though it decides, is `why`, with what there is to choose from.
 */
export function pickVariation<One extends Distinct>(
  candidates: readonly One[],
  { size, colour }: { size: string; colour: string },
): Picked<One> {
  if (candidates.length === 0) return { kind: "unknown", why: "code", among: [] };
  const [sizeKey, isColour] = [size.trim() === "" ? "" : keyOfSize(size), colourTest(colour)];
  const ofSize = sizeKey === "" ? candidates : candidates.filter((one) => keyOfSize(one.size) === sizeKey);
  const ofColour = ofSize.filter(isColour);
  const [only, another] = ofColour;
  if (only && !another) return { kind: "found", variation: only };
  if (ofSize.length === 0) return { kind: "unknown", why: "size", among: candidates.filter(isColour) };
  if (ofColour.length === 0) return { kind: "unknown", why: "colour", among: ofSize };
  const isSizeOpen = sizeKey === "" && new Set(ofColour.map((one) => keyOfSize(one.size))).size > 1;
  return { kind: "unknown", why: isSizeOpen ? "size" : "colour", among: ofColour };
}

/** One key for every way to write a size. */
export function keyOfSize(size: string): string {
  const plain = plainSize(sizeName(size.trim(), "uk").replaceAll(/[\s\u00a0]|см\.?$/gi, ""))
    .replaceAll(",", ".")
    .replaceAll(/(\.\d*?)0+(?=$|-|x)/g, "$1")
    .replaceAll(/\.(?=$|-|x)/g, "");
  return letterSize(plain) ?? plain.split("-").map((part) => letterSize(part) ?? part).join("-");
}

function colourTest(colour: string): (one: Distinct) => boolean {
  const [asked, slug] = [keyOfColour(colour), colourByName(colour)?.slug];
  if (asked === "") return () => true;
  return (one) =>
    (slug !== undefined && one.colour === slug) ||
    one.colour === colour.trim().toLowerCase() ||
    keyOfColour(one.colour_name_uk) === asked ||
    keyOfColour(one.colour_name_ru) === asked;
}

const keyOfColour = (colour: string): string =>
  wordsOf(colour)
    .map((word) => stem(fold(word)))
    .join(" ");
