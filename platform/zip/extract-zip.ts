import { createWriteStream } from "node:fs";
import { mkdir, open, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { entriesOf, type Entry } from "./read-directory.ts";
import { RefusedArchive } from "./refused-archive.ts";

/** The limits of an archive (S46). */
const LARGEST = { entries: 20_000, bytes: 2 * 1024 ** 3, ratio: 100 };
/** A small file may exceed any ratio. */
const ALWAYS_ALLOWED = 1_048_576;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;

/** Throws `RefusedArchive` for broken, encrypted or zip64 archives, names outside the folder and exceeded limits; earlier entries stay. */
export async function extractZip(
  archive: string,
  { into, isWanted, limits = LARGEST }: { into: string; isWanted: (name: string) => boolean; limits?: typeof LARGEST },
): Promise<string[]> {
  const file = await open(archive);
  try {
    const { size } = await file.stat();
    const entries = await entriesOf(file, { size, mostEntries: limits.entries });
    const wanted = entries.filter(({ name }) => isWanted(name));
    let left = limits.bytes;
    for (const entry of wanted)
      left -= await extract(file, entry, { into, most: Math.min(left, Math.max(ALWAYS_ALLOWED, entry.packed * limits.ratio)) });
    return wanted.map(({ name }) => name);
  } finally {
    await file.close();
  }
}

/** Returns the bytes written. */
async function extract(
  file: FileHandle,
  { name, method, packed, crc, at }: Entry,
  { into, most }: { into: string; most: number },
): Promise<number> {
  const place = path.resolve(into, name);
  if (!place.startsWith(path.resolve(into) + path.sep)) throw new RefusedArchive("outside", name);
  await mkdir(path.dirname(place), { recursive: true });
  const start = await startOf(file, name, at);
  let [unpacked, sum] = [0, 0];
  const count = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      unpacked += chunk.length;
      sum = crc32(chunk, sum);
      if (unpacked > most) throw new RefusedArchive("tooLarge", name);
      yield chunk;
    }
  };
  const target = createWriteStream(place, { flags: "wx" });
  try {
    const source = packedBytes(file, { start, end: start + packed });
    await (method === 0 ? pipeline(source, count, target) : pipeline(source, createInflateRaw(), count, target));
  } catch (error) {
    if (error instanceof RefusedArchive) throw error;
    throw new RefusedArchive("broken", name);
  }
  if (sum !== crc) throw new RefusedArchive("broken", name);
  return unpacked;
}

async function startOf(file: FileHandle, name: string, at: number): Promise<number> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LOCAL_BYTES), 0, LOCAL_BYTES, at);
  if (bytesRead < LOCAL_BYTES || buffer.readUInt32LE(0) !== LOCAL) throw new RefusedArchive("broken", name);
  return at + LOCAL_BYTES + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
}

const CHUNK = 65_536;

async function* packedBytes(file: FileHandle, { start, end }: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(CHUNK, end - at)), 0, Math.min(CHUNK, end - at), at);
    if (bytesRead === 0) throw new RefusedArchive("broken", "");
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}
