import { preparePostgres } from "../test/prepare-postgres.ts";
import { runTests } from "../test/run-tests.ts";

/**
 * `npm run prove -- embedded [words of Vitest]`: the use cases of the features, which `npm test` runs on PostgreSQL, on the embedded
 * database. Exit code 1 when one does not hold.
 */
preparePostgres();
process.exitCode = await runTests(["--config", "vitest.proofs.config.ts", "--project", "embedded"], process.argv.slice(3), {});
