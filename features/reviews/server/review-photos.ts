import { randomUUID } from "node:crypto";
import { requireRoom } from "../../../platform/condition.ts";
import { invalid } from "../../../platform/errors.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import type { MakePicture } from "../../../platform/pictures/open-picture-maker.ts";
import { addDays } from "../../../platform/time.ts";
import { makePictures } from "../../pictures/pictures.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import { authorOf } from "./add-review.ts";
import { deleteWaitingPhotos, insertPhoto, selectStatusOfPhoto } from "./photos.queries.ts";

const A_DAY = 50;
const WAITING_DAYS = 1;
const sizes = { small: 320, large: 1_600 } as const;
type Size = keyof typeof sizes;

/**
 * Decoded and written anew in two sizes, without metadata (security.md S44). 422 unless JPEG, PNG or WebP up to 40 megapixels,
 * 429 past fifty a day, 503 when busy or the disk is nearly full.
 */
export async function addReviewPhoto(visit: Visit, photo: string): Promise<string> {
  const { shop, now } = visit;
  const { id: accountId } = authorOf(visit);
  const bytes = Buffer.from(photo, "base64");
  if (!isPhoto(bytes)) throw invalid({ photo: ["reviews.photoError"] });
  requireRoom(shop);
  await requireBudgets(shop, [{ name: "photo", of: String(accountId), limit: A_DAY, windowSeconds: 86_400 }]);
  const id = randomUUID();
  const files = await makePictures(shop, (make) => writeAnew(make, bytes), { isUpload: true });
  for (const [size, file] of files) await shop.integrations.files.write(nameOf(id, size), file);
  await shop.db.write((tx) => insertPhoto(tx, { id, accountId, now }));
  return id;
}

/** Only staff until its review is published; no part of the address becomes a path (security.md S45). */
export async function reviewPhotoResponse(
  shop: Shop,
  { id, file, seenBy }: { id: string; file: string; seenBy: "anyone" | "staff" },
): Promise<Response | undefined> {
  const size = file === "small.jpg" ? "small" : file === "large.jpg" ? "large" : undefined;
  if (!size || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
  if (seenBy === "anyone" && (await selectStatusOfPhoto(shop.db.read, id)) !== "published") return undefined;
  const bytes = await shop.integrations.files.read(nameOf(id, size));
  if (!bytes) return undefined;
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Security-Policy": "sandbox",
      // A review may be taken back, so no cache keeps its photos for long.
      "Cache-Control": seenBy === "anyone" ? "public, max-age=3600" : "private, no-store",
    },
  });
}

export async function forgetWaitingPhotos(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteWaitingPhotos(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  for (const id of ids) for (const size of ["small", "large"] as const) await shop.integrations.files.remove(nameOf(id, size));
}

const nameOf = (id: string, size: Size): string => `review-photos/${id.slice(0, 2)}/${id}-${size}.jpg`;

/** Nothing else reaches the decoder. */
function isPhoto(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString("latin1");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || (start.startsWith("RIFF") && start.endsWith("WEBP"));
}

async function writeAnew(make: MakePicture, source: Uint8Array): Promise<[Size, Uint8Array][]> {
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
    throw invalid({ photo: ["reviews.photoError"] });
  }
}
