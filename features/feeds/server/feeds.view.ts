import type { Visit } from "../../shop.ts";
import type { FeedView } from "../feeds.contract.ts";
import { feedNames, nothingLeftOut } from "../offers.rules.ts";
import { selectFeeds } from "./feeds.queries.ts";

/** All possible feeds, also those that are off. */
export async function viewFeeds({ shop, origin }: Visit): Promise<FeedView[]> {
  const rows = new Map((await selectFeeds(shop.db.read)).map((row) => [row.name, row]));
  return feedNames.map((id) => {
    const row = rows.get(id);
    return {
      id,
      isOn: row?.is_on ?? false,
      address: `${origin}/feeds/${id}.xml`,
      madeAt: row?.made_at?.toISOString() ?? null,
      offers: row?.offers ?? 0,
      leftOut: row?.left_out ?? nothingLeftOut(),
    };
  });
}
