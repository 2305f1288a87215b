import { contentPictureResponse as pictureResponse, uploadedPicture, type Asker } from "../../../pictures/pictures.server.ts";
import type { Shop } from "../../../shop.ts";
import { isUploaded, pictureNamed } from "../../pictures.rules.ts";
import { isContentPicture } from "../content.view.ts";

type Asked = { name: string; file: string; seenBy: "anyone" | "staff" } & Asker;

/** Staff see any picture as `{width}.{webp|avif|jpg}`, everybody those in visible content; undefined for any other. */
export async function contentPictureResponse(shop: Shop, { name, seenBy, ...asked }: Asked): Promise<Response | undefined> {
  const picture = pictureNamed(name);
  if (picture === undefined || (seenBy === "anyone" && !(await isContentPicture(shop, picture)))) return undefined;
  const response = await pictureResponse(shop, { source: isUploaded(picture) ? uploadedPicture(picture) : picture, ...asked });
  if (seenBy === "staff") response?.headers.set("Cache-Control", "private, no-store");
  return response;
}
