import { randomUUID } from "node:crypto";
import type { CarrierDirectory } from "../../../../integrations/carriers/carrier-directory.ts";
import type { Shop } from "../../../shop.ts";
import { selectDirectories } from "../directory.queries.ts";
import { dropPages, endFailed, keepPage, lockLoading, takeLoading, type Loading } from "./loading.queries.ts";
import { countNamed, takeOver, type Counts } from "./take-over.queries.ts";

/** A directory with a smaller share of the earlier departments is refused. */
const BELIEVED_SHARE = 0.7;
/** The largest share of departments without a known settlement. */
const UNPLACED_SHARE = 0.05;

type LoadedDirectory = "busy" | { settlements: number; departments: number };

/** Pages are kept to resume and replace the directory at once. "busy" for another reader; throws on far fewer places unless `fewer`. */
export async function loadDirectory(
  shop: Shop,
  carrier: string,
  directory: CarrierDirectory,
  { fewer = "refused", onPage = () => undefined }: { fewer?: "refused" | "taken"; onPage?: (pages: number) => void } = {},
): Promise<LoadedDirectory> {
  const { source } = directory;
  const holder = randomUUID();
  let loading = await shop.db.write((tx) => takeLoading(tx, { carrier, source, holder, at: shop.clock.now() }));
  if (!loading) return "busy";
  try {
    while (loading.next !== null) {
      const page = await directory.readPage(loading.next);
      const before: Loading = loading;
      const kept = await shop.db.write((tx) => keepPage(tx, before, page, shop.clock.now()));
      if (!kept) return "busy";
      loading = kept;
      onPage(loading.pages);
    }
    return await take(shop, loading, { source, fewer });
  } catch (error) {
    const failed = loading;
    await shop.db.write((tx) => endFailed(tx, failed, shop.clock.now()));
    throw error;
  }
}

async function take(
  shop: Shop,
  loading: Loading,
  { source, fewer }: { source: string; fewer: "refused" | "taken" },
): Promise<LoadedDirectory> {
  const { carrier } = loading;
  const counts = await countNamed(shop.db.scan, carrier);
  const before = (await selectDirectories(shop.db.read)).find((one) => one.carrier === carrier);
  const mayBeFewer = fewer === "taken" || before?.source !== source;
  const wrong = faultOf(mayBeFewer ? { ...counts, before: 0 } : counts);
  if (wrong !== undefined) {
    await shop.db.write((tx) => dropPages(tx, loading));
    throw new Error(`the directory of ${carrier} (${source}) ${wrong}`);
  }
  const isTaken = await shop.db.job(async (tx) => {
    if (!(await lockLoading(tx, loading))) return false;
    await takeOver(tx, { carrier, source, at: shop.clock.now() });
    return true;
  });
  return isTaken ? { settlements: counts.settlements, departments: counts.departments } : "busy";
}

/** In words, after the carrier's name; undefined for a directory that may be taken over. */
function faultOf({ settlements, departments, unplaced, before }: Counts): string | undefined {
  if (settlements === 0 || departments === 0) return "names no places";
  if (unplaced > (departments + unplaced) * UNPLACED_SHARE) return `has ${unplaced} departments in settlements it does not name`;
  if (departments < before * BELIEVED_SHARE) return `names ${departments} departments of ${before} that there were`;
  return undefined;
}
