import { cleanLine } from "../../../platform/text/clean-text.ts";

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const escape = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** Undoes one escape of a base that wrote «&quot;Верба&quot;»; «&amp;amp;» stands for a name's own «&amp;» (decision 0087). */
export const unescapedName = (name: string): string =>
  name.includes("&")
    ? name.replace(escape, (whole, sign?: string, decimal?: string, hex?: string) => letterOf(whole, sign, decimal ?? (hex && `0x${hex}`)))
    : name;

/** A name as the shop keeps it: unescaped, without what nobody sees. */
export const readName = (written: string): string => cleanLine(unescapedName(written));

function letterOf(whole: string, sign: string | undefined, code: string | undefined): string {
  if (sign !== undefined) return signs[sign.toLowerCase()] ?? whole;
  const point = Number(code);
  const isLetter = point >= 32 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff);
  return point === 160 ? " " : isLetter ? String.fromCodePoint(point) : whole;
}
