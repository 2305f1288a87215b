import { addDays } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { deleteOldEvents, deleteWithdrawn, selectOverfull } from "./deliveries.queries.ts";
import { lockEndpoint } from "./endpoints.queries.ts";
import { switchOffAndTell } from "./settle.ts";

const DAYS_KEPT = 30;
/** A busy shop's orders of three days are fewer. */
const MOST_WAITING = 10_000;
/** A receiver that answers may lag further: after an outage it has all of that to take. */
const MOST_BEHIND = 100_000;

/** Forgets events of a month ago, and switches off endpoints with too many waiting messages. */
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
