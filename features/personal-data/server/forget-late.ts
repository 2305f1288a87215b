import * as z from "zod";
import type { Id } from "../../../platform/ids.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { forgetProfile, lockAccount } from "../../accounts/accounts.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { forgetRows } from "./forget-rows.queries.ts";
import { wantFilesRemoved } from "./forgotten-files.ts";
import { selectPersonalRows } from "./personal-rows.queries.ts";

/** Longer than a call lasts that was let in before. */
const LATE_SECONDS = 120;

export const forgetLateJob = defineJob({
  name: "forget-late",
  payload: z.strictObject({ account: z.number().int() }),
  atOnce: 1,
  most: 10_000,
  pauseSeconds: 60,
});

export const enqueueForgetLate = (tx: Tx, account: Id<"account">): Promise<unknown> =>
  enqueue(tx, forgetLateJob, { account }, { key: String(account), afterSeconds: LATE_SECONDS });

/** Forgets what calls under way wrote after the forgetting; whoever has signed in since is a customer anew. */
export async function forgetLate(shop: Shop, id: Id<"account">): Promise<void> {
  await shop.db.job(async (tx) => {
    await lockAccount(tx, id);
    if ((await selectPersonalRows(tx, "access_token", id)).length > 0) return;
    await wantFilesRemoved(tx, await forgetRows(tx, { id, email: "" }));
    await forgetProfile(tx, id);
  });
}
