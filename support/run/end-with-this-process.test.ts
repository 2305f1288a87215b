import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const starter = `
  import { spawn } from "node:child_process";
  import { endWithThisProcess } from "${new URL("end-with-this-process.ts", import.meta.url).href}";
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: ["ignore", "ignore", "inherit"] });
  endWithThisProcess(child, "SIGKILL");
  process.stdout.write(String(child.pid));
  setImmediate(() => {
    if (process.argv.includes("SIGTERM")) process.kill(process.pid, "SIGTERM");
    else throw new Error("the run failed");
  });
`;

test.each([
  ["fails", [1, null]],
  ["SIGTERM", [null, "SIGTERM"]],
])("what a run has started ends with it: %s", async (how, end) => {
  const failing = spawn(process.execPath, ["--input-type=module", "-e", starter, how], { stdio: ["ignore", "pipe", "pipe"] });
  let pid = "";
  failing.stdout.on("data", (chunk: Buffer) => (pid += chunk.toString()));
  failing.stderr.resume();
  // The child holds the other end of the pipe too: it closes when both are gone.
  await Promise.all([once(failing, "exit"), once(failing.stderr, "close")]);
  expect([failing.exitCode, failing.signalCode]).toEqual(end);
  expect(Number(pid)).toBeGreaterThan(0);
});
