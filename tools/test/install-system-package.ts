import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a Debian package when this is a Debian machine and we are root; otherwise does nothing. */
export function installSystemPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write(`installing the system package ${name}…\n`);
  const run = (args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
  if (run(["install", "-y", "--no-install-recommends", name])) return;
  if (run(["update"])) run(["install", "-y", "--no-install-recommends", name]);
}
