import { setImmediate as turnOfOthers } from "node:timers/promises";
import { xmlElement } from "../../../../platform/text/xml-text.ts";
import { xmlInWindows1251 } from "../../../../platform/text/windows-1251.ts";
import { deliveryName, paymentName } from "../../../orders/orders.server.ts";
import { orderStatuses } from "../../../orders/orders.contract.ts";
import { ordersMessages } from "../../../orders/orders.messages.ts";
import type { Shop } from "../../../shop.ts";
import { ONE_C } from "../../readers.rules.ts";
import type { Session } from "../talk/sessions.queries.ts";
import { confirmSent, markSent, selectLinesFor1c, selectUnconfirmed, type OrderFor1c } from "./orders-in-1c.queries.ts";
import { aroundDocuments, orderDocument } from "./order-document.ts";

/** The next exchange brings what is left. */
const MOST_ORDERS = 500;

/** Other work gets its turn after this many. */
const ORDERS_A_TURN = 25;

/** Orders are sent again until 1C confirms them in their present state (security.md I13). */
export async function sendOrders(shop: Shop, session: Session): Promise<Uint8Array> {
  const orders = await selectUnconfirmed(shop.db.read, { reader: ONE_C, limit: MOST_ORDERS });
  const { head, tail } = aroundDocuments(shop.clock.now());
  const pieces = [xmlInWindows1251(head)];
  for (let from = 0; from < orders.length; from += ORDERS_A_TURN) {
    await turnOfOthers();
    pieces.push(await documentsOf(shop, orders.slice(from, from + ORDERS_A_TURN)));
  }
  await markSent(shop.db.read, session.id, orders);
  return Buffer.concat([...pieces, xmlInWindows1251(tail)]);
}

async function documentsOf(shop: Shop, orders: readonly OrderFor1c[]): Promise<Uint8Array> {
  const ids = orders.map(({ id }) => id);
  const lines = Map.groupBy(await selectLinesFor1c(shop.db.read, ids), (line) => line.order_id);
  const documents = orders.map((order) =>
    orderDocument(order, lines.get(order.id) ?? [], {
      payment: paymentName(shop, order.payment_method, "ua"),
      delivery: deliveryName(shop, order, "ua"),
    }),
  );
  return xmlInWindows1251(documents.map((one) => `${one}\n`).join(""));
}

export const confirmOrders = (shop: Shop, session: Session) => confirmSent(shop.db.read, session.id, shop.clock.now());

/** Lists that 1C's people match with their own. */
export function sendLists({ integrations }: Shop): Uint8Array {
  const list = (name: string, items: readonly (readonly [id: string, name: string])[]) =>
    `<${name}>${items.map(([id, called]) => `<Элемент>${xmlElement("Ид", id)}${xmlElement("Название", called)}</Элемент>`).join("")}</${name}>`;
  const lists = [
    // The first letter is Latin, as the vendor's own sites write it.
    list(
      "Cтатусы",
      orderStatuses.map((status) => [status, ordersMessages.uk["order.status"][status]]),
    ),
    list(
      "ПлатежныеСистемы",
      integrations.payments.map(({ code, name }) => [code, name.uk]),
    ),
    list(
      "СлужбыДоставки",
      integrations.carriers.flatMap(({ code, kinds }) => kinds.map((kind) => [`${code}/${kind.code}`, kind.name.uk] as const)),
    ),
  ];
  return xmlInWindows1251(`<?xml version="1.0" encoding="windows-1251"?>\n<Справочник>${lists.join("")}</Справочник>\n`);
}
