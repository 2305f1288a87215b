import type { Id } from "../../../../platform/ids.ts";
import { selectAwaitedPictures } from "../../../catalogue/import.server.ts";
import { isDrawn } from "../../../pictures/pictures.server.ts";
import type { Shop } from "../../../shop.ts";
import { selectSeen } from "../run/runs.queries.ts";
import type { MissingPictures } from "./take-pictures.ts";

const GOODS_AT_ONCE = 1_000;
const MOST_NAMED = 100;

/** Among the goods an import named. A file put into the shop by hand counts as found. */
export async function findMissingPictures(shop: Shop, runId: Id<"import_run">): Promise<MissingPictures> {
  const ids1c = [...(await selectSeen(shop.db.read, runId))];
  const missing: MissingPictures = { count: 0, first: [] };
  for (let from = 0; from < ids1c.length; from += GOODS_AT_ONCE) {
    for (const { id_1c: id1c, source } of await selectAwaitedPictures(shop.db.read, ids1c.slice(from, from + GOODS_AT_ONCE))) {
      if (isDrawn(source) || (await shop.integrations.files.measure(source))) continue;
      missing.count += 1;
      if (missing.first.length < MOST_NAMED) missing.first.push({ id1c, source });
    }
  }
  return missing;
}
