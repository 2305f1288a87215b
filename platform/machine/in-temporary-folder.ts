import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** The folder is deleted when the work ends, however it ends. */
export async function inTemporaryFolder<Done>(name: string, work: (folder: string) => Promise<Done>): Promise<Done> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `semyriad-${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
