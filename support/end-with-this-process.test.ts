import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const starter = `
  import { spawn } from "node:child_process";
  import { endWithThisProcess } from "${new URL("end-with-this-process.ts", import.meta.url).href}";
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: ["ignore", "ignore", "inherit"] });
  endWithThisProcess(child, "SIGKILL");
  process.stdout.write(String(child.pid));
  setImmediate(() => { throw new Error("the run failed"); });
`;

test("what a failed run started ends with it", async () => {
  const failing = spawn(process.execPath, ["--input-type=module", "-e", starter], { stdio: ["ignore", "pipe", "pipe"] });
  let pid = "";
  failing.stdout.on("data", (chunk: Buffer) => (pid += chunk.toString()));
  failing.stderr.resume();
  // The child holds the other end of the pipe too: it closes when both are gone.
  await Promise.all([once(failing, "exit"), once(failing.stderr, "close")]);
  expect([failing.exitCode, Number(pid) > 0]).toEqual([1, true]);
});
