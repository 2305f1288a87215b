import { addDays } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { deleteOldEvents, deleteWithdrawn, selectOverfull } from "./deliveries.queries.ts";
import { lockEndpoint } from "./endpoints.queries.ts";
import { switchOffAndTell } from "./settle.ts";

const DAYS_KEPT = 30;
/** Of a receiver that is dead for three days a busy shop's orders are fewer. */
const MOST_WAITING = 10_000;
/** One that takes what it is told may be behind by more: switched on after a time it was dead, it has all of that to take. */
const MOST_BEHIND = 100_000;

/** For the schedule: forgets what happened a month ago, and switches off endpoints for which too much waits. */
export async function keepWebhooks(shop: Shop): Promise<void> {
  for (const id of await selectOverfull(shop.db.read, { failing: MOST_WAITING, taking: MOST_BEHIND }))
    await shop.db.job(async (tx) => {
      const endpoint = await lockEndpoint(tx, id);
      if (endpoint?.is_on) await switchOffAndTell(tx, shop, { id, name: endpoint.name, because: "full" });
    });
  const before = addDays(shop.clock.now(), -DAYS_KEPT);
  let deleted: number;
  do deleted = await shop.db.job((tx) => deleteOldEvents(tx, before));
  while (deleted > 0);
  await shop.db.job((tx) => deleteWithdrawn(tx, before));
}
