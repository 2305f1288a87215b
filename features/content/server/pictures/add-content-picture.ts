import { requireBudgets } from "../../../../platform/limits/require-budgets.ts";
import { keepUploadedPicture } from "../../../pictures/pictures.server.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../../shop.ts";
import { insertPicture } from "./content-pictures.queries.ts";

const A_DAY = 200;

/** Answers the picture's id; refuses as `keepUploadedPicture`, 429 past two hundred a day for one member of staff. */
export async function addContentPicture(visit: Visit, picture: string): Promise<string> {
  const { shop, now } = visit;
  const staff = staffOf(visit);
  await requireBudgets(shop, [{ name: "content picture", of: String(staff.id), limit: A_DAY, windowSeconds: 86_400 }]);
  const id = await keepUploadedPicture(shop, { picture, wrong: "content.pictureError", by: { person: `staff ${staff.id}` } });
  await shop.db.write(async (tx) => {
    await insertPicture(tx, { id, at: now });
    await recordAudit(tx, visit, { action: "add", entity: "picture", entityId: id });
  });
  return id;
}
