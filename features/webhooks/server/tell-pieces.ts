import { addSeconds } from "../../../platform/time/time.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { stockTopic } from "../../topics.ts";
import { MOST_VARIATIONS } from "../event-types.rules.ts";
import { recordEvents } from "./events.queries.ts";
import { beginWatch, endWatch, lockWatch, selectWatch, setTold, takeMoved } from "./pieces.queries.ts";

const EVERY_SECONDS = 10;
/** Comparing everything now and then finds changes announced to a process that died. */
const COMPARE_ALL_SECONDS = 600;
/** Above this number all variations are compared. */
const MOST_HEARD = 20_000;

type Heard = { ids: Set<number>; isAll: boolean; comparedAllAt: number };

const heardOf = (shop: Shop): Heard =>
  keptInMemory<Heard>(shop, "pieces for webhooks", () => ({ ids: new Set(), isAll: true, comparedAllAt: Number.NEGATIVE_INFINITY }));

/** Collects variations whose pieces moved, in this process. Answers its stop. */
export function hearPieces(shop: Shop): Promise<() => void> {
  const heard = heardOf(shop);
  return shop.db.changes.on(stockTopic, {
    onKeys: (keys) => hear(heard, keys.map(Number)),
    onGap: () => void (heard.isAll = true),
  });
}

function hear(heard: Heard, ids: Iterable<number>): void {
  if (heard.isAll) return;
  for (const id of ids) heard.ids.add(id);
  if (heard.ids.size > MOST_HEARD) hearAll(heard);
}

function hearAll(heard: Heard): void {
  heard.isAll = true;
  heard.ids.clear();
}

/** One `stock.changed` of differing variations, at most every ten seconds in all processes. Answers how many variations it told. */
export async function tellPieces(shop: Shop): Promise<number> {
  const heard = heardOf(shop);
  const now = shop.clock.now();
  if (now.getTime() - heard.comparedAllAt >= COMPARE_ALL_SECONDS * 1_000) hearAll(heard);
  if (!heard.isAll && heard.ids.size === 0) return 0;
  const among = heard.isAll ? ("all" as const) : [...heard.ids];
  heard.isAll = false;
  heard.ids = new Set();
  const listenAgain = () => (among === "all" ? hearAll(heard) : hear(heard, among));
  try {
    const { isWanted, isWatched } = await selectWatch(shop.db.read);
    if (!isWanted) {
      if (isWatched) await shop.db.job(endWatch);
      return 0;
    }
    const told = await shop.db.job(async (tx) => {
      const watch = await lockWatch(tx);
      if (watch.state === "none") return (await beginWatch(tx, now)) ? "begun" : "later";
      if (watch.state === "busy" || addSeconds(watch.toldAt, EVERY_SECONDS) > now) return "later";
      const moved = await takeMoved(tx, { among, most: MOST_VARIATIONS });
      if (moved.length === 0) return 0;
      await recordEvents(tx, [{ type: "stock.changed", data: { variations: moved }, at: now }]);
      await setTold(tx, now);
      return moved.length;
    });
    if (told === "later" || told === MOST_VARIATIONS) listenAgain();
    else if (among === "all") heard.comparedAllAt = now.getTime();
    return typeof told === "number" ? told : 0;
  } catch (error) {
    listenAgain();
    throw error;
  }
}
