import { preparePostgres } from "../test/prepare-postgres.ts";
import { runTests } from "../test/run-tests.ts";

/**
 * `npm run prove -- running [words of Vitest]`: the program is ended by signals and by kill -9, alone and under a supervisor, backed up,
 * destroyed and restored, and nothing that was acknowledged is lost. Exit code 1 when one does not hold.
 */
preparePostgres();
process.exitCode = await runTests(["--config", "vitest.proofs.config.ts", "--project", "running"], process.argv.slice(3), {});
