import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const MEMORY = "/dev/shm";
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Gives this run of tests a folder of its own for all its temporary files, and answers how to remove it with what they left;
 * a run that is ended removes it too.
 * In memory where there is room: a test's database is a thousand files, and making and removing them takes a disk longer than the test.
 */
export function openRunFolder(): () => void {
  const folder = mkdtempSync(path.join(isRoomy(MEMORY) ? MEMORY : os.tmpdir(), "semyriad-run-"));
  // PostgreSQL runs as a user of its own and has to get to its folder in this one.
  chmodSync(folder, 0o711);
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);
  return () => {
    process.off("exit", remove);
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    remove();
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
