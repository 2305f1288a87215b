import { access, constants, mkdir, stat } from "node:fs/promises";
import path from "node:path";

/** Makes a writable folder with its parents. Node's `recursive` loops for ever below `/proc`, where every new name answers ENOENT. */
export async function makeFolder(folder: string): Promise<void> {
  await make(path.resolve(folder), { isParentThere: false });
  await access(folder, constants.W_OK);
}

async function make(folder: string, { isParentThere }: { isParentThere: boolean }): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    if (code !== "ENOENT" || isParentThere) throw error;
    await make(path.dirname(folder), { isParentThere: false });
    await make(folder, { isParentThere: true });
  }
}
