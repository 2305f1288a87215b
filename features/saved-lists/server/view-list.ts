import { notFound } from "../../../platform/contracts/errors.ts";
import { inLanguage } from "../../../platform/i18n.ts";
import { secretHash } from "../../../platform/protection/secrets.ts";
import { orderedGoods } from "../../catalogue/catalogue.server.ts";
import { judgeGoods, nothingReserved } from "../../quick-order/quick-order.server.ts";
import type { Visit } from "../../shop.ts";
import type { ListRow, SavedListView } from "../saved-lists.contract.ts";
import { ownList } from "./keep-lists.ts";
import { selectListLines, selectLists } from "./saved-lists.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** With today's prices and stock; 404 for another's list. */
export async function viewOwnList(visit: Visit, id: Id<"saved_list">): Promise<{ list: SavedListView; rows: ListRow[] }> {
  const list = await ownList(visit, id);
  return { list, rows: await rowsOf(visit, id) };
}

/** 404 for a closed or unknown link. */
export async function viewSharedList(visit: Visit, token: string): Promise<{ name: string; rows: ListRow[] }> {
  const [list] = await selectLists(visit.shop.db.read, { linkHash: secretHash(token) });
  if (!list) throw notFound();
  return { name: list.name, rows: await rowsOf(visit, list.id) };
}

/** Hidden goods keep only their name. */
async function rowsOf(visit: Visit, listId: Id<"saved_list">): Promise<ListRow[]> {
  const lines = await selectListLines(visit.shop.db.read, listId);
  const goods = orderedGoods(visit, lines);
  const wanted = lines.flatMap(({ variationId, pieces }) => {
    const known = goods.get(variationId);
    return known ? [{ goods: known, pieces }] : [];
  });
  const judged = await judgeGoods(visit, wanted);
  return lines.map((line) => {
    const row = judged.get(line.variationId);
    const kept = { asked: line.pieces, name: inLanguage(visit.locale, line.nameUk, line.nameRu) };
    if (row) return { ...row, ...kept };
    return { ...nothingReserved, verdict: "unknown", why: "code", ...kept };
  });
}
