import { constants, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomUUID } from "node:crypto";
import type { FileStore } from "./file-store.ts";
import { streamOf } from "./stream-of.ts";

/** Keeps files in a folder. Throws on a name that leads outside. */
export function folderStore(folder: string): FileStore {
  const root = path.resolve(folder);
  const placeOf = (name: string): string => {
    const place = path.resolve(root, name);
    if (!place.startsWith(root + path.sep)) throw new RangeError("a file name must stay inside its folder");
    return place;
  };
  return {
    read: (name) => unlessMissing(readFile(placeOf(name))),
    async measure(name) {
      const found = await unlessMissing(stat(placeOf(name)));
      return found?.isFile() ? { length: found.size, changedAt: found.mtime } : undefined;
    },
    readPart: (name, { from, to }) => streamOf(piecesOf(placeOf(name), from, to)),
    async write(name, bytes) {
      const place = placeOf(name);
      const half = `${place}.${randomUUID()}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(half, bytes);
      await rename(half, place);
    },
    async writePart(name, { at, bytes }) {
      const place = placeOf(name);
      if (at === 0) await mkdir(path.dirname(place), { recursive: true });
      const file = await open(place, at === 0 ? constants.O_RDWR | constants.O_CREAT : constants.O_RDWR);
      try {
        await file.write(bytes, 0, bytes.length, at);
      } finally {
        await file.close();
      }
    },
    async remake({ from, to }, make) {
      const place = placeOf(to);
      const half = `${place}.${randomUUID()}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      try {
        const made = await make({ from: placeOf(from), to: half });
        await rename(half, place);
        return made;
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

const PIECE = 64 * 1024;

/** Opens lazily and closes even when the consumer stops early. */
async function* piecesOf(place: string, from: number, to: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const file = await open(place);
  try {
    for (let at = from; at <= to;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(PIECE, to - at + 1)), { position: at });
      if (bytesRead === 0) throw new Error("the file became shorter while it was read");
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
