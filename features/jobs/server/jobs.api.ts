import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../jobs.contract.ts";
import { dropJob, runJobAgain } from "./decide-job.ts";
import { selectDeadJobs, selectQueues } from "./jobs.queries.ts";
import { rowsOfPage, pageOfList } from "../../../platform/contracts/pagination.ts";

export const jobsApi = [
  handle(contract.listQueues, async ({ shop }: Visit, { page, perPage }) => {
    const queues = await selectQueues(shop.db.read);
    const shown = pageOfList(queues, { page, perPage });
    return { data: shown.map(({ name, late: _, ...counts }) => ({ id: name, ...counts })), total: queues.length };
  }),
  handle(contract.listDeadJobs, async ({ shop }: Visit, { page, perPage }) => {
    const { rows, total } = await selectDeadJobs(shop.db.read, rowsOfPage({ page, perPage }));
    return {
      data: rows.map(({ id, name, key, createdAt, diedAt, tries, error }) => ({
        id,
        queue: name,
        key: key ?? "",
        createdAt: createdAt.toISOString(),
        diedAt: diedAt.toISOString(),
        tries,
        error: error ?? "",
      })),
      total,
    };
  }),
  handle(contract.runJobAgain, async (visit: Visit, decision) => ({ result: await runJobAgain(visit, decision) })),
  handle(contract.dropJob, async (visit: Visit, decision) => ({ result: await dropJob(visit, decision) })),
];
