import type { Invoice } from "../../../../../integrations/payments/card-provider.ts";
import { inLanguage, languageOf, type Locale } from "../../../../../platform/i18n.ts";
import { sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import type { Shop } from "../../../../shop.ts";
import { ordersMessages } from "../../../orders.messages.ts";
import type { Part } from "../money.queries.ts";
import { selectOrderLines } from "../../orders.queries.ts";

/** Goods, fee and debts on a vendor's receipt; they sum to what is paid and what promo code, bonuses and balance took off. */
export async function goodsOfInvoice(shop: Shop, parts: readonly Part[], locale: Locale): Promise<Pick<Invoice, "goods" | "discount">> {
  const words = ordersMessages[languageOf(locale)];
  const goods = [];
  for (const part of parts) {
    if (part.prepayment > 0) {
      goods.push(...one(words["bill.prepaymentOf"](part.number), part.prepayment));
      continue;
    }
    for (const line of await selectOrderLines(shop.db.read, part.id))
      goods.push({ name: inLanguage(locale, line.name_uk, line.name_ru), article: line.article, pieces: line.pieces, price: line.price });
    goods.push(...one(words["bill.fee"], part.fee), ...one(words["bill.debt"], part.debts_paid));
  }
  return {
    goods,
    discount: sumKopiykas(
      parts.filter(({ prepayment }) => prepayment === 0).flatMap((part) => [part.discount, part.bonuses_used, part.balance_used]),
    ),
  };
}

const one = (name: string, price: Kopiykas) => (price > 0 ? [{ name, article: "", pieces: 1, price }] : []);
