import type { Shop } from "../../shop.ts";
import { drawnPicture, hanger, type Wanted } from "./draw-picture.ts";
import type { Asking, Format } from "./picture-files.ts";
import { avifOrWish } from "./wished-pictures.ts";

const widths = new Set([240, 360, 480, 720, 1080, 1440]);
const types = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" } as const;
const A_YEAR = "public, max-age=31536000, immutable";
const A_MINUTE = "public, max-age=60";

/** `colour` and `digest` distinguish files of one source, `cloth` is the tint behind it. */
type PictureSource = Pick<Wanted, "source" | "colour" | "cloth" | "digest">;
export type Asker = { accept?: string | undefined } & Asking;

/** The picture for `{width}.{webp|avif|jpg}`; undefined for another `file` or an unknown picture. Throws 503 when too many pictures wait to be made. */
export async function answerPicture(
  shop: Shop,
  { file, find, ...asker }: { file: string; find: () => Promise<PictureSource | undefined> } & Asker,
): Promise<Response | undefined> {
  const asked = sizeOf(file);
  const picture = asked && (await find());
  return picture && respond(shop, { ...picture, ...asked }, asker);
}

/** The caller has checked that its content is visible. */
export async function contentPictureResponse(
  shop: Shop,
  { source, file, ...asker }: { source: string; file: string } & Asker,
): Promise<Response | undefined> {
  return answerPicture(shop, { file, find: async () => ({ source, colour: "", cloth: "1", digest: "" }), ...asker });
}

function sizeOf(file: string): { width: number; format: Format } | undefined {
  const [, width = "", format] = /^([1-9]\d{2,3})\.(webp|avif|jpg)$/.exec(file) ?? [];
  return widths.has(Number(width)) ? { width: Number(width), format: format as Format } : undefined;
}

/** WebP answers for a minute until an idle shop has made the AVIF; the hanger too lasts a minute, since the picture may come. */
async function respond(shop: Shop, wanted: Wanted, { accept = "", ...asking }: Asker): Promise<Response> {
  const takesAvif = wanted.format === "avif" || (wanted.format === "webp" && accept.includes("image/avif"));
  const avif = takesAvif ? await avifOrWish(shop, wanted) : undefined;
  if (avif) return responseOf(avif, { type: types.avif, keptFor: A_YEAR, varies: wanted.format === "webp" });
  const shown = wanted.format === "avif" ? { ...wanted, format: "webp" as const } : wanted;
  const [type, varies] = [types[shown.format], wanted.format === "webp"];
  const bytes = await drawnPicture(shop, shown, asking);
  if (bytes) return responseOf(bytes, { type, keptFor: shown === wanted ? A_YEAR : A_MINUTE, varies });
  return responseOf(await hanger(shop, shown, asking), { type, keptFor: A_MINUTE, varies });
}

const responseOf = (
  bytes: Uint8Array | undefined,
  { type, keptFor, varies }: { type: string; keptFor: string; varies: boolean },
): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": type,
      "Cache-Control": keptFor,
      "Content-Security-Policy": "sandbox",
      ...(varies ? { Vary: "Accept" } : {}),
    },
  });
