import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Captures standard error in a process of its own. */
function logged(code: string): Record<string, Record<string, unknown>> {
  const program = `import { openLog } from "./platform/log.ts"; const log = openLog({ level: "info" }); ${code}`;
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  return JSON.parse(stderr) as Record<string, Record<string, unknown>>;
}

test("a line about an error keeps its SQLSTATE or the system's name of it", () => {
  expect(logged(`log.error({ err: Object.assign(new Error("no room"), { code: "53100" }) }, "x")`)["err"]).toMatchObject({
    errorCode: "53100",
  });
  expect(logged(`log.error({ err: Object.assign(new Error("gone"), { code: "ECONNREFUSED" }) }, "x")`)["err"]).toMatchObject({
    errorCode: "ECONNREFUSED",
  });
});

test("S54 what was sent to a phone is in no line, under whatever name it comes", () => {
  expect(
    JSON.stringify(
      logged(`log.error({ code: "4711", visit: { code: "4711" }, err: Object.assign(new Error("x"), { code: "4711" }) }, "x")`),
    ),
  ).not.toContain("4711");
});
