import { readFile, rm, writeFile } from "node:fs/promises";

/**
 * Takes a lock file that names this process. A lock left behind by a process that died is taken over;
 * one of a living process is refused with its number. Returns the function that gives the lock back.
 */
export async function takeFolderLock(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(await readFile(file, "utf8").catch(() => ""));
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`the data folder is in use by process ${owner} (${file})`);
    }
    await rm(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
