import { startPostgresCluster } from "./postgres-cluster.ts";

/** One private PostgreSQL for the whole run; every test that wants it makes a database of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env["TEST_DATABASE_URL"]) return async () => undefined;
  const cluster = await startPostgresCluster();
  process.env["TEST_DATABASE_URL"] = cluster.url;
  return cluster.stop;
}
