import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

const run = `
  import { mkdtempSync, writeFileSync } from "node:fs";
  import { tmpdir } from "node:os";
  import path from "node:path";
  import { openRunFolder } from "${new URL("run-folder.ts", import.meta.url).href}";
  const close = openRunFolder();
  writeFileSync(path.join(mkdtempSync(path.join(tmpdir(), "left-")), "file"), "left by a test");
  process.stdout.write(tmpdir());
  process.argv.includes("closed") ? await close() : process.exit(1);
`;

test.each(["closed", "ended"])("nothing is left of a run that is %s", async (how) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", run, how], {
    env: { ...process.env, TMPDIR: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let folder = "";
  child.stdout.on("data", (chunk: Buffer) => (folder += chunk.toString()));
  await once(child, "close");
  expect(folder).toContain("semyriad-run-");
  expect(existsSync(folder)).toBe(false);
});
