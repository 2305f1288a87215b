import { jobsTopic } from "../../../platform/jobs/job.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { Visit } from "../../shop.ts";
import { deleteDeadJob, reviveJob } from "./jobs.queries.ts";

type Decision = { id: string; reason: string };

/** False when it is no longer dead (S60). */
export const runJobAgain = (visit: Visit, { id, reason }: Decision): Promise<boolean> =>
  visit.shop.db.write(async (tx) => {
    const job = await reviveJob(tx, id);
    if (!job) return false;
    await recordAudit(tx, visit, { action: "again", entity: "job", entityId: id, before: toldOf(job), after: { reason } });
    tx.changed(jobsTopic, [job.name]);
    return true;
  });

export const dropJob = (visit: Visit, { id, reason }: Decision): Promise<boolean> =>
  visit.shop.db.write(async (tx) => {
    const job = await deleteDeadJob(tx, id);
    if (!job) return false;
    await recordAudit(tx, visit, { action: "drop", entity: "job", entityId: id, before: toldOf(job), after: { reason } });
    return true;
  });

const toldOf = ({ name, key, error }: NonNullable<Awaited<ReturnType<typeof reviveJob>>>) => ({
  queue: name,
  key: key ?? "",
  error: error ?? "",
});
