import { parseConfig, type Config } from "../platform/config.ts";
import { startTrouble } from "./start-trouble.ts";

/** Runs a program, or a part of one, over the configuration. What its operator can mend is one line on standard error and exit code 1, without a stack. */
export async function runProgram<Done>(program: (config: Config) => Promise<Done>): Promise<Done> {
  let config: Config | undefined;
  try {
    config = parseConfig(process.env);
    return await program(config);
  } catch (error) {
    const line = startTrouble(error, config);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
