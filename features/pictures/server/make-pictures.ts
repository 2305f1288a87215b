import { unavailable } from "../../../platform/contracts/errors.ts";
import { inTurns, type Turns } from "../../../platform/limits/in-turns.ts";
import { openPictureMaker, type MakePicture } from "../../../platform/pictures/open-picture-maker.ts";
import { keptInMemory, type Shop } from "../../shop.ts";

/** A new listing requests 29 pictures at once. */
const WAITING = 40;
/** Uploads wait in their own line, served first. */
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

/** In turns, then 503 (S59); a fired signal leaves the line, `from` balances networks. */
export function makePictures<Made>(
  shop: Shop,
  work: (make: MakePicture) => Promise<Made>,
  how: { signal?: AbortSignal | undefined; isUpload?: boolean; from?: string | undefined } = {},
): Promise<Made> {
  const { turns, make } = workshopOf(shop);
  return turns.take(() => work(make), { signal: how.signal, isFirst: how.isUpload ?? false, from: how.from });
}

export const pictureLoad = (shop: Shop): ReturnType<Turns["load"]> => workshopOf(shop).turns.load();
