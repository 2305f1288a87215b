import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { addDays } from "../../../platform/time/time.ts";
import { isPhotoId, keepVisitorPhoto, removeVisitorPhotos, visitorPhotoResponse } from "../../pictures/pictures.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import { authorOf } from "./add-review.ts";
import { deleteWaitingPhotos, insertPhoto, selectStatusOfPhoto } from "./photos.queries.ts";

const A_DAY = 50;
const WAITING_DAYS = 1;

/** Answers the photo's id; refuses as `keepVisitorPhoto`, 429 past fifty a day. */
export async function addReviewPhoto(visit: Visit, photo: string): Promise<string> {
  const { shop, now } = visit;
  const { id: accountId } = authorOf(visit);
  await requireBudgets(shop, [{ name: "photo", of: String(accountId), limit: A_DAY, windowSeconds: 86_400 }]);
  const id = await keepVisitorPhoto(shop, {
    of: "review-photos",
    photo,
    wrong: "reviews.photoError",
    by: { person: `account ${accountId}` },
  });
  await shop.db.write((tx) => insertPhoto(tx, { id, accountId, now }));
  return id;
}

/** Only staff see it until its review is published. */
export async function reviewPhotoResponse(
  shop: Shop,
  { id, file, seenBy }: { id: string; file: string; seenBy: "anyone" | "staff" },
): Promise<Response | undefined> {
  if (seenBy === "anyone" && (!isPhotoId(id) || (await selectStatusOfPhoto(shop.db.read, id)) !== "published")) return undefined;
  // A review may be withdrawn, so no cache keeps its photos for long.
  const cache = seenBy === "anyone" ? "public, max-age=3600" : "private, no-store";
  return visitorPhotoResponse(shop, { of: "review-photos", id, file, cache });
}

export async function forgetWaitingPhotos(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteWaitingPhotos(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  await removeVisitorPhotos(shop, "review-photos", ids);
}
