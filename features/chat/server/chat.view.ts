import type { Id } from "../../../platform/ids.ts";
import { cardsByIds } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import type { ChatMessage } from "../chat.contract.ts";
import { selectMessages, type MessageWindow } from "./messages.queries.ts";

type Which = MessageWindow & { threadId: Id<"chat_thread">; limit: number };

/** Goods that are no longer shown have no card. */
export async function viewMessages(visit: Visit, which: Which): Promise<ChatMessage[]> {
  const rows = await selectMessages(visit.shop.db.read, which);
  const ids = [...new Set(rows.flatMap(({ productId }) => (productId === null ? [] : [productId])))];
  const cards = new Map(cardsByIds(visit, ids).map((card) => [card.id, card]));
  return rows.map(({ messageId, productId, at, ...row }) => {
    const card = productId === null ? undefined : cards.get(productId);
    const [picture] = card?.images ?? [];
    return {
      ...row,
      id: messageId,
      at: at.toISOString(),
      product: card
        ? { id: card.id, id_1c: card.id_1c, name: card.name, image: picture?.src ?? null, tint: picture?.tint ?? "1", price: card.price }
        : null,
    };
  });
}

/** Whether the conversation has messages before these; those behind `after` follow messages that the reader has. */
export const hasOlder = (messages: readonly ChatMessage[], { after }: MessageWindow): boolean =>
  after === undefined && (messages[0]?.seq ?? 1) > 1;
