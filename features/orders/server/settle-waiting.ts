import { pathIn } from "../../../client/locale/locale.ts";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { addDays, type Instant } from "../../../platform/time.ts";
import { selectContacts } from "../../accounts/accounts.server.ts";
import { writeNotice } from "../../notifications/notifications.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { lockStock } from "../../stock/stock.server.ts";
import { waitingMessages, type WaitingEnd } from "../waiting.messages.ts";
import { bringGoodsBack } from "./bring-goods-back.ts";
import { insertOrderEvent, selectOrderLines, setOrderStatus } from "./orders.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Part = { id: string; number: number; account_id: Id<"account">; locale: Locale };

/** Older news are not told. */
const WORTH_TELLING_DAYS = 3;

/**
 * Confirms or cancels the locked waiting parts of a purchase, giving goods back; tells the customer once and answers the messages
 * to send after the commit.
 */
export async function settleWaiting(
  tx: Tx,
  shop: Shop,
  parts: readonly Part[],
  { end, byWhom, note, at }: { end: WaitingEnd; byWhom: string; note: string; at: Instant },
): Promise<string[]> {
  const status = end === "confirmed" ? "confirmed" : "cancelled";
  if (end !== "confirmed") await bringAllBack(tx, parts, at);
  for (const { id } of parts) {
    await setOrderStatus(tx, id, status);
    await insertOrderEvent(tx, { orderId: id, status, byWhom, note, at });
  }
  return tellCustomer(tx, shop, parts, { end, at });
}

/** Locks the stock of all parts in the common order (security.md S2). */
async function bringAllBack(tx: Tx, parts: readonly Part[], at: Instant): Promise<void> {
  const lines = [];
  for (const { id } of parts) lines.push(...(await selectOrderLines(tx, id)));
  await lockStock(
    tx,
    lines.map((line) => line.variation_id),
  );
  for (const { id } of parts) await bringGoodsBack(tx, id, at);
}

async function tellCustomer(tx: Tx, shop: Shop, parts: readonly Part[], { end, at }: { end: WaitingEnd; at: Instant }): Promise<string[]> {
  const [first] = parts.toSorted((one, other) => one.number - other.number);
  const [contact] = first ? await selectContacts(tx, [first.account_id]) : [];
  if (!first || !contact) return [];
  const locale = first.locale;
  const words = wordsFor(waitingMessages, locale)["waiting.notices"][end];
  const origin = shop.config.publicUrl ?? `http://localhost:${shop.config.port}`;
  const text = {
    subject: words.subject(first.number),
    letter: words.letter(first.number, `${origin}${pathIn(locale, `/account/orders/${first.number}`)}`),
    sms: words.sms(first.number),
  };
  return [await writeNotice(tx, shop, { contact, text, expiresAt: addDays(at, WORTH_TELLING_DAYS), now: at })];
}
