import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { schemaText } from "./schema-text.ts";

/** `npm run sdk`: writes the types of the calls and builds the client for apps into `build/sdk`, ready for `npm pack` or `npm install ./build/sdk`. */
const types = await schemaText();
if (readFileSync("sdk/src/schema.ts", "utf8") !== types) writeFileSync("sdk/src/schema.ts", types);
rmSync("build/sdk", { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "sdk/tsconfig.json"], { stdio: "inherit" });
for (const name of ["package.json", "README.md"]) copyFileSync(`sdk/${name}`, `build/sdk/${name}`);
process.exit(status ?? 1);
