import { readFileSync } from "node:fs";
import type { Manifest } from "../../app/assets-of-page.ts";

/** Where the built shop serves what a page in Ukrainian loads later of this source. */
export function codeOf(source: string): string {
  const manifest = JSON.parse(readFileSync("build/server/manifest-uk.json", "utf8")) as Manifest;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`nothing is built of ${source}`);
  return `/${chunk.file}`;
}
