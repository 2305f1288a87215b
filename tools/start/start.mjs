// Plain JavaScript on purpose: it runs on whatever Node the machine has, before anything is installed.
import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { buildWhenChanged } from "./build-when-changed.mjs";
import { importFlags, shopEnvironment, shopFlags } from "./memory.mjs";
import { installWhenChanged } from "./install-when-changed.mjs";
import { pinnedNode } from "./pinned-node.mjs";

const [command = "start", ...rest] = process.argv.slice(2);
const root = new URL("../..", import.meta.url);

const programs = {
  start: { file: "build/server/web.js", build: true, flags: shopFlags, env: shopEnvironment, endsWithStarter: true },
  // Installs and builds, and leaves the starting to a supervisor.
  build: { build: true },
  import: { file: "processes/import.ts", build: false, flags: importFlags },
  places: { file: "processes/places.ts", build: false },
  backup: { file: "processes/backup.ts", build: false },
  restore: { file: "processes/restore.ts", build: false },
  test: { file: "tools/test/test.ts", build: true },
  check: { file: "tools/check/check.ts", build: true },
  conform: { file: "tools/conform/conform.ts", build: false },
  sdk: { file: "tools/sdk/build-sdk.ts", build: false },
  prove: { file: "tools/prove/prove.ts", build: true },
  audit: { file: "tools/audit/audit.ts", build: true },
  bench: { file: "bench/bench.ts", build: true },
};

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed to start; this is ${process.versions.node}`);
  process.exit(1);
}
const program = programs[command];
if (!program) {
  console.error(`unknown command "${command}"; known: ${Object.keys(programs).join(", ")}`);
  process.exit(1);
}

/** Where the programs' code is kept as it was compiled last: the next start need not do it again. */
const compiled = fileURLToPath(new URL("node_modules/.cache/compiled", root));

await installWhenChanged(root);
const node = pinnedNode(root);
if (program.build) await buildWhenChanged(root, node);
if (program.file) run(node, [...(program.flags ?? []), program.file, ...rest], program);

/** Runs the program in place of this one: the same streams, signals passed on, its exit code. */
function run(binary, args, { endsWithStarter = false, env = {} }) {
  const child = spawn(binary, args, {
    cwd: root,
    // Over the fourth the shop sees this process end, however it ends.
    stdio: ["inherit", "inherit", "inherit", endsWithStarter ? "ipc" : "ignore"],
    env: { NODE_ENV: "production", NODE_COMPILE_CACHE: compiled, ...env, ...process.env, PATH: pathWithPinnedTools() },
  });
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => child.kill("SIGTERM"));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`cannot start ${binary}: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
}

/** npm, when it is killed, and the shell it starts through, when that is ended, leave what they started running. */
function whenParentIsGone(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

function pathWithPinnedTools() {
  const separator = process.platform === "win32" ? ";" : ":";
  return [new URL("node_modules/.bin", root).pathname, process.env.PATH ?? ""].map(decodeURIComponent).join(separator);
}
