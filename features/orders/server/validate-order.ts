import { addHours } from "../../../platform/time.ts";
import { inLanguage } from "../../../platform/i18n.ts";
import { isProfileFilled } from "../../accounts/accounts.rules.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { productsUnderMinimum } from "../../cart/cart.rules.ts";
import { readCartForOrder, type ShownLine } from "../../cart/cart.server.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Customer, Visit } from "../../shop.ts";
import { billOf, causesAgainst, type Bill, type Cause } from "../orders.rules.ts";
import { countOrdersSince } from "./orders.queries.ts";

const ORDERS_A_DAY = 10;

export type Validated = { causes: Cause[]; bill: Bill };

/** Whether the customer's cart can be ordered now; somebody else's cart is an expired one. */
export async function validateOrder(
  visit: Visit,
  customer: Customer,
  orderId: string,
): Promise<{ causes: Cause[]; bill: Bill | undefined }> {
  const { shop, now } = visit;
  const [found, known] = await Promise.all([
    readCartForOrder(shop, { cartId: orderId, accountId: customer.id, now }),
    readKnown(visit, customer),
  ]);
  if (!found) return { causes: [{ cause: "cart_expired" }], bill: undefined };
  return judge(known, found.lines);
}

/** What judging needs besides the lines; read before a transaction is opened. */
export async function readKnown({ shop, now, locale }: Visit, customer: Customer) {
  const [settings, account, placedToday] = await Promise.all([
    readSettings(shop),
    readAccount(shop, customer.id),
    shop.config.limits === "relaxed" ? 0 : countOrdersSince(shop.db.read, customer.id, addHours(now, -24)),
  ]);
  return { settings, account, placedToday, customer, locale };
}

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** Everything that speaks against ordering these lines, and what they cost. */
export function judge({ settings, account, placedToday, customer, locale }: Known, lines: readonly ShownLine[]): Validated {
  const bill = billOf(lines, { percent: settings.cod_fee_percent, fixedKopiykas: Math.round(settings.cod_fee_fixed * 100) });
  const causes = causesAgainst({
    goods: bill.goods,
    toPay: bill.toPay,
    lines: lines.length,
    minOrder: Math.round(settings.min_order * 100),
    underMinimum: productsUnderMinimum(
      lines.map((line) => ({
        productId: line.productId,
        name: inLanguage(locale, line.nameUk, line.nameRu),
        minimum: line.minimum,
        pieces: line.pieces,
      })),
    ),
    blacklisted: customer.blacklisted,
    cardOnly: customer.cardOnly,
    profileFilled: account !== undefined && isProfileFilled(account),
    priceChanged: lines.some((line) => line.price !== line.seenPrice),
  });
  if (placedToday >= ORDERS_A_DAY) causes.push({ cause: "too_many" });
  return { causes, bill };
}
