import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { Trouble } from "../trouble.ts";

const FORMAT = 1;
const CONTENT = "content.tar.gz";
const MANIFEST = "manifest.json";

const manifest = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  database: z.enum(["embedded", "postgres"]),
  migration: z.string(),
  holds: z.array(z.enum(["database", "files", "imports"])),
  sha256: z.hex().length(64),
});
export type Manifest = z.infer<typeof manifest>;
type Part = { folder: string; names: readonly string[] };

/** Writes the parts and a manifest of their SHA-256 into one tar file, readable by the owner only and renamed into place when complete. */
export async function packArchive(to: string, parts: readonly Part[], about: Omit<Manifest, "format" | "sha256">): Promise<void> {
  const staging = `${to}.making`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    const sha256 = await pack(parts, path.join(staging, CONTENT));
    await writeFile(path.join(staging, MANIFEST), JSON.stringify({ format: FORMAT, ...about, sha256 } satisfies Manifest, null, 2));
    await tar(["-cf", path.join(staging, "whole"), "-C", staging, MANIFEST, CONTENT]);
    await chmod(path.join(staging, "whole"), 0o600);
    await rename(path.join(staging, "whole"), to);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Checks the checksum and unpacks the archive into an empty folder. Throws `Trouble`. */
export async function openArchive(file: string, into: string): Promise<Manifest> {
  await mkdir(into, { recursive: true });
  await tar(["-xf", file, "-C", into]).catch(() => {
    throw new Trouble(`${file} cannot be read as a backup of the shop: it is missing, cut off, or something else`);
  });
  const about = await readManifest(file, path.join(into, MANIFEST));
  const content = path.join(into, CONTENT);
  if ((await sha256Of(content)) !== about.sha256) throw new Trouble(`${file} is damaged: its checksum differs; take another backup`);
  await tar(["-xzf", content, "-C", into]);
  await Promise.all([rm(content), rm(path.join(into, MANIFEST))]);
  return about;
}

async function readManifest(file: string, place: string): Promise<Manifest> {
  const text = await readFile(place, "utf8").catch(() => "{}");
  const { format } = z.object({ format: z.number().default(0) }).parse(JSON.parse(text));
  if (format > FORMAT) throw new Trouble(`${file} was made by a newer program: restore it with that one`);
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Trouble(`${file} is no backup of the shop`);
  return read.data;
}

async function pack(parts: readonly Part[], to: string): Promise<string> {
  const packing = spawn("tar", ["-cf", "-", ...parts.flatMap(({ folder, names }) => ["-C", folder, ...names])]);
  const hash = createHash("sha256");
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  await Promise.all([ended(packing), pipeline(packing.stdout, createGzip({ level: 1 }), counted, createWriteStream(to))]);
  return hash.digest("hex");
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

const tar = (args: readonly string[]): Promise<void> => ended(spawn("tar", args));

/** tar's warnings about files that came or went meanwhile are ignored, since the shop never changes a written file. */
const passing = /(file changed as we read it|removed before we read it)/;

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  let said = "";
  child.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Trouble(`the program tar is needed and cannot be run: ${error.message}`)));
    child.once("close", (code) => {
      if (code === 0 || (code === 1 && passing.test(said))) resolve();
      else reject(new Error(`tar ended with ${code}: ${said.trim()}`));
    });
  });
}
