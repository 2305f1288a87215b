import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { unavailable } from "../../../platform/contracts/errors.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { keptInMemory, type Shop } from "../../shop.ts";

const FRESH_MS = 15 * 60_000;
const KEPT_MS = 24 * 3_600_000;
const MOST_BYTES = 1024 ** 3;
const MOST_WAITING = 30;
const RETRY_AFTER_SECONDS = 120;

export type FeedFile = { path: string; isPacked: boolean; etag: string; madeAt: Date };
type Making = { of: Map<string, Promise<void>>; last: Promise<unknown> };

/** At most a quarter of an hour old, made once for all who ask, one file at a time. `isPacked`: gzip. 503 while thirty others wait. */
export async function feedFile(
  shop: Shop,
  { name, isPacked }: { name: string; isPacked: boolean },
  make: () => AsyncIterable<string | Uint8Array>,
): Promise<FeedFile> {
  const file = path.join(shop.config.dataDir, "feeds", `${name}${isPacked ? ".gz" : ""}`);
  const kept = await viewFile(file, isPacked);
  if (kept && shop.clock.now().getTime() - kept.madeAt.getTime() < FRESH_MS) return kept;
  await makeOnce(shop, file, async () => {
    await removeOld(shop, path.dirname(file));
    await write(file, { isPacked, now: shop.clock.now() }, make());
  });
  const made = await viewFile(file, isPacked);
  if (!made) throw unavailable(RETRY_AFTER_SECONDS);
  return made;
}

async function makeOnce(shop: Shop, file: string, make: () => Promise<void>): Promise<void> {
  const making = keptInMemory<Making>(shop, "feed files being made", () => ({ of: new Map(), last: Promise.resolve() }));
  const others = making.of.get(file);
  if (others) return others;
  if (making.of.size >= MOST_WAITING) throw unavailable(RETRY_AFTER_SECONDS);
  const mine = making.last.then(make).finally(() => making.of.delete(file));
  making.of.set(file, mine);
  making.last = mine.catch(() => undefined);
  return mine;
}

/** Written beside it first, so that nobody reads half of it. */
async function write(
  file: string,
  { isPacked, now }: { isPacked: boolean; now: Instant },
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    const text = Readable.from(pieces, { objectMode: false });
    if (isPacked) await pipeline(text, createGzip({ level: 6 }), createWriteStream(beside));
    else await pipeline(text, createWriteStream(beside));
    await utimes(beside, now, now);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Removes files not asked for in a day, parts of a dead process, and the oldest of more than fit. */
async function removeOld({ clock }: Shop, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = await Promise.all(names.map(async (name) => ({ name, ...(await sizeOf(path.join(folder, name))) })));
  const oldest = clock.now().getTime() - KEPT_MS;
  let room = MOST_BYTES;
  for (const { name, at, bytes } of found.toSorted((a, b) => b.at - a.at)) {
    room -= bytes;
    if (at < oldest || room < 0) await rm(path.join(folder, name), { force: true });
  }
}

const sizeOf = async (file: string): Promise<{ at: number; bytes: number }> => {
  const found = await stat(file).catch(() => undefined);
  return { at: found?.mtimeMs ?? 0, bytes: found?.size ?? 0 };
};

async function viewFile(file: string, isPacked: boolean): Promise<FeedFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && { path: file, isPacked, etag: `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"`, madeAt: found.mtime };
}
