import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The committed table types must be what the migrations make. */
const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-tables-"));
const fresh = path.join(folder, "tables.ts");
execFileSync(process.execPath, ["tools/database/write-table-types.ts", fresh], { stdio: "inherit" });
execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", fresh], { stdio: "inherit" });
const same = readFileSync(fresh, "utf8") === readFileSync("db/tables.ts", "utf8");
rmSync(folder, { recursive: true });
if (!same) {
  process.stderr.write("db/tables.ts differs from the migrated database: run node tools/database/write-table-types.ts\n");
  process.exit(1);
}
process.stdout.write("db/tables.ts is what the migrations make\n");
