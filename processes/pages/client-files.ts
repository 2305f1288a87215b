import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { CachedPage } from "../../platform/http/pages/page-cache.ts";
import { openStaticFiles } from "../../platform/http/pages/static-files.ts";

/** Builds whose code open pages may still request (S61). */
const BUILDS_KEPT = 3;
const FOLDER = "client-files";

export type ClientFiles = { find(address: string): Promise<CachedPage | undefined> };

/** Other recent builds too: open pages and rolling restarts request their code. */
export async function openClientFiles(
  { built, dataDir }: { built: string; dataDir: string },
  part: "client" | "backoffice",
): Promise<ClientFiles> {
  const own = await openStaticFiles(path.join(built, part));
  const others = new Map<string, ReturnType<typeof openStaticFiles>>();
  const inOthers = async (address: string) => {
    for (const build of await buildsIn(path.join(dataDir, FOLDER))) {
      const files = others.get(build) ?? openStaticFiles(path.join(dataDir, FOLDER, build, part));
      others.set(build, files);
      const found = (await files).find(address);
      if (found) return found;
    }
    return undefined;
  };
  return {
    async find(address) {
      return own.find(address) ?? (address.startsWith("/assets/") ? inOthers(address) : undefined);
    },
  };
}

export async function keepClientFiles({ built, dataDir, buildId }: { built: string; dataDir: string; buildId: string }): Promise<void> {
  const folder = path.join(dataDir, FOLDER);
  const place = path.join(folder, buildId);
  if (!(await exists(place))) {
    const making = `${place}.${process.pid}.making`;
    await mkdir(making, { recursive: true });
    for (const part of ["client", "backoffice"])
      await cp(path.join(built, part, "assets"), path.join(making, part, "assets"), { recursive: true });
    // Another process of this build may win.
    await rename(making, place).catch(() => rm(making, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(place, now, now);
  const builds = await Promise.all(
    (await buildsIn(folder)).map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  for (const { name } of builds.sort((a, b) => b.at - a.at).slice(BUILDS_KEPT))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

const buildsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith(".making"));

const exists = (place: string): Promise<boolean> =>
  stat(place).then(
    () => true,
    () => false,
  );
