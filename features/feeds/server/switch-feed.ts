import { recordAudit } from "../../staff/staff.server.ts";
import type { Visit } from "../../shop.ts";
import type { FeedView } from "../feeds.contract.ts";
import type { FeedName } from "../offers.rules.ts";
import { selectIsFeedOn, upsertIsFeedOn } from "./feeds.queries.ts";
import { viewFeeds } from "./feeds.view.ts";

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
