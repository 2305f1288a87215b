import { randomUUID } from "node:crypto";
import { requireRoom } from "../../../platform/machine/condition.ts";
import { invalid } from "../../../platform/contracts/errors.ts";
import type { Shop } from "../../shop.ts";
import { isPhoto } from "./is-photo.ts";
import { makePictures, type Uploader } from "./make-pictures.ts";

/** Pixels, half as many again as a page's widest picture. */
const LARGEST_SIDE = 2_400;

/** Re-encodes base64 without metadata (security.md S44), white behind it. 422 at `picture` for a bad file or above 40 megapixels, 503. */
export async function keepUploadedPicture(
  shop: Shop,
  { picture, wrong, by }: { picture: string; wrong: string; by: Uploader },
): Promise<string> {
  const refusal = () => invalid({ picture: [wrong] });
  const source = Buffer.from(picture, "base64");
  if (!isPhoto(source)) throw refusal();
  requireRoom(shop);
  const resize = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: "inside", withoutEnlargement: true } as const;
  const recipe = { source, resize, ground: "#ffffff", isStrict: true, format: "jpeg", quality: 90 } as const;
  const file = await makePictures(shop, (make) => make(recipe).catch(() => undefined), { by });
  if (!file) throw refusal();
  const id = randomUUID();
  await shop.integrations.files.write(uploadedPicture(id), file);
  return id;
}

/** Originals of pages' pictures in the file store; `id` is one of the shop's. */
export const uploadedPicture = (id: string): string => `content-pictures/${id.slice(0, 2)}/${id}.jpg`;

export async function removeUploadedPictures(shop: Shop, ids: readonly string[]): Promise<void> {
  for (const id of ids) await shop.integrations.files.remove(uploadedPicture(id));
}
