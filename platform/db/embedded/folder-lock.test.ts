import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FolderInUse, takeFolderLock } from "./folder-lock.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-lock-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes the lock and reports whether it got it. */
const program = (file: string) => `
  import { takeFolderLock } from "./platform/db/embedded/folder-lock.ts";
  await takeFolderLock(${JSON.stringify(file)}).then(() => { console.log("taken"); setInterval(() => {}, 1000); }, (error) => console.log(error.constructor.name));`;
const starter = (file: string) => [process.execPath, "--input-type=module", "--eval", program(file)] as const;

function start([command, ...args]: readonly [string, ...string[]]): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said = once(child.stdout, "data").then(([part]) => String(part).trim());
  return { child, said };
}
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("S64 the same process twice is refused, and the next is taken when the first has given it back", async () => {
  const file = path.join(folder, "same");
  const giveBack = await takeFolderLock(file);
  await expect(takeFolderLock(file)).rejects.toThrow(FolderInUse);
  await expect(takeFolderLock(file)).rejects.toThrow(`process ${process.pid} on ${os.hostname()}`);
  await giveBack();
  await (
    await takeFolderLock(file)
  )();
});

test("S64 a process that was killed leaves nothing behind", async () => {
  const file = path.join(folder, "killed");
  const { child, said } = start(starter(file));
  expect(await said).toBe("taken");
  await expect(takeFolderLock(file)).rejects.toThrow(`process ${child.pid} on`);
  await end(child);
  await (
    await takeFolderLock(file)
  )();
});

test("S64 of three starters at one instant over what a killed one left, one is taken, twelve times", async () => {
  const file = path.join(folder, "three");
  for (let round = 0; round < 12; round += 1) {
    const starters = Array.from({ length: 3 }, () => start(starter(file)));
    const said = await Promise.all(starters.map((one) => one.said));
    expect(said.sort()).toEqual(["FolderInUse", "FolderInUse", "taken"]);
    await Promise.all(starters.map(({ child }) => end(child)));
  }
}, 60_000);

const namespaces = spawnSync("unshare", ["-fp", "--mount-proc", "true"]).status === 0;
test.skipIf(!namespaces)(
  "S64 process 1 of another container on the same folder is refused, both ways round (needs unshare -p)",
  async () => {
    const file = path.join(folder, "container");
    const giveBack = await takeFolderLock(file);
    const refused = start(["unshare", "-fp", "--kill-child", "--mount-proc", ...starter(file)]);
    expect(await refused.said).toBe("FolderInUse");
    await giveBack();
    const first = start(["unshare", "-fp", "--kill-child", "--mount-proc", ...starter(file)]);
    expect(await first.said).toBe("taken");
    await expect(takeFolderLock(file)).rejects.toThrow(FolderInUse);
    const second = start(["unshare", "-fp", "--kill-child", "--mount-proc", ...starter(file)]);
    expect(await second.said).toBe("FolderInUse");
    await Promise.all([refused, first, second].map(({ child }) => end(child)));
  },
);
