import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";

const count = z.number().int();
const queueView = z.object({
  id: z.string(),
  waiting: count,
  running: count,
  /** In the last day. */
  done: count,
  dead: count,
});
export type QueueView = z.infer<typeof queueView>;

const deadJobView = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** The number or id that its feature gave it. */
  key: z.string(),
  createdAt: z.string(),
  diedAt: z.string(),
  tries: count,
  error: z.string(),
});
export type DeadJobView = z.infer<typeof deadJobView>;

const exampleJob = {
  id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
  queue: "follow-parcels",
  key: "nova-poshta",
  createdAt: "2026-11-21T08:30:00.000Z",
  diedAt: "2026-11-21T10:40:00.000Z",
  tries: 8,
  error: "the carrier does not answer",
};
const decision = z.strictObject({
  id: z.uuid(),
  reason: z.string().trim().min(3).max(300),
});
const exampleDecision = { input: { id: exampleJob.id, reason: "перевізник знову працює" }, output: { result: true } };

export const listQueues = endpoint({
  method: "GET",
  path: "/api/admin/job-queues",
  access: "staff",
  permission: "jobs.see",
  summary: "The queues of jobs by name, how many of each wait, run, were done in the last day, and are dead",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(queueView), total: count }),
  example: { input: {}, output: { data: [{ id: "follow-parcels", waiting: 1, running: 0, done: 48, dead: 1 }], total: 1 } },
});

export const listDeadJobs = endpoint({
  method: "GET",
  path: "/api/admin/jobs",
  access: "staff",
  permission: "jobs.see",
  summary: "Jobs that failed eight times, the latest first, with the last error",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(deadJobView), total: count }),
  example: { input: {}, output: { data: [exampleJob], total: 1 } },
});

export const runJobAgain = endpoint({
  method: "POST",
  path: "/api/admin/jobs/{id}/again",
  access: "staff",
  permission: "jobs.change",
  summary: "Gives a dead job eight new tries, the first at once; false when somebody decided before",
  input: decision,
  output: z.object({ result: z.boolean() }),
  example: exampleDecision,
});

export const dropJob = endpoint({
  method: "POST",
  path: "/api/admin/jobs/{id}/drop",
  access: "staff",
  permission: "jobs.change",
  summary: "Deletes a dead job whose work is not wanted any more or was done by hand; false when somebody decided before",
  input: decision,
  output: z.object({ result: z.boolean() }),
  example: { input: { id: exampleJob.id, reason: "зроблено вручну" }, output: { result: true } },
});
