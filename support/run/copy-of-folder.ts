import { cpSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A new folder of this name with all that is in the other, if there is one. */
export function copyOf(name: string, prepared?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `semyriad-${name}-`));
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}
