import { readFileSync } from "node:fs";
import type { Manifest } from "../../app/answering/assets-of-page.ts";
import type { Language } from "../../platform/i18n.ts";

/** Where the built shop serves what a page in this language loads of this source. */
export function codeOf(source: string, language: Language = "uk"): string {
  const manifest = JSON.parse(readFileSync(`build/server/manifest-${language}.json`, "utf8")) as Manifest;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`nothing is built of ${source}`);
  return `/${chunk.file}`;
}
