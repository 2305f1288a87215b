import { addDays } from "../../../../platform/time/time.ts";
import { removeUploadedPictures } from "../../../pictures/pictures.server.ts";
import type { Shop } from "../../../shop.ts";
import { deleteUnusedPictures } from "./content-pictures.queries.ts";

const WAITING_DAYS = 1;

/** Deletes replaced pictures, and those of stories not saved within a day. */
export async function forgetContentPictures(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteUnusedPictures(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  await removeUploadedPictures(shop, ids);
}
