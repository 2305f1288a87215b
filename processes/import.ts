import path from "node:path";
import type { Config } from "../platform/config.ts";
import { FolderInUse } from "../platform/db/folder-lock.ts";
import { askShop } from "./asked-orders.ts";
import { importOrder, obeyImportOrder, type ImportAnswer, type ImportOrder } from "./import-command.ts";
import { usage } from "./import-words.ts";
import { openShop } from "./open-shop.ts";
import { progressBar } from "./progress-bar.ts";
import { runProgram } from "./run-program.ts";

/**
 * `npm run import -- <folder or files>`, or `--show N`, `--take N`, `--refuse N`; a shop running on the embedded database does the work.
 */
const order = importOrder(process.argv.slice(2));
const { code, said }: ImportAnswer = order ? await runProgram((config) => obey(config, order)) : { code: 1, said: usage };
(code === 1 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = code;

async function obey(config: Config, asked: ImportOrder): Promise<ImportAnswer> {
  const bar = progressBar("1С");
  const onProgress = (share: number) => bar.show(share);
  try {
    const shop = await openShop(config);
    try {
      return await obeyImportOrder(shop, asked, onProgress);
    } finally {
      await shop.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const absolute = asked.kind === "import" ? { ...asked, paths: asked.paths.map((one) => path.resolve(one)) } : asked;
    return await askShop(config, absolute, { owner: error.owner, onProgress });
  } finally {
    if (asked.kind === "import") bar.end();
  }
}
