import { performance } from "node:perf_hooks";
import { LRUCache } from "lru-cache";
import { isRefusal } from "../../../platform/contracts/errors.ts";
import { pictureLoad } from "./make-pictures.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { drawnPicture, fileOf, type Wanted } from "./draw-picture.ts";
import { findPicture } from "./picture-files.ts";

const MOST_WISHES = 2_000;
/** The schedule's next run makes the rest. */
const MOST_AT_A_TIME = 20;
/** A process less busy with people than this is idle. */
const IDLE_SHARE = 0.4;

type Wishes = { wanted: LRUCache<string, Wanted>; lastLook: ReturnType<typeof performance.eventLoopUtilization> };
const wishesOf = (shop: Shop): Wishes =>
  keptInMemory(shop, "wished pictures", () => ({
    wanted: new LRUCache<string, Wanted>({ max: MOST_WISHES }),
    lastLook: performance.eventLoopUtilization(),
  }));

export async function avifOrWish(shop: Shop, wanted: Wanted): Promise<Uint8Array | undefined> {
  const avif = { ...wanted, format: "avif" } as const;
  const file = fileOf(avif);
  const known = await findPicture(shop, file);
  if (!known) wishesOf(shop).wanted.set(`${file.key}\0${file.width}`, avif);
  return known;
}

/** The latest wish first, while nobody waits; answers how many were made. */
export async function makeWishedPictures(shop: Shop, isIdle: (shop: Shop) => boolean = isShopIdle): Promise<number> {
  const { wanted } = wishesOf(shop);
  for (let made = 0; ; made += 1) {
    const [next] = wanted.entries();
    if (!next || made === MOST_AT_A_TIME || !isIdle(shop)) return made;
    const [key, picture] = next;
    wanted.delete(key);
    await drawnPicture(shop, picture).catch(unlessBusy);
  }
}

export const wishCount = (shop: Shop): number => wishesOf(shop).wanted.size;

function isShopIdle(shop: Shop): boolean {
  const kept = wishesOf(shop);
  const { utilization } = performance.eventLoopUtilization(kept.lastLook);
  kept.lastLook = performance.eventLoopUtilization();
  const { atWork, waiting } = pictureLoad(shop);
  return atWork + waiting === 0 && utilization < IDLE_SHARE;
}

/** Somebody was served instead, and will wish again. */
function unlessBusy(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
