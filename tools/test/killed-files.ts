import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

const KILLED = /exited unexpectedly with signal (?:SIGSEGV|SIGTRAP) .*while running test file (?<file>\S+\.tsx?)$/;

/**
 * The test files whose process the runtime itself ended: the embedded database's WebAssembly makes Node fall now and then
 * (https://github.com/nodejs/node/issues/64500), V8 at times by an assertion of its own. None when anything else went wrong beside,
 * which is then to be seen first.
 */
export function filesToRunAgain(modules: readonly Pick<TestModule, "state" | "errors">[], errors: readonly SerializedError[]): string[] {
  const hasFailed = modules.some((module) => module.state() === "failed" || module.errors().length > 0);
  const killed = errors.map(({ cause }) => KILLED.exec(String((cause as Error | undefined)?.message))?.groups?.["file"]);
  if (hasFailed || killed.includes(undefined)) return [];
  return killed.filter((file) => file !== undefined);
}

/** Writes the files to run again, a line each, to the file that `KILLED_FILES` names. */
export default class KilledFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const list = process.env["KILLED_FILES"];
    if (list) writeFileSync(list, filesToRunAgain(modules, errors).join("\n"));
  }
}
