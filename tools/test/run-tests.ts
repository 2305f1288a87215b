import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openRunFolder } from "../../support/run/run-folder.ts";
import { runVitest } from "./run-vitest.ts";

/** Runs what the words choose, or all, in a folder of its own, and once more the files under which Node itself fell; answers the exit code. */
export async function runTests(options: readonly string[], words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const removeRunFolder = openRunFolder();
  const killedFiles = path.join(tmpdir(), "killed-files");
  const whole = { ...env, KILLED_FILES: killedFiles };
  let status = await runVitest([...options, ...words], whole);
  const killed = existsSync(killedFiles) ? readFileSync(killedFiles, "utf8").split("\n").filter(Boolean) : [];
  if (status !== 0 && killed.length > 0) {
    process.stderr.write(`Node itself fell under these files, they run once more: ${killed.join(", ")}\n`);
    status = await runVitest([...options, ...killed], whole);
  }
  await removeRunFolder();
  return status;
}
