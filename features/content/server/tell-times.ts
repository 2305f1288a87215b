import { addSeconds } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { blueLineTopic, contentTopic } from "../../topics.ts";
import { hasTurningPoint } from "./staff/staff-content.queries.ts";

/** Longer than the schedule's pace, so that no moment falls between two looks. */
const LOOK_BACK_SECONDS = 90;

const kinds = [
  { tables: ["story", "promotion"], topic: contentTopic },
  { tables: ["blue_line"], topic: blueLineTopic },
] as const;

/** Renews pages when a story, a promotion or a line above the header begins or ends. Safe in several processes. */
export async function tellContentTimes(shop: Shop): Promise<void> {
  const to = shop.clock.now();
  for (const { tables, topic } of kinds) {
    if (await hasTurningPoint(shop.db.read, tables, { from: addSeconds(to, -LOOK_BACK_SECONDS), to }))
      await shop.db.job(async (tx) => tx.changed(topic, [topic.name]));
  }
}
