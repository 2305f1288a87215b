import { latinOf } from "../../../../platform/text/latin-of.ts";

const LONGEST = 60;

/** `yake-minimalne-zamovlennia`: made of the title alone, so that it survives changes around it. */
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
