import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Files that can be made anew, by names that begin with a hash. Several processes may share the folder. */
export type PictureFolder = {
  find(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
};

const SHELVES = 256;
/** Whoever is used is written down that seldom. */
const USED_MS = 3_600_000;
/** So much of a full shelf stays; so much may be written before it is looked at again, since others write too. */
const [STAYS, MAY_GROW] = [0.9, 0.1];

/** Keeps files within so many bytes, shelf by shelf: what was used longest ago goes first. */
export function openPictureFolder(root: string, { bytes: most }: { bytes: number }): PictureFolder {
  const share = most / SHELVES;
  // Bytes that may still be written to a shelf before it is looked at.
  const room = new Map<string, number>();
  return {
    find: (name) => unlessMissing(readUsed(path.join(root, shelfOf(name), name))),
    async keep(name, bytes) {
      const shelf = path.join(root, shelfOf(name));
      await mkdir(shelf, { recursive: true });
      const half = path.join(shelf, `${name}.${randomUUID()}.part`);
      await writeFile(half, bytes);
      await rename(half, path.join(shelf, name));
      const left = (room.get(shelf) ?? 0) - bytes.length;
      room.set(shelf, left);
      if (left < 0) room.set(shelf, await tidy(shelf, { share, keeping: name }));
    },
  };
}

const shelfOf = (name: string): string => name.slice(0, 2);

async function readUsed(place: string): Promise<Uint8Array> {
  const file = await open(place);
  try {
    const { mtimeMs } = await file.stat();
    const bytes = await file.readFile();
    const now = Date.now();
    if (now - mtimeMs > USED_MS) await unlessMissing(utimes(place, now / 1_000, now / 1_000));
    return bytes;
  } finally {
    await file.close();
  }
}

/** Removes what was used longest ago where a shelf is full; the answer is how much may be written to it until the next look. */
async function tidy(shelf: string, { share, keeping }: { share: number; keeping: string }): Promise<number> {
  const files: { place: string; name: string; size: number; usedMs: number }[] = [];
  for (const name of await readdir(shelf)) {
    const place = path.join(shelf, name);
    const found = await unlessMissing(stat(place));
    if (found) files.push({ place, name, size: found.size, usedMs: found.mtimeMs });
  }
  let held = files.reduce((sum, { size }) => sum + size, 0);
  if (held <= share) return Math.min(share - held, share * MAY_GROW);
  for (const { place, name, size } of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (held <= share * STAYS) break;
    if (name === keeping) continue;
    await rm(place, { force: true });
    held -= size;
  }
  return Math.max(0, Math.min(share - held, share * MAY_GROW));
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
