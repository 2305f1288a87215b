import { latinOf } from "../../../../platform/text/latin-of.ts";

const LONGEST = 60;

/** A title as the end of an address: `yake-minimalne-zamovlennia`. It outlives other parts that come and go around it. */
export function anchorOf(title: string): string {
  const words = latinOf(title.toLowerCase().replaceAll("ё", "е").replace(/['ʼ’]/g, ""))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let anchor = words[0]?.slice(0, LONGEST) ?? "part";
  for (const word of words.slice(1)) {
    if (anchor.length + word.length >= LONGEST) break;
    anchor += `-${word}`;
  }
  return anchor;
}
