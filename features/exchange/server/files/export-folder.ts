import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { extractZip } from "../../../../platform/zip/extract-zip.ts";
import { RefusedArchive, type ArchiveFault } from "../../../../platform/zip/refused-archive.ts";
import type { ReasonKey } from "../../reasons.messages.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { isPictureName } from "../../picture-path.rules.ts";

/** `path` is below what was named. */
export type PictureFile = { path: string; place: string };
export type FoundExport = {
  xml: string[];
  pictures: PictureFile[];
  nested: string[];
  others: string[] /** Removes what was unpacked. */;
  close(): Promise<void>;
};

const DEEPEST = 16;

/** Any depth, archives unpacked, links not followed. Throws `UnreadableFile` for an unsafe archive. */
export async function openExport(paths: readonly string[]): Promise<FoundExport> {
  const found: FoundExport = { xml: [], pictures: [], nested: [], others: [], close: () => Promise.resolve() };
  const unpacked: string[] = [];
  found.close = async () => {
    for (const folder of unpacked) await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const named of paths) {
      const isFolder = (await stat(named)).isDirectory();
      const archives = isFolder ? await walk(named, "", found, 0) : takeFile(path.dirname(named), path.basename(named), found, true);
      for (const archive of archives) {
        const into = await mkdtemp(path.join(os.tmpdir(), "semyriad-unpacked-"));
        unpacked.push(into);
        for (const name of await unpack(archive, into, found)) takeFile(into, name, found);
      }
    }
  } catch (error) {
    await found.close();
    throw error;
  }
  return found;
}

const reasons: Record<ArchiveFault, ReasonKey> = {
  broken: "archiveBroken",
  encrypted: "archiveUnsafe",
  outside: "archiveUnsafe",
  link: "archiveUnsafe",
  twice: "archiveUnsafe",
  tooLarge: "archiveLarge",
  tooMany: "archiveLarge",
};

async function unpack(archive: string, into: string, found: FoundExport): Promise<string[]> {
  const isWanted = (name: string): boolean => {
    if (isZip(name)) found.nested.push(`${path.basename(archive)}/${name}`);
    else if (!isOfUse(name) && !name.endsWith("/")) found.others.push(name);
    return isOfUse(name);
  };
  try {
    return await extractZip(archive, { into, isWanted });
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error;
    throw new UnreadableFile({ reason: reasons[error.fault], file: path.basename(archive), line: 0, said: error.entry });
  }
}

async function walk(root: string, below: string, found: FoundExport, depth: number): Promise<string[]> {
  if (depth > DEEPEST) return [];
  const archives: string[] = [];
  for (const entry of await readdir(path.join(root, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) archives.push(...(await walk(root, name, found, depth + 1)));
    else if (entry.isFile()) archives.push(...takeFile(root, name, found));
  }
  return archives;
}

/** Answers an archive; a file named by hand is XML whatever it is called. */
function takeFile(root: string, name: string, found: FoundExport, isNamed = false): string[] {
  const place = path.join(root, name);
  if (isZip(name)) return [place];
  if (isPictureName(name)) found.pictures.push({ path: name, place });
  else if (isNamed || isXml(name)) found.xml.push(place);
  else found.others.push(name);
  return [];
}

const isZip = (name: string): boolean => /\.zip$/i.test(name);
const isXml = (name: string): boolean => /\.xml$/i.test(name);
const isOfUse = (name: string): boolean => isXml(name) || isPictureName(name);
