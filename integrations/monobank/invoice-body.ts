import { sumKopiykas, timesPieces, toHryvnias } from "../../platform/money/money.ts";
import type { Invoice } from "../payments/card-provider.ts";

/** The longest comment and destination. */
const LONGEST_TEXT = 280;
const HRYVNIA = 980;

/** The body of `invoice/create`; kopiykas, except discounts in hryvnias. Throws when the goods do not add up to the amount. */
export function invoiceBodyOf(
  { reference, amount, description, returnUrl, callbackUrl, goods, discount }: Invoice,
  validity: number,
): object {
  const worth = sumKopiykas(goods.map(({ price, pieces }) => timesPieces(price, pieces)));
  if (goods.length > 0 && worth - discount !== amount) throw new RangeError("the goods of an invoice do not come to its amount");
  const said = description.slice(0, LONGEST_TEXT);
  return {
    amount,
    ccy: HRYVNIA,
    merchantPaymInfo: {
      reference,
      destination: said,
      comment: said,
      ...(goods.length > 0 && discount > 0 ? { discounts: [{ type: "DISCOUNT", mode: "VALUE", value: toHryvnias(discount) }] } : {}),
      ...(goods.length > 0 ? { basketOrder: goods.map(lineOf) } : {}),
    },
    redirectUrl: returnUrl,
    ...(callbackUrl === undefined ? {} : { webHookUrl: callbackUrl }),
    validity,
    paymentType: "debit",
  };
}

/** The longest code. */
const LONGEST_CODE = 60;

/** `sum` is for a piece, `total` for the line. With receipts the bank wants a code for every line, so fees and debts use their name. */
const lineOf = ({ name, article, pieces, price }: Invoice["goods"][number]): object => ({
  name,
  qty: pieces,
  sum: price,
  total: timesPieces(price, pieces),
  unit: "шт",
  code: article || name.slice(0, LONGEST_CODE),
});
