import { sumKopiykas, timesPieces } from "../../platform/money/money.ts";
import type { ReceiptLine, ReceiptMeans, ReceiptPayment, WantedReceipt } from "../fiscal/fiscal-provider.ts";

/** One piece in the vendor's units. */
const PIECE = 1_000;
const LONGEST_NAME = 250;
const labels: Record<ReceiptMeans, string> = {
  card: "Інтернет-еквайринг",
  balance: "Баланс покупця в магазині",
  on_delivery: "Післяплата",
};

/** Kopiykas. A prepayment begins a chain under its own id, the rest ends it. Throws when lines and payments do not match. */
export function receiptCallOf(wanted: WantedReceipt, tax: number | undefined): { path: string; body: object } {
  const { id, kind, follows, payments } = wanted;
  const chain = `/prepayment-receipts/${follows?.id ?? ""}`;
  if (kind === "rest") return { path: chain, body: { id, payments: payments.map(paymentOf), ...deliveryOf(wanted) } };
  if (kind === "return" && follows?.isPrepayment && follows.isWhole) return { path: `${chain}/return`, body: { id } };
  const body = { ...goodsOf(wanted, tax), payments: payments.map(paymentOf), ...deliveryOf(wanted) };
  if (kind === "prepayment") return { path: "/prepayment-receipts", body: { ...body, custom_relation_id: id } };
  return { path: "/receipts/sell", body: { ...body, ...(follows === undefined ? {} : { related_receipt_id: follows.id }) } };
}

function goodsOf({ id, kind, lines, discount, payments, leftToPay }: WantedReceipt, tax: number | undefined): object {
  const worth = sumKopiykas(lines.map(({ price, pieces }) => timesPieces(price, pieces)));
  if (worth - discount !== sumKopiykas([leftToPay, ...payments.map(({ amount }) => amount)]))
    throw new RangeError("the lines of a receipt do not come to its payments");
  return {
    id,
    goods: lines.map((line) => goodOf(line, { isReturn: kind === "return", tax })),
    ...(discount > 0 ? { discounts: [{ type: "DISCOUNT", mode: "VALUE", value: discount, name: "Бонуси та знижки" }] } : {}),
  };
}

const deliveryOf = ({ email }: WantedReceipt): object => (email === undefined ? {} : { delivery: { emails: [email] } });

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
