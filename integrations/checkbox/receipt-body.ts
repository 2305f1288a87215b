import { kopiykas, sumKopiykas, timesPieces } from "../../platform/money.ts";
import type { ReceiptLine, ReceiptMeans, ReceiptPayment, WantedReceipt } from "../fiscal/fiscal-provider.ts";

/** Of one piece, in the vendor's units. */
const PIECE = 1_000;
const LONGEST_NAME = 250;
const labels: Record<ReceiptMeans, string> = {
  card: "Інтернет-еквайринг",
  balance: "Баланс покупця в магазині",
  on_delivery: "Післяплата",
};

/** The body of `/receipts/sell`, for sales and returns; money in kopiykas. Throws when lines, discount and payments do not fit. */
export function receiptBodyOf({ id, kind, saleId, lines, discount, payments, email }: WantedReceipt, tax: number | undefined): object {
  const worth = sumKopiykas(lines.map(({ price, pieces }) => timesPieces(price, pieces)));
  if (kopiykas(worth - discount) !== sumKopiykas(payments.map(({ amount }) => amount)))
    throw new RangeError("the lines of a receipt do not come to its payments");
  return {
    id,
    goods: lines.map((line) => goodOf(line, { isReturn: kind === "return", tax })),
    ...(discount > 0 ? { discounts: [{ type: "DISCOUNT", mode: "VALUE", value: discount, name: "Бонуси та знижки" }] } : {}),
    payments: payments.map(paymentOf),
    ...(email === undefined ? {} : { delivery: { emails: [email] } }),
    ...(saleId === undefined ? {} : { related_receipt_id: saleId }),
  };
}

const goodOf = ({ code, name, price, pieces }: ReceiptLine, { isReturn, tax }: { isReturn: boolean; tax: number | undefined }): object => ({
  good: { code: code || name.slice(0, 60), name: name.slice(0, LONGEST_NAME), price, ...(tax === undefined ? {} : { tax: [tax] }) },
  quantity: pieces * PIECE,
  is_return: isReturn,
});

function paymentOf({ means, amount, card = {} }: ReceiptPayment): object {
  const said = {
    card_mask: card.mask,
    payment_system: card.system,
    auth_code: card.authCode,
    rrn: card.rrn,
    terminal: card.terminal,
    bank_name: card.bank,
  };
  const known = Object.entries(said).filter(([, value]) => value !== undefined && value !== "");
  return { type: "CASHLESS", value: amount, label: labels[means], ...Object.fromEntries(known) };
}
