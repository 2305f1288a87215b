import { addDays } from "../../../../platform/time/time.ts";
import type { Shop } from "../../../shop.ts";
import { endSilentIntakes } from "./intakes.ts";
import { dropLostBodies } from "./part-folder.ts";
import { deleteOldIntakes, deleteOldParts } from "./parts.queries.ts";
import { goOnWithParts } from "./take-part.ts";

const DAYS_ANSWERED_AGAIN = 2;

/** Resumes parts of a process that died, ends silent imports, and forgets answers older than yesterday. */
export async function keepPrograms(shop: Shop): Promise<void> {
  await goOnWithParts(shop);
  await endSilentIntakes(shop);
  const before = addDays(shop.clock.now(), -DAYS_ANSWERED_AGAIN);
  await deleteOldParts(shop.db.read, before);
  await deleteOldIntakes(shop.db.read, before);
  await dropLostBodies(shop);
}
