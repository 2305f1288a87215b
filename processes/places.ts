import { giveCommand } from "./commands/give-command.ts";
import { parsePlacesCommand, placesUsage, type PlacesAnswer } from "./commands/places-command.ts";
import { runProgram } from "./run-program.ts";

/** `npm run places`: reads the carriers' settlements and departments now. Beside a shop on the embedded database that shop does it. */
const command = parsePlacesCommand(process.argv.slice(2));
const { code, said }: PlacesAnswer = command ? await runProgram((config) => giveCommand(config, command)) : { code: 1, said: placesUsage };
(code === 1 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = code;
