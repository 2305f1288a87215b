import type { Id } from "../../../../platform/ids.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { insertSeen, selectSeen } from "./seen.queries.ts";

export async function seeStories(visit: Visit, ids: readonly Id<"story">[]): Promise<Id<"story">[]> {
  const { id } = customerOf(visit);
  return visit.shop.db.write(async (tx) => {
    await insertSeen(tx, id, { ids, now: visit.now });
    return selectSeen(tx, id);
  });
}
