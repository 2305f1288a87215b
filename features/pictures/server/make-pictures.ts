import { unavailable } from "../../../platform/contracts/errors.ts";
import { inTurns, type Turns } from "../../../platform/limits/in-turns.ts";
import { openPictureMaker, type MakePicture } from "../../../platform/pictures/open-picture-maker.ts";
import { keptInMemory, type Shop } from "../../shop.ts";

/** A new listing requests 29 pictures at once. */
const WAITING = 40;
/** Uploads of known people have their own line, served first. */
const UPLOADS_WAITING = 8;
const AGAIN_IN_SECONDS = 5;

const workshopOf = (shop: Shop): { turns: Turns; make: MakePicture } =>
  keptInMemory(shop, "making pictures", () => ({
    turns: inTurns({
      atOnce: shop.config.picturesAtOnce,
      waiting: WAITING,
      waitingFirst: UPLOADS_WAITING,
      refusal: () => unavailable(AGAIN_IN_SECONDS),
    }),
    make: openPictureMaker({ threads: shop.config.picturesAtOnce, log: shop.log }),
  }));

/** The uploader: a known person or the shop by name, a stranger by network. */
export type Uploader = { person: string } | { network: string };

/** In turns, then 503 (S59). Networks or people share a line equally; strangers' uploads wait among requested pictures, not before them. */
export function makePictures<Made>(
  shop: Shop,
  work: (make: MakePicture) => Promise<Made>,
  how: { signal?: AbortSignal | undefined; from?: string | undefined } | { by: Uploader } = {},
): Promise<Made> {
  const { turns, make } = workshopOf(shop);
  return turns.take(() => work(make), "by" in how ? lineOf(how.by) : how);
}

const lineOf = (by: Uploader) => ("person" in by ? { isFirst: true, from: by.person } : { from: by.network });

export const pictureLoad = (shop: Shop): ReturnType<Turns["load"]> => workshopOf(shop).turns.load();
