import { anchorOf } from "./anchor-of.ts";

export type TextSection = { id: string; title: string; html: string };

const heading = /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": "\u00a0" };

/** Cuts at second-level headings, each with an anchor of its own. */
export function textSections(html: string): { intro: string; sections: TextSection[] } {
  const headings = [...html.matchAll(heading)];
  const taken = new Set<string>();
  const sections = headings.map((found, at) => {
    const title = plainText(found[2] ?? "");
    return {
      id: freeOf(taken, found[1] || anchorOf(title)),
      title,
      html: html.slice(found.index + found[0].length, headings[at + 1]?.index ?? html.length).trim(),
    };
  });
  return { intro: html.slice(0, headings[0]?.index ?? html.length).trim(), sections };
}

const plainText = (html: string): string => html.replace(/<[^>]*>/g, "").replace(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity);

function freeOf(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let next = 2; taken.has(id); next += 1) id = `${wanted}-${next}`;
  taken.add(id);
  return id;
}
