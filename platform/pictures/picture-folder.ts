import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** A cache of reproducible files named by hash; several processes may share it. */
export type PictureFolder = {
  find(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
};

const SHELVES = 256;
const USED_MS = 3_600_000;
/** Share kept after tidying, and share that may be written before the next look, since other processes write too. */
const [STAYS, MAY_GROW] = [0.9, 0.1];

export function openPictureFolder(root: string, { bytes: most }: { bytes: number }): PictureFolder {
  const share = most / SHELVES;
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

/** Deletes the least recently used; returns how much may be written until the next look. */
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
