import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

const program = (isGuarded: boolean) => `
  ${isGuarded ? 'const { outliveForgottenPromises } = await import("./processes/edge/outlive-forgotten-promises.ts");' : ""}
  ${isGuarded ? "const forgotten = outliveForgottenPromises({ error: (_, line) => console.log(line) });" : ""}
  const load = () => Promise.all([Promise.reject(new Error("late")), (() => { throw new Error("at once"); })()]);
  try { load(); } catch (error) { console.log(error.message); }
  await new Promise((resolve) => setTimeout(resolve, 20));
  console.log("lives"${isGuarded ? ", forgotten()" : ""});`;
const tell = (isGuarded: boolean) => run(process.execPath, ["--input-type=module", "-e", program(isGuarded)]);

test("S58 a loader that throws beside a promise that fails later is told and counted, and the process lives on", async () => {
  expect((await tell(true)).stdout.trim().split("\n")).toEqual(["at once", "a promise failed that nobody waited for", "lives 1"]);
  await expect(tell(false), "without it").rejects.toMatchObject({ code: 1 });
});
