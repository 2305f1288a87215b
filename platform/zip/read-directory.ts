import type { FileHandle } from "node:fs/promises";
import { RefusedArchive } from "./refused-archive.ts";

/** A file of an archive; `at` is the offset of its header. */
export type Entry = { name: string; method: number; packed: number; crc: number; at: number };

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LARGEST_DIRECTORY = 64 * 1_048_576;
const ENCRYPTED = 1;
const UTF8 = 0x800;
const KIND = 0o170000;
const LINK = 0o120000;
const LONGEST_NAME = 500;
/** Zip64's placeholder for numbers that do not fit. */
const ELSEWHERE = 0xffffffff;

/** The archive's files without folders. Throws `RefusedArchive`. */
export async function entriesOf(file: FileHandle, { size, mostEntries }: { size: number; mostEntries: number }): Promise<Entry[]> {
  const { count, start, bytes } = await endOf(file, size);
  if (count > mostEntries) throw new RefusedArchive("tooMany", "");
  if (start === ELSEWHERE || bytes > LARGEST_DIRECTORY || start + bytes > size) throw new RefusedArchive("broken", "");
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let read = 0; read < count; read += 1) {
    if (at + CENTRAL_BYTES > bytes || buffer.readUInt32LE(at) !== CENTRAL) throw new RefusedArchive("broken", "");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => buffer.readUInt16LE(at + place)) as [number, number, number];
    const flags = buffer.readUInt16LE(at + 8);
    const written = nameOf(buffer.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes), (flags & UTF8) !== 0);
    const name = insideName(written);
    if (((buffer.readUInt32LE(at + 38) >>> 16) & KIND) === LINK) throw new RefusedArchive("link", written);
    if (flags & ENCRYPTED) throw new RefusedArchive("encrypted", written);
    const entry = {
      name,
      method: buffer.readUInt16LE(at + 10),
      packed: buffer.readUInt32LE(at + 20),
      crc: buffer.readUInt32LE(at + 16),
      at: buffer.readUInt32LE(at + 42),
    };
    if (!name.endsWith("/")) {
      if (entries.has(name.toLowerCase())) throw new RefusedArchive("twice", written);
      if ((entry.method !== 0 && entry.method !== 8) || entry.packed === ELSEWHERE || entry.at === ELSEWHERE)
        throw new RefusedArchive("broken", written);
      entries.set(name.toLowerCase(), entry);
    }
    at += CENTRAL_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return [...entries.values()];
}

async function endOf(file: FileHandle, size: number): Promise<{ count: number; start: number; bytes: number }> {
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  for (let at = length - END_BYTES; at >= 0; at -= 1) {
    if (buffer.readUInt32LE(at) === END)
      return { count: buffer.readUInt16LE(at + 10), bytes: buffer.readUInt32LE(at + 12), start: buffer.readUInt32LE(at + 16) };
  }
  throw new RefusedArchive("broken", "");
}

/** Old Windows archivers write Cyrillic names in the DOS code page. */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isUtf8 ? "utf-8" : "ibm866").decode(bytes);
  }
}

function insideName(written: string): string {
  const name = written.replaceAll("\\", "/");
  const parts = name.split("/");
  const isOutside = name.startsWith("/") || /^[a-z]:/i.test(name) || parts.includes("..") || name.includes("\0") || name === "";
  if (isOutside || name.length > LONGEST_NAME || parts.some((part) => Buffer.byteLength(part) > 255))
    throw new RefusedArchive("outside", written);
  return parts.filter((part, at) => part !== "." && (part !== "" || at === parts.length - 1)).join("/");
}
