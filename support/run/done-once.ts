import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const WAIT_MS = 120_000;

/**
 * Does the work once in a run of tests, by whichever of its processes asks first, and gives its answer to all. Throws for all when it fails,
 * and after two minutes for those who wait.
 */
export async function doneOnce(name: string, work: () => Promise<string>): Promise<string> {
  const ends = endsOf(name);
  if (!isFirst(name)) return waitFor(ends);
  try {
    const answer = await work();
    write(ends.answer, answer);
    return answer;
  } catch (error) {
    write(ends.failure, String(error));
    throw error;
  }
}

type Ends = { answer: string; failure: string };
const endsOf = (name: string): Ends => ({
  answer: path.join(os.tmpdir(), `${name}.answer`),
  failure: path.join(os.tmpdir(), `${name}.failure`),
});

function write(place: string, text: string): void {
  writeFileSync(`${place}.new`, text);
  renameSync(`${place}.new`, place);
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

async function waitFor({ answer, failure }: Ends): Promise<string> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(50)) {
    if (existsSync(answer)) return readFileSync(answer, "utf8");
    if (existsSync(failure)) throw new Error(`what all wait for has failed: ${readFileSync(failure, "utf8")}`);
  }
  throw new Error(`nobody answered within ${WAIT_MS / 1000} s: ${answer}`);
}
