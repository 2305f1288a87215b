import { addDays } from "../../../platform/time/time.ts";
import { removeVisitorPhotos } from "../../pictures/pictures.server.ts";
import { removeUploadedFile } from "../../uploads/uploads.server.ts";
import type { Shop } from "../../shop.ts";
import { LEADS_DAYS } from "../leads.rules.ts";
import { deleteLeads, selectOldLeads } from "./leads.queries.ts";

const AT_ONCE = 100;

/** Files go first, since nothing leads to them without their rows. */
export async function forgetOldLeads(shop: Shop): Promise<void> {
  const old = await selectOldLeads(shop.db.read, addDays(shop.clock.now(), -LEADS_DAYS), AT_ONCE);
  await removeVisitorPhotos(
    shop,
    "offer-photos",
    old.flatMap(({ photos }) => photos),
  );
  for (const { file } of old) if (file) await removeUploadedFile(shop, file.id);
  await shop.db.job((tx) =>
    deleteLeads(
      tx,
      old.map(({ id }) => id),
    ),
  );
}
