import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const NAME = "semyriad-run-";
const MEMORY = "/dev/shm";
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Gives this run of tests a folder of its own for all its temporary files, and answers how to remove it with what they left;
 * who runs within such a folder shares it. A run that is ended removes it too, as far as what it started has ended.
 * In memory where there is room: a test's database is a thousand files, and making and removing them takes a disk longer than the test.
 */
export function openRunFolder(): () => Promise<void> {
  if (path.basename(os.tmpdir()).startsWith(NAME)) return () => Promise.resolve();
  const folder = mkdtempSync(path.join(isRoomy(MEMORY) ? MEMORY : os.tmpdir(), NAME));
  // PostgreSQL runs as a user of its own and has to get to its folder in this one.
  chmodSync(folder, 0o711);
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  const removeAtOnce = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeAtOnce);
  return async () => {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    process.off("exit", removeAtOnce);
  };
}

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, blocks, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES && bavail > blocks / 2;
  } catch {
    return false;
  }
}
