import { prepareChromium, prepareChromiumShell } from "./prepare-chromium.ts";
import { preparePostgres } from "./prepare-postgres.ts";
import { runTests } from "./run-tests.ts";

/**
 * `npm test`: rules, use cases and calls, and the main journeys in a real browser, in one run; the rest of the journeys are
 * `npm run prove -- journeys`. Words choose the files whose path has one of them (`npm test -- cart`); `--only=unit` or `--only=e2e`
 * chooses the kind.
 */
const rest = process.argv.slice(2);
const only = rest.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const chosen = rest.filter((argument) => !argument.startsWith("--only="));

preparePostgres();
const chromium = only === "unit" ? "" : prepareChromiumShell();
const withWindow = only === "unit" ? "" : prepareChromium();

const status = await runTests(only ? [`--project=${only}`] : [], chosen, { CHROMIUM: chromium, CHROMIUM_WITH_WINDOW: withWindow });
if (status !== 0) process.stderr.write("tests failed\n");
process.exit(status);
