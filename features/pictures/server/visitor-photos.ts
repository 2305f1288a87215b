import { randomUUID } from "node:crypto";
import { requireRoom } from "../../../platform/machine/condition.ts";
import { invalid } from "../../../platform/contracts/errors.ts";
import type { MakePicture } from "../../../platform/pictures/open-picture-maker.ts";
import type { Shop } from "../../shop.ts";
import { isPhoto } from "./is-photo.ts";
import { makePictures, type Uploader } from "./make-pictures.ts";

const sizes = { small: 320, large: 1_600 } as const;
type Size = keyof typeof sizes;
const sizesOfFiles = new Map<string, Size>([
  ["small.jpg", "small"],
  ["large.jpg", "large"],
]);

export type PhotoOf = "review-photos" | "return-photos" | "chat-photos" | "offer-photos";

export type Kept = { of: PhotoOf; photo: string; wrong: string; by: Uploader };

/** Re-encodes base64 in two sizes without metadata (security.md S44). 422 at `photo` for a bad file or above 40 megapixels, 503. */
export async function keepVisitorPhoto(shop: Shop, { of, photo, wrong, by }: Kept): Promise<string> {
  const bytes = Buffer.from(photo, "base64");
  if (!isPhoto(bytes)) throw invalid({ photo: [wrong] });
  requireRoom(shop);
  const id = randomUUID();
  const files = await makePictures(shop, (make) => writeAnew(make, bytes, wrong), { by });
  for (const [size, file] of files) await shop.integrations.files.write(nameOf(of, id, size), file);
  return id;
}

/** `small.jpg` or `large.jpg`; undefined for anything else, so no part of the address becomes a path (security.md S45). */
export async function visitorPhotoResponse(
  shop: Shop,
  { of, id, file, cache }: { of: PhotoOf; id: string; file: string; cache: string },
): Promise<Response | undefined> {
  const size = sizesOfFiles.get(file);
  if (!size || !isPhotoId(id)) return undefined;
  const bytes = await shop.integrations.files.read(nameOf(of, id, size));
  if (!bytes) return undefined;
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": "image/jpeg", "Content-Security-Policy": "sandbox", "Cache-Control": cache },
  });
}

export const isPhotoId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export async function removeVisitorPhotos(shop: Shop, of: PhotoOf, ids: readonly string[]): Promise<void> {
  for (const id of ids) for (const size of ["small", "large"] as const) await shop.integrations.files.remove(nameOf(of, id, size));
}

const nameOf = (of: PhotoOf, id: string, size: Size): string => `${of}/${id.slice(0, 2)}/${id}-${size}.jpg`;

async function writeAnew(make: MakePicture, source: Uint8Array, wrong: string): Promise<[Size, Uint8Array][]> {
  const written = async (size: Size): Promise<[Size, Uint8Array]> => [
    size,
    await make({
      source,
      resize: { width: sizes[size], height: sizes[size], fit: size === "small" ? "cover" : "inside", withoutEnlargement: size === "large" },
      ground: "#ffffff",
      isStrict: true,
      format: "jpeg",
      quality: 82,
    }),
  ];
  try {
    return [await written("large"), await written("small")];
  } catch {
    throw invalid({ photo: [wrong] });
  }
}
