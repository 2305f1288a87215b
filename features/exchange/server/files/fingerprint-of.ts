import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** The same files have the same fingerprint, however and in whatever order they came. */
export async function fingerprintOf(files: readonly { name: string; place: string }[]): Promise<string> {
  const digests = [];
  for (const { name, place } of files) digests.push(`${name} ${await digestOf(place)}`);
  return createHash("sha256").update(digests.toSorted().join("\n")).digest("hex");
}

async function digestOf(place: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(place)) hash.update(chunk as Uint8Array);
  return hash.digest("hex");
}
