import type { Database } from "../db/database.ts";
import { deleteJobsDoneBefore } from "./workers.queries.ts";

const KEEP_DAYS = 1;

/** Deletes jobs done a day ago; dead ones stay until somebody decides. */
export const forgetDoneJobs = <Tables>({ db }: { db: Database<Tables> }): Promise<unknown> =>
  db.job((tx) => deleteJobsDoneBefore(tx, { days: KEEP_DAYS }));
