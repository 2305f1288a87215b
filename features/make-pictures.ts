import { unavailable } from "../platform/errors.ts";
import { inTurns, type Turns } from "../platform/limits/in-turns.ts";
import { openPictureMaker, type MakePicture } from "../platform/pictures/open-picture-maker.ts";
import { keptInMemory, type Shop } from "./shop.ts";

/** A listing that nobody has opened yet asks for its 29 pictures at one moment. */
const WAITING = 40;
/** What people upload waits in a line of its own, before what is only looked at. */
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

/**
 * The only way to pictures: a few at once, a short line, then 503 (security.md S59). Whoever leaves the line by the signal has
 * nothing made for; what belongs to one picture takes one turn, its source is read in it. `from` is the network that asks: a full
 * line makes room for those who have less of it.
 */
export function makePictures<Made>(
  shop: Shop,
  work: (make: MakePicture) => Promise<Made>,
  how: { signal?: AbortSignal | undefined; isUpload?: boolean; from?: string | undefined } = {},
): Promise<Made> {
  const { turns, make } = workshopOf(shop);
  return turns.take(() => work(make), { signal: how.signal, isFirst: how.isUpload ?? false, from: how.from });
}

/** Pictures at work and waiting, and how many were refused since the start. */
export const pictureLoad = (shop: Shop): ReturnType<Turns["load"]> => workshopOf(shop).turns.load();
