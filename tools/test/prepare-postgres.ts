import { postgresBin } from "../../support/postgres-cluster.ts";
import { installSystemPackage } from "./install-system-package.ts";

/** Makes sure a PostgreSQL server can be started; installs the system's package where it may, else says what to do. */
export function preparePostgres(): void {
  if (process.env["TEST_DATABASE_URL"] || postgresBin()) return;
  installSystemPackage("postgresql");
  if (postgresBin()) return;
  process.stderr.write(
    "PostgreSQL is needed for the concurrency tests: install your system's package postgresql, or name its bin folder in POSTGRES_BIN\n",
  );
  process.exit(1);
}
