import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** Installs exactly the lockfile when node_modules does not carry its stamp. The stamp is written last. */
export async function installWhenChanged(root) {
  const wanted = createHash("sha256")
    .update(readFileSync(new URL("package-lock.json", root)))
    .digest("hex");
  const stamp = new URL("node_modules/.installed-lockfile", root);
  if (readOrEmpty(stamp) === wanted) return;
  console.error("installing packages (first start only)…");
  const npm = process.env.npm_execpath;
  const [binary, first] = npm ? [process.execPath, [npm]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const { status } = spawnSync(binary, [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, NODE_ENV: "development", npm_config_ignore_scripts: "true" },
  });
  if (status !== 0) {
    console.error("npm ci failed; see its message above");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
