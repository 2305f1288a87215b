import { prepareChromium, prepareChromiumShell } from "../test/prepare-chromium.ts";
import { preparePostgres } from "../test/prepare-postgres.ts";
import { runTests } from "../test/run-tests.ts";

/**
 * `npm run prove -- journeys [words of Vitest] [--everywhere]`: every page in every width and language, every link, every dialog and
 * branch of the journeys that `npm test` leaves out, and its own ones at a desk. `--everywhere` walks those of `npm test` too, each in both languages on a phone
 * and at a desk. Exit code 1 when one does not hold.
 */
const rest = process.argv.slice(3);
const isEverywhere = rest.includes("--everywhere");
const words = rest.filter((argument) => argument !== "--everywhere");

preparePostgres();
const env = {
  CHROMIUM: prepareChromiumShell(),
  CHROMIUM_WITH_WINDOW: prepareChromium(),
  ...(isEverywhere ? { JOURNEYS: "everywhere" } : {}),
};
const status = await runTests(["--config", "vitest.proofs.config.ts", "--project", "journeys", "--project", "desk"], words, env);
const ofMain = isEverywhere ? await runTests(["--project", "e2e"], words, env) : 0;
process.exit(status || ofMain);
