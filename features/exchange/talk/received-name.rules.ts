import { isPictureName, picturePath } from "../rows/picture-path.rules.ts";

export type ReceivedKind = "xml" | "archive" | "picture" | "other";
export type ReceivedName = { name: string; kind: ReceivedKind };

const LONGEST = 300;

/** A file's name without the folders of 1C's server; undefined for an empty or long one, and one that leaves its folder. */
export function receivedName(written: string): ReceivedName | undefined {
  const plain = written.trim().replaceAll("\\", "/");
  const isWhole = plain.startsWith("/") || /^[a-z]:/i.test(plain);
  const name = picturePath(plain) ?? (isWhole ? picturePath(plain.slice(plain.lastIndexOf("/") + 1)) : undefined);
  // eslint-disable-next-line no-control-regex -- such a name is refused, whatever else it holds
  if (name === undefined || name.length > LONGEST || plain.split("/").includes("..") || /[\0-\x1f]/.test(name)) return undefined;
  return { name, kind: kindOf(name) };
}

function kindOf(name: string): ReceivedKind {
  if (/\.xml$/i.test(name)) return "xml";
  if (/\.zip$/i.test(name)) return "archive";
  return isPictureName(name) ? "picture" : "other";
}
