import { createInflateRaw } from "node:zlib";
import { UnreadableTable } from "./unreadable-table.ts";

const MOST_ENTRIES = 1_000;
const LARGEST_ENTRY = 32 * 1_048_576;
/** Above any honest file (S46). */
const LARGEST_RATIO = 100;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END = 0x06054b50;
const ENCRYPTED = 1;

type Entry = { method: number; flags: number; packed: number; at: number };
export type Zip = {
  has(name: string): boolean;
  /** Streams one entry's bytes, counted while inflating: 32 MB at most, or `most`. Throws `UnreadableTable`. */
  read(name: string, most?: number): AsyncGenerator<Uint8Array>;
};

/** Names are keys, never paths. Throws `UnreadableTable`, also for encryption, zip64 and too many entries. */
export function openZip(file: Uint8Array): Zip {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const entries = entriesOf(bytes);
  return {
    has: (name) => entries.has(name),
    read: (name, most = LARGEST_ENTRY) => inflate(bytes, entries.get(name), most),
  };
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableTable("too-large");
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw new UnreadableTable("broken");
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    entries.set(name, {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  throw new UnreadableTable("broken");
}

async function* inflate(bytes: Buffer, entry: Entry | undefined, largest: number): AsyncGenerator<Uint8Array> {
  if (!entry || entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== LOCAL) throw new UnreadableTable("broken");
  if (entry.flags & ENCRYPTED || (entry.method !== 0 && entry.method !== 8)) throw new UnreadableTable("not-a-table");
  const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed) throw new UnreadableTable("broken");
  if (entry.method === 0) return yield packed;
  const most = Math.min(largest, Math.max(entry.packed, 1_024) * LARGEST_RATIO);
  const inflating = createInflateRaw();
  inflating.end(packed);
  let unpacked = 0;
  try {
    for await (const chunk of inflating) {
      unpacked += (chunk as Uint8Array).length;
      if (unpacked > most) throw new UnreadableTable("too-large");
      yield chunk as Uint8Array;
    }
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable("broken");
  } finally {
    inflating.destroy();
  }
}
