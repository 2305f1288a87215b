import { readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";

/** Somebody else has the folder; `owner` is what they wrote of themselves. */
export class FolderInUse extends Error {
  readonly owner: string;
  constructor(owner: string) {
    super(`in use by ${owner}`);
    this.owner = owner;
  }
}

const BUSY = 5;

/**
 * Takes a folder for this process alone, by the lock SQLite holds on an empty file beside it: one of the operating system,
 * seen across containers and process namespaces, and gone with its process however that ends. Returns the function that
 * gives it back; throws `FolderInUse`. This process must not open the file otherwise, since closing it would drop the lock.
 */
export async function takeFolderLock(file: string): Promise<() => Promise<void>> {
  const { DatabaseSync } = await import("node:sqlite");
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new FolderInUse(await readFile(ownerOf(file), "utf8").catch(() => "another process"));
  }
  await writeFile(ownerOf(file), `process ${process.pid} on ${os.hostname()}, since ${new Date().toISOString()}`);
  return async () => {
    await rm(ownerOf(file), { force: true });
    lock.close();
  };
}

const ownerOf = (file: string): string => `${file}.owner`;
