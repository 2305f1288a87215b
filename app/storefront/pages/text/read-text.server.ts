import type { PageName } from "../../../../features/content/content.contract.ts";
import { viewAbout, viewPages } from "../../../../features/content/content.server.ts";
import type { Visit } from "../../../../features/shop.ts";
import { textSections, type TextSection } from "./text-sections.ts";

/** `updatedAt` is empty for a text that nobody has written yet. */
export type Text = { title: string; updatedAt: string; intro: string; sections: TextSection[] };

export async function readText(visit: Visit, name: PageName | "about"): Promise<Text> {
  const { title, body, updatedAt } = name === "about" ? await viewAbout(visit) : (await viewPages(visit))[name];
  return { title, updatedAt, ...textSections(body) };
}
