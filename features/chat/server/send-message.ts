import { forbidden, invalid, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { cardsByIds } from "../../catalogue/catalogue.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { chatTopic } from "../../topics.ts";
import { insertMessage, selectIsOwnOrder, selectSentAs } from "./messages.queries.ts";
import { attachChatPhotos } from "./photos.queries.ts";
import { lockOwnThread, updateThread } from "./threads.queries.ts";

/** One a second, with short bursts (security.md S33). */
const BURST = 10;

type Written = {
  id: string;
  text: string;
  photos: readonly string[];
  productId?: Id<"product"> | undefined;
  orderNumber?: number | undefined;
};

/** Once an `id` (security.md S14); reopens a closed chat. 403 blacklisted, 404 for goods or order, 422 for photos, 429 when too fast. */
export async function sendMessage(visit: Visit, { id, text, photos, productId, orderNumber }: Written): Promise<number> {
  const { shop } = visit;
  const { id: accountId, blacklisted } = customerOf(visit);
  if (blacklisted) throw forbidden();
  await requireBudgets(shop, [{ name: "chat", of: String(accountId), limit: BURST, windowSeconds: BURST }]);
  if (productId !== undefined && cardsByIds(visit, [productId]).length === 0) throw notFound();
  if (orderNumber !== undefined && !(await selectIsOwnOrder(shop.db.read, accountId, orderNumber))) throw notFound();
  return shop.db.write(async (tx) => {
    const at = shop.clock.now();
    const thread = await lockOwnThread(tx, { accountId, at });
    const before = await selectSentAs(tx, thread.id, id);
    if (before !== undefined) return before;
    const seq = thread.last_seq + 1;
    await insertMessage(tx, {
      thread_id: thread.id,
      seq,
      message_id: id,
      side: "customer",
      text,
      product_id: productId,
      order_number: orderNumber,
      at,
    });
    const attached = await attachChatPhotos(tx, { ids: photos, sender: { account_id: accountId }, threadId: thread.id, seq });
    if (attached < photos.length) throw invalid({ photos: ["chat.photoGone"] });
    await updateThread(tx, thread.id, {
      last_seq: seq,
      customer_read: seq,
      state: "open",
      waits_since: thread.waits_since ?? at,
      changed_at: at,
    });
    tx.changed(chatTopic, [String(accountId)]);
    return seq;
  });
}
