import path from "node:path";
import { extractZip } from "../../../../platform/zip/extract-zip.ts";
import { RefusedArchive, type ArchiveFault } from "../../../../platform/zip/refused-archive.ts";
import { isPictureName } from "../../rows/picture-path.rules.ts";
import type { ReasonKey } from "../../reasons.messages.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const reasons: Record<ArchiveFault, ReasonKey> = {
  broken: "archiveBroken",
  encrypted: "archiveUnsafe",
  outside: "archiveUnsafe",
  link: "archiveUnsafe",
  twice: "archiveUnsafe",
  tooLarge: "archiveLarge",
  tooMany: "archiveLarge",
};

/** Writes XML and pictures, answers their names, and names all else in `found`. Throws `UnreadableFile` for an unsafe archive. */
export async function unpackArchive(
  archive: string,
  { into, found, name: called = path.basename(archive) }: { into: string; found: { nested: string[]; others: string[] }; name?: string },
): Promise<string[]> {
  const isWanted = (name: string): boolean => {
    if (isZip(name)) found.nested.push(`${called}/${name}`);
    else if (!isOfUse(name) && !name.endsWith("/")) found.others.push(name);
    return isOfUse(name);
  };
  try {
    return await extractZip(archive, { into, isWanted });
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error;
    throw new UnreadableFile({ reason: reasons[error.fault], file: called, line: 0, said: error.entry });
  }
}

export const isZip = (name: string): boolean => /\.zip$/i.test(name);
export const isXml = (name: string): boolean => /\.xml$/i.test(name);
const isOfUse = (name: string): boolean => isXml(name) || isPictureName(name);
