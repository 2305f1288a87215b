import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const WAIT_MS = 120_000;

/** Does the work once in a run of tests, by whichever of its processes asks first, and gives its answer to all. Who waits for one that failed throws after two minutes. */
export async function doneOnce(name: string, work: () => Promise<string>): Promise<string> {
  const answer = path.join(os.tmpdir(), `${name}.answer`);
  if (!isFirst(name)) return waitFor(answer);
  const answered = await work();
  writeFileSync(`${answer}.new`, answered);
  renameSync(`${answer}.new`, answer);
  return answered;
}

function isFirst(name: string): boolean {
  try {
    mkdirSync(path.join(os.tmpdir(), `${name}.begun`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function waitFor(answer: string): Promise<string> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(50)) if (existsSync(answer)) return readFileSync(answer, "utf8");
  throw new Error(`nobody answered within ${WAIT_MS / 1000} s: ${answer}`);
}
