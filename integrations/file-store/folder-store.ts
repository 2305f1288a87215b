import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomUUID } from "node:crypto";
import type { FileStore } from "./file-store.ts";

/** Keeps files in a folder. A name that would leave the folder is refused. */
export function folderStore(folder: string): FileStore {
  const root = path.resolve(folder);
  const placeOf = (name: string): string => {
    const place = path.resolve(root, name);
    if (!place.startsWith(root + path.sep)) throw new RangeError("a file name must stay inside its folder");
    return place;
  };
  return {
    async read(name) {
      try {
        return await readFile(placeOf(name));
      } catch (error) {
        if (["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
        throw error;
      }
    },
    async write(name, bytes) {
      const place = placeOf(name);
      const half = `${place}.${randomUUID()}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(half, bytes);
      await rename(half, place);
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
