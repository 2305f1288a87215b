import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Planted } from "./planted.ts";

export type SourceCopy = { folder: string; plant(files: Planted["files"]): void; restore(): void; remove(): void };

/** A throw-away copy of what git knows or would take, packages linked: here anything may be broken. */
export function copyOfTheSources(): SourceCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-planted-"));
  const names = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
    .split("\0")
    .filter((name) => name && existsSync(name));
  for (const name of names) cpSync(name, path.join(folder, name), { recursive: true });
  linkPackages(folder);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init", "--quiet");
  git("add", "--all");

  const written = new Map<string, string | undefined>();
  return {
    folder,
    plant(files) {
      for (const [name, change] of Object.entries(files)) {
        const place = path.join(folder, name);
        const before = existsSync(place) ? readFileSync(place, "utf8") : undefined;
        const after = typeof change === "string" ? change : change(before ?? "");
        if (after === before) throw new Error(`nothing was planted in ${name}: it reads otherwise than expected`);
        if (!written.has(name)) written.set(name, before);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, after);
      }
    },
    restore() {
      for (const [name, before] of written) {
        if (before === undefined) rmSync(path.join(folder, name));
        else writeFileSync(path.join(folder, name), before);
      }
      written.clear();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Package by package, so that caches kept beside the packages stay the original's own. */
function linkPackages(folder: string): void {
  const packages = path.resolve("node_modules");
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(packages)) {
    if (!name.startsWith(".") || name === ".bin") symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name));
  }
}
