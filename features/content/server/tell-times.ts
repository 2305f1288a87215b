import { addSeconds } from "../../../platform/time.ts";
import type { Shop } from "../../shop.ts";
import { contentTopic } from "../../topics.ts";
import { hasTurningPoint } from "./staff/staff-content.queries.ts";

/** Longer than the schedule's pace, so that no moment falls between two looks. */
const LOOK_BACK_SECONDS = 90;

/** Has pages made anew when a story or a promotion begins or ends. Safe in several processes. */
export async function tellContentTimes(shop: Shop): Promise<void> {
  const to = shop.clock.now();
  if (!(await hasTurningPoint(shop.db.read, { from: addSeconds(to, -LOOK_BACK_SECONDS), to }))) return;
  await shop.db.job(async (tx) => tx.changed(contentTopic, [contentTopic.name]));
}
