import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PageAnswer } from "../../app/answering/answer-page.server.ts";
import type { Manifest } from "../../app/answering/assets-of-page.ts";
import type { Visit } from "../../features/shop.ts";
import type { Language } from "../../platform/i18n.ts";
import { shopFolder } from "../../platform/config/shop-folder.ts";

export type { PageAnswer } from "../../app/answering/answer-page.server.ts";

export type PageServer = {
  buildId: string;
  render(request: Request, visit: Visit): Promise<PageAnswer>;
};

type Build = { openPages(manifests: Readonly<Record<Language, Manifest>>): PageServer["render"] };

const buildFolder = path.join(shopFolder, "build");

export async function openPageServer(): Promise<PageServer> {
  const manifest = async (language: Language) =>
    JSON.parse(await readFile(path.join(buildFolder, `server/manifest-${language}.json`), "utf8")) as Manifest;
  const [{ openPages }, uk, ru, builtFrom] = await Promise.all([
    import(path.join(buildFolder, "server/index.js")) as Promise<Build>,
    manifest("uk"),
    manifest("ru"),
    readFile(path.join(buildFolder, ".built-from"), "utf8").catch(() => "unstamped"),
  ]);
  return { buildId: builtFrom.slice(0, 16), render: openPages({ uk, ru }) };
}
