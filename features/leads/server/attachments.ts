import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { addDays } from "../../../platform/time/time.ts";
import { isPhotoId, keepVisitorPhoto, removeVisitorPhotos, visitorPhotoResponse } from "../../pictures/pictures.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import { uploadedFile } from "../../uploads/uploads.server.ts";
import { deleteWaitingLeadPhotos, insertLeadPhoto, selectLeadFile } from "./attachments.queries.ts";

const A_DAY = 50;
const WAITING_DAYS = 1;

/** Answers the photo's id; refuses as `keepVisitorPhoto`, 429 past fifty a day from one network (security.md S33). */
export async function addOfferPhoto({ shop, address, now }: Visit, photo: string): Promise<string> {
  const network = networkOf(address);
  await requireBudgets(shop, [{ name: "offer photo", of: network, limit: A_DAY, windowSeconds: 86_400 }]);
  const id = await keepVisitorPhoto(shop, { of: "offer-photos", photo, wrong: "leads.photoError", by: { network } });
  await shop.db.write((tx) => insertLeadPhoto(tx, id, now));
  return id;
}

/** Only for staff (security.md S44). */
export const offerPhotoResponse = (shop: Shop, { id, file }: { id: string; file: string }): Promise<Response | undefined> =>
  visitorPhotoResponse(shop, { of: "offer-photos", id, file, cache: "private, no-store" });

/** Only for staff, to save and never to show (security.md S44); undefined for no such file. */
export async function leadFileResponse(shop: Shop, id: string): Promise<Response | undefined> {
  const file = isPhotoId(id) ? await selectLeadFile(shop.db.read, id) : undefined;
  if (!file || !(await shop.integrations.files.measure(uploadedFile(id)))) return undefined;
  return new Response(shop.integrations.files.readPart(uploadedFile(id), { from: 0, to: file.size - 1 }), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(file.size),
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      "Content-Security-Policy": "sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}

export async function forgetWaitingLeadPhotos(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteWaitingLeadPhotos(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  await removeVisitorPhotos(shop, "offer-photos", ids);
}
