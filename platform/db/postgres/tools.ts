import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { Trouble } from "../../trouble.ts";

/** Runs `pg_dump` or `pg_restore`. Throws `Trouble` with its message. */
export async function runPostgresTool(tool: "pg_dump" | "pg_restore", args: readonly string[], url: string): Promise<void> {
  const { password, withoutPassword } = apart(url);
  const child = spawn(toolPath(tool), [...args, "--no-password", "--dbname", withoutPassword], {
    stdio: ["ignore", "ignore", "pipe"],
    // Arguments are visible to everyone on the machine, so the password goes by the environment.
    env: { PATH: path.dirname(process.execPath), LC_ALL: "C", ...(password ? { PGPASSWORD: password } : {}) },
  });
  let said = "";
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Trouble(`${tool} failed: ${said.trim().split("\n").slice(0, 3).join("; ")}`);
}

function apart(url: string): { password: string; withoutPassword: string } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = "";
  return { password, withoutPassword: parsed.toString() };
}

/** The newest installed version reads every older server. */
function toolPath(tool: string): string {
  const found = folders().find((folder) => existsSync(path.join(folder, tool)));
  if (!found) throw new Trouble(`${tool} is needed: install PostgreSQL's client programs (Debian: postgresql-client) on this machine`);
  return path.join(found, tool);
}

function folders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const macs = ["/opt/homebrew/opt", "/usr/local/opt"].flatMap((root) =>
    ["libpq", ...[18, 17, 16, 15].map((version) => `postgresql@${version}`)].map((name) => `${root}/${name}/bin`),
  );
  return [...versions.map((version) => `${debian}/${version}/bin`), ...macs, "/usr/pgsql-17/bin", "/usr/bin", "/usr/local/bin"];
}
