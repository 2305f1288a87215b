import { forbidden } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { addDays } from "../../../platform/time/time.ts";
import { isPhotoId, keepVisitorPhoto, removeVisitorPhotos, visitorPhotoResponse } from "../../pictures/pictures.server.ts";
import { customerOf, staffOf, type Shop, type Visit } from "../../shop.ts";
import { deleteWaitingChatPhotos, insertChatPhoto, selectReaderOfPhoto, type Sender } from "./photos.queries.ts";

const A_DAY = 50;
const A_DAY_OF_STAFF = 300;
const WAITING_DAYS = 1;

/** Answers the photo's id; refuses as `keepVisitorPhoto`, 403 for a blacklisted customer, 429 past fifty a day (security.md S33). */
export async function addChatPhoto(visit: Visit, photo: string): Promise<string> {
  const { id: accountId, blacklisted } = customerOf(visit);
  if (blacklisted) throw forbidden();
  await requireBudgets(visit.shop, [{ name: "chat photo", of: String(accountId), limit: A_DAY, windowSeconds: 86_400 }]);
  return keepPhoto(visit, { photo, sender: { account_id: accountId } });
}

/** Keeps a photo for an answer by the same member of staff; refuses as `keepVisitorPhoto`, 429 past three hundred a day. */
export async function addStaffChatPhoto(visit: Visit, photo: string): Promise<string> {
  const { id: staffId } = staffOf(visit);
  await requireBudgets(visit.shop, [{ name: "staff chat photo", of: String(staffId), limit: A_DAY_OF_STAFF, windowSeconds: 86_400 }]);
  return keepPhoto(visit, { photo, sender: { staff_id: staffId } });
}

async function keepPhoto({ shop, now }: Visit, { photo, sender }: { photo: string; sender: Sender }): Promise<string> {
  const id = await keepVisitorPhoto(shop, { of: "chat-photos", photo, wrong: "chat.photoError", by: { person: nameOf(sender) } });
  await shop.db.write((tx) => insertChatPhoto(tx, { id, sender, at: now }));
  return id;
}

const nameOf = (sender: Sender): string => ("staff_id" in sender ? `staff ${sender.staff_id}` : `account ${sender.account_id}`);

/** The photo for staff and the conversation's customer (security.md S30, S44); undefined for anybody else. */
export async function chatPhotoResponse(
  shop: Shop,
  { id, file, seenBy }: { id: string; file: string; seenBy: Id<"account"> | "staff" },
): Promise<Response | undefined> {
  if (!isPhotoId(id)) return undefined;
  if (seenBy !== "staff" && (await selectReaderOfPhoto(shop.db.read, id)) !== seenBy) return undefined;
  return visitorPhotoResponse(shop, { of: "chat-photos", id, file, cache: "private, no-store" });
}

export async function forgetWaitingChatPhotos(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteWaitingChatPhotos(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  await removeVisitorPhotos(shop, "chat-photos", ids);
}
