import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { isXml, isZip, unpackArchive } from "./unpack-archive.ts";
import { isPictureName } from "../../rows/picture-path.rules.ts";

/** `path` is relative to what was named. */
export type PictureFile = { path: string; place: string };
export type FoundExport = {
  xml: string[];
  pictures: PictureFile[];
  nested: string[];
  others: string[];
  /** Removes what was unpacked. */
  close: () => Promise<void>;
};

const DEEPEST = 16;

/** Searches all depths and unpacks archives; follows no links. Throws `UnreadableFile` for an unsafe archive. */
export async function openExport(paths: readonly string[]): Promise<FoundExport> {
  const unpacked: string[] = [];
  const close = async () => {
    for (const folder of unpacked) await rm(folder, { recursive: true, force: true });
  };
  const found: FoundExport = { xml: [], pictures: [], nested: [], others: [], close };
  try {
    for (const named of paths) {
      const archives = (await stat(named)).isDirectory() ? await walk(named, "", found, 0) : takeNamed(named, found);
      for (const archive of archives) {
        const into = await mkdtemp(path.join(os.tmpdir(), "semyriad-unpacked-"));
        unpacked.push(into);
        for (const name of await unpackArchive(archive, { into, found })) takeFile(into, name, found);
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  return found;
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

/** A file named by hand is XML whatever its name. */
function takeNamed(place: string, found: FoundExport): string[] {
  const name = path.basename(place);
  if (isZip(name) || isPictureName(name)) return takeFile(path.dirname(place), name, found);
  found.xml.push(place);
  return [];
}

/** Answers an archive, which its caller unpacks. */
function takeFile(root: string, name: string, found: FoundExport): string[] {
  const place = path.join(root, name);
  if (isZip(name)) return [place];
  if (isPictureName(name)) found.pictures.push({ path: name, place });
  else if (isXml(name)) found.xml.push(place);
  else found.others.push(name);
  return [];
}
