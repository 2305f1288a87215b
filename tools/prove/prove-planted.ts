import { preparePostgres } from "../test/prepare-postgres.ts";
import { runTests } from "../test/run-tests.ts";

/**
 * `npm run prove -- planted [words of Vitest]`: the proofs of stock, money and chat find each fault that is planted in a copy of the shop,
 * and payments race 1,500 times. Exit code 1 when one does not hold.
 */
preparePostgres();
process.exitCode = await runTests(["--config", "vitest.proofs.config.ts", "--project", "planted"], process.argv.slice(3), {});
