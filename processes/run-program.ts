import { parseConfig, type Config } from "../platform/config/config.ts";
import { startTrouble } from "./start-trouble.ts";

/** Runs a program over the configuration; a `Trouble` becomes one line and exit code 1. */
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
