import { removeVisitorPhotos } from "../../pictures/pictures.server.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Shop, Tx } from "../../shop.ts";
import { selectFiles } from "./forget-rows.queries.ts";

export type ForgottenFiles = { photos: { of: "review-photos" | "return-photos" | "chat-photos"; ids: string[] }[]; films: string[] };

/** Read before their rows go. */
export const selectFilesOf = async (tx: Tx, id: Id<"account">): Promise<ForgottenFiles> => ({
  photos: [
    { of: "review-photos", ids: await selectFiles(tx, id, "review_photo") },
    { of: "return-photos", ids: await selectFiles(tx, id, "goods_return_photo") },
    { of: "chat-photos", ids: await selectFiles(tx, id, "chat_photo") },
  ],
  films: await selectFiles(tx, id, "review_film"),
});

export async function removeForgottenFiles(shop: Shop, { photos, films }: ForgottenFiles): Promise<void> {
  for (const { of, ids } of photos) await removeVisitorPhotos(shop, of, ids);
  for (const id of films) await shop.integrations.files.remove(`review-films/${id.slice(0, 2)}/${id}`);
}
