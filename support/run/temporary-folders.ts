import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** Answers how a file of tests makes empty folders; they are removed after its last test. */
export function temporaryFolders(): (name: string) => string {
  const folders: string[] = [];
  afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));
  return (name) => {
    const made = mkdtempSync(path.join(os.tmpdir(), `semyriad-${name}-`));
    folders.push(made);
    return made;
  };
}
