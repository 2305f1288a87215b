import type { Id } from "../../../platform/ids.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { addDays } from "../../../platform/time/time.ts";
import { isPhotoId, keepVisitorPhoto, removeVisitorPhotos, visitorPhotoResponse } from "../../pictures/pictures.server.ts";
import { customerOf, type Shop, type Visit } from "../../shop.ts";
import { deleteWaitingReturnPhotos, insertReturnPhoto, selectOwnerOfPhoto } from "./photos.queries.ts";

const A_DAY = 50;
const WAITING_DAYS = 1;

/** Answers the photo's id; refuses as `keepVisitorPhoto`, 429 past fifty a day. */
export async function addReturnPhoto(visit: Visit, photo: string): Promise<string> {
  const { shop, now } = visit;
  const { id: accountId } = customerOf(visit);
  await requireBudgets(shop, [{ name: "return photo", of: String(accountId), limit: A_DAY, windowSeconds: 86_400 }]);
  const id = await keepVisitorPhoto(shop, {
    of: "return-photos",
    photo,
    wrong: "returns.photoError",
    by: { person: `account ${accountId}` },
  });
  await shop.db.write((tx) => insertReturnPhoto(tx, { id, accountId, at: now }));
  return id;
}

/** The photo for staff and its owner (security.md S30, S44); undefined for anybody else. */
export async function returnPhotoResponse(
  shop: Shop,
  { id, file, seenBy }: { id: string; file: string; seenBy: Id<"account"> | "staff" },
): Promise<Response | undefined> {
  if (!isPhotoId(id)) return undefined;
  if (seenBy !== "staff" && (await selectOwnerOfPhoto(shop.db.read, id)) !== seenBy) return undefined;
  return visitorPhotoResponse(shop, { of: "return-photos", id, file, cache: "private, no-store" });
}

export async function forgetWaitingReturnPhotos(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteWaitingReturnPhotos(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  await removeVisitorPhotos(shop, "return-photos", ids);
}
