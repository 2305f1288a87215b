import type { Shop } from "../shop.ts";
import { selectQueues } from "./server/jobs.queries.ts";

export { jobsApi } from "./server/jobs.api.ts";

/** Jobs of each queue by state; `late` ones are ten minutes overdue (I12). */
export const countJobs = ({ db }: Shop) => selectQueues(db.read);
