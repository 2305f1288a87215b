import { recordAudit } from "../../staff/staff.server.ts";
import type { Visit } from "../../shop.ts";
import type { FeedView } from "../feeds.contract.ts";
import { feedNames, nothingLeftOut, type FeedName } from "../offers.rules.ts";
import { selectFeeds, selectIsFeedOn, upsertIsFeedOn } from "./feeds.queries.ts";

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

export async function switchFeed(visit: Visit, { id, isOn }: { id: FeedName; isOn: boolean }): Promise<FeedView> {
  await visit.shop.db.write(async (tx) => {
    const before = { isOn: await selectIsFeedOn(tx, id) };
    if (before.isOn === isOn) return;
    await upsertIsFeedOn(tx, { name: id, isOn });
    await recordAudit(tx, visit, { action: "change", entity: "feed", entityId: id, before, after: { isOn } });
  });
  const feed = (await viewFeeds(visit)).find((one) => one.id === id);
  if (!feed) throw new Error(`no feed ${id}`);
  return feed;
}
