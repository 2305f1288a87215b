import type { Id } from "../../../platform/ids.ts";
import { addDays } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import type { UploadPurpose } from "../uploads.rules.ts";
import { nameOfUpload } from "./name-of-upload.ts";
import { deleteOldUploads, deleteWholeUpload, selectUpload } from "./uploads.queries.ts";

const WAITING_DAYS = 1;

type Asked = { id: string; purpose: UploadPurpose; accountId?: Id<"account"> | undefined };

export async function hasWholeUpload(shop: Shop, { id, purpose, accountId }: Asked): Promise<boolean> {
  const upload = await selectUpload(shop.db.read, id);
  return upload?.purpose === purpose && upload.account_id === (accountId ?? null) && upload.received === upload.size;
}

/** The taker owns the file from now on. Undefined when it is another's, for another purpose, incomplete, or taken. */
export const takeUpload = (tx: Tx, asked: Asked): Promise<{ name: string; size: number } | undefined> =>
  deleteWholeUpload(tx, { accountId: undefined, ...asked });

export const uploadedFile = (id: string): string => nameOfUpload(id);

export const removeUploadedFile = (shop: Shop, id: string): Promise<void> => shop.integrations.files.remove(nameOfUpload(id));

export async function forgetWaitingUploads(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteOldUploads(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  for (const id of ids) await removeUploadedFile(shop, id);
}
