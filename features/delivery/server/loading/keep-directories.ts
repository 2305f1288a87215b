import { addHours, startOfKyivDay } from "../../../../platform/time/time.ts";
import type { Shop } from "../../../shop.ts";
import { selectDirectories } from "../directory.queries.ts";
import { loadDirectory } from "./load-directory.ts";
import { selectNextTry } from "./loading.queries.ts";

/** Kyiv time. */
const HOUR = 3;

/** Reads a missing directory, or one of another source, at once, others each night. A failure is logged and tried again later. */
export async function keepDirectories(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  const night = addHours(startOfKyivDay(now), HOUR);
  const due = now < night ? addHours(night, -24) : night;
  const there = await selectDirectories(shop.db.read);
  for (const [carrier, { directory }] of shop.integrations.vendors) {
    const loaded = there.find((one) => one.carrier === carrier);
    if (loaded && loaded.source === directory.source && loaded.loaded_at >= due) continue;
    const nextTry = await selectNextTry(shop.db.read, carrier);
    if (nextTry && nextTry > now) continue;
    await loadDirectory(shop, carrier, directory).then(
      (done) => done !== "busy" && shop.log.info({ carrier, ...done }, "the carrier's places are loaded"),
      (error: unknown) => shop.log.warn({ carrier, err: error }, "the carrier's places could not be loaded; those of before stay"),
    );
  }
}
