import type { Config } from "../platform/config/config.ts";
import { giveCommand } from "./commands/give-command.ts";
import { parseImportCommand, type ImportAnswer, type ImportCommand } from "./commands/import-command.ts";
import { usage } from "./commands/import-words.ts";
import { progressBar } from "./commands/progress-bar.ts";
import { runProgram } from "./run-program.ts";

/** `npm run import -- <folder or files>`, `--show N`, `--take N` or `--refuse N`; a shop on the embedded database does it itself. */
const command = parseImportCommand(process.argv.slice(2));
const { code, said }: ImportAnswer = command ? await runProgram((config) => runWithProgress(config, command)) : { code: 1, said: usage };
(code === 1 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = code;

async function runWithProgress(config: Config, command: ImportCommand): Promise<ImportAnswer> {
  const bar = progressBar("1С");
  try {
    return await giveCommand(config, command, (share) => bar.show(share));
  } finally {
    if (command.kind === "import") bar.end();
  }
}
