import type { Config } from "../platform/config/config.ts";
import { giveOrder } from "./commands/give-order.ts";
import { importOrder, type ImportAnswer, type ImportOrder } from "./commands/import-command.ts";
import { usage } from "./commands/import-words.ts";
import { progressBar } from "./commands/progress-bar.ts";
import { runProgram } from "./run-program.ts";

/** `npm run import -- <folder or files>`, `--show N`, `--take N` or `--refuse N`; a shop on the embedded database does it itself. */
const order = importOrder(process.argv.slice(2));
const { code, said }: ImportAnswer = order ? await runProgram((config) => obey(config, order)) : { code: 1, said: usage };
(code === 1 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = code;

async function obey(config: Config, asked: ImportOrder): Promise<ImportAnswer> {
  const bar = progressBar("1С");
  try {
    return await giveOrder(config, asked, (share) => bar.show(share));
  } finally {
    if (asked.kind === "import") bar.end();
  }
}
