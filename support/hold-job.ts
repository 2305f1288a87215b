import { openPostgres } from "../platform/db/postgres/open-postgres.ts";
import { openLog } from "../platform/log.ts";
import { soundCondition } from "../platform/machine/condition.ts";
import { openWorkers } from "../platform/jobs/workers.ts";

/* `node support/hold-job.ts <database url> <queue>`: takes one job, says so, and never ends it. */

const [url = "", name = ""] = process.argv.slice(2);
const run = (): Promise<never> => {
  process.stdout.write("taken\n");
  return new Promise(() => undefined);
};
await openWorkers({ db: openPostgres<never>(url), log: openLog({ level: "silent" }), condition: soundCondition }, [
  { name, atOnce: 1, run },
]);
