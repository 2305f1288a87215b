import { idOf, type Id } from "../../../../platform/ids.ts";
import { answerFilm, answerPicture, filmType, type Asker } from "../../../pictures/pictures.server.ts";
import type { Shop } from "../../../shop.ts";
import { tintOf } from "../../words/colours.ts";
import { selectFilmSource, selectPictureSource } from "../catalogue.queries.ts";

/** Undefined for an unknown address or id; 503 when too many pictures wait. */
export async function pictureResponse(shop: Shop, address: string, asker: Asker = {}): Promise<Response | undefined> {
  const [, id = "", file = ""] = /^\/pictures\/(\d{1,12})\/([^/]+)$/.exec(address) ?? [];
  const find = async () => {
    const picture = await selectPictureSource(shop.db.read, idOf<"picture">(Number(id)));
    return picture && { ...picture, cloth: tintOf(picture.colour) };
  };
  return answerPicture(shop, { file, find, ...asker });
}

/** Undefined for an unknown id or a file that has not come. */
export async function filmResponse(shop: Shop, id: Id<"picture">, request: Request): Promise<Response | undefined> {
  const source = await selectFilmSource(shop.db.read, id);
  return source === undefined ? undefined : answerFilm(shop, source, { request });
}

export const viewFilm = ({ id, source }: { id: Id<"picture">; source: string }) => ({ src: `/videos/${id}`, type: filmType(source) });
