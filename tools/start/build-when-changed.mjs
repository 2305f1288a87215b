import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { packFiles } from "./pack-files.mjs";

const sources = [
  "app",
  "features",
  "integrations",
  "platform",
  "processes",
  "db/seed",
  "ui",
  "client",
  "public",
  "vite.config.ts",
  "vite.backoffice.config.ts",
  "vite.worker.config.ts",
  "tools/start/one-language.ts",
  "package-lock.json",
];

const storefront = ["node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "warn"];
const backOffice = ["node_modules/vite/bin/vite.js", "build", "--config", "vite.backoffice.config.ts", "--logLevel", "warn"];
const worker = ["node_modules/vite/bin/vite.js", "build", "--config", "vite.worker.config.ts", "--logLevel", "warn"];

/** Builds the program and its pages when a source changed since the last build. */
export async function buildWhenChanged(root, node) {
  const folder = fileURLToPath(root);
  const wanted = fingerprint(folder);
  const stamp = path.join(folder, "build", ".built-from");
  if (readOrEmpty(stamp) === wanted) return;
  console.error("building the shop…");
  for (const build of [storefront, worker, backOffice]) {
    const { status } = spawnSync(node, build, { cwd: folder, stdio: ["ignore", 2, 2], env: { ...process.env, NODE_ENV: "production" } });
    if (status !== 0) {
      console.error("the build failed; see its message above");
      process.exit(1);
    }
  }
  await packFiles(["client", "backoffice"].map((part) => path.join(folder, "build", part)));
  writeFileSync(stamp, wanted);
}

function fingerprint(folder) {
  const hash = createHash("sha256");
  for (const source of sources) visit(path.join(folder, source), source, hash);
  return hash.digest("hex");
}

function visit(place, name, hash) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${name}\0`).update(readFileSync(place));
    return;
  }
  for (const entry of readdirSync(place).sort()) visit(path.join(place, entry), `${name}/${entry}`, hash);
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
