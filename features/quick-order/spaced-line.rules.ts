import { PIECES, piecesOf } from "./quick-order.rules.ts";

type Written = { code: string; size: string; colour: string; quantity: string };

/** At least five characters with digits among them. */
const WHOLE_CODE = /^(?=[^\s]{0,40}\d)[\p{L}\d][\p{L}\d/_.-]{4,60}$/u;
const PIECES_WORD = new RegExp(String.raw`^(?:${PIECES})\.?$`, "i");
export const SIZE = /^(\d{1,3}([.,]\d{1,2})?([-/xх×]\d{1,3})?|\d?[xх]{0,4}[smlсмл])$/i;

/** Meant as pieces, even an impossible number: «-5», «0», «1000000». */
const COUNT = /^(?:[-−–—+]\d{1,9}(?:[.]\d{1,9})?|0+(?:[.]0+)?|\d{4,9})$/;

/** A messenger's heading of a copied message: «[ 28 листопада 12:30 ] Оля: », or «28.11.2026, 12:30 - Оля: ». */
const MESSAGE = String.raw`(?:\[[^\]]{1,40}\]\s*|\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s+[-–]\s+)[^:[\]]{1,40}:\s+`;
/** That, and the number of a line («3. », «3) »). */
const BEFORE = new RegExp(String.raw`^(?:${MESSAGE})?(?:\d{1,3}[.)]\s+)?`, "u");

export const isMessage = (text: string): boolean => new RegExp(`^${MESSAGE}`, "u").test(text);

/** Reads «SR-1110-0558 42 бежевий 8»: size and colour in any order or left out, pieces last; undefined without a whole code. */
export function readSpacedLine(text: string): Written | undefined {
  const [code = "", ...words] = text
    .replace(BEFORE, "")
    .replaceAll(/[;,\t]/g, " ")
    .split(" ")
    .filter((word) => word !== "" && !/^[-–—×xх*=:]$/i.test(word));
  if (!WHOLE_CODE.test(code) || words.length === 0) return undefined;
  if (words.length > 1 && PIECES_WORD.test(words.at(-1) ?? "")) words.pop();
  const last = (words.at(-1) ?? "").replace(/^[×xх*](?=\d)/i, "");
  const quantity = piecesOf(last) !== undefined || COUNT.test(last) ? last : "";
  const between = quantity === "" ? words : words.slice(0, -1);
  const sizeAt = between.findIndex((word) => SIZE.test(word));
  return {
    code,
    size: between[sizeAt] ?? "",
    colour: between.filter((_, at) => at !== sizeAt).join(" "),
    quantity,
  };
}
