import type { ReceiptKind, ReceiptLine, ReceiptMeans, ReceiptPayment } from "../../integrations/fiscal/fiscal-provider.ts";
import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../platform/money/money.ts";

/** Goods and payments; a means may be below zero where another's money came to it. */
export type Position = { lines: readonly ReceiptLine[]; paid: readonly ReceiptPayment[] };
/** `leftToPay`: what follows a prepayment. */
export type Draft = {
  kind: ReceiptKind;
  lines: readonly ReceiptLine[];
  payments: readonly ReceiptPayment[];
  leftToPay?: Kopiykas;
};

/** A return for what became less, a sale for what became more; no receipt where no money moves. */
export function receiptsBetween(said: Position, now: Position): Draft[] {
  const drafts: Draft[] = [
    { kind: "return", lines: linesMore(now, said), payments: paidMore(now, said) },
    { kind: "sale", lines: linesMore(said, now), payments: paidMore(said, now) },
  ];
  return drafts.filter(({ payments }) => payments.length > 0);
}

export const positionOf = (receipts: readonly Draft[]): Position => ({
  lines: receipts.flatMap(({ kind, lines }) => lines.map((line) => ({ ...line, pieces: kind === "return" ? -line.pieces : line.pieces }))),
  paid: receipts.flatMap(({ kind, payments }) =>
    payments.map((payment) => ({ ...payment, amount: kopiykas(kind === "return" ? -payment.amount : payment.amount) })),
  ),
});

/** Goods worth more than was paid had a discount (points or an agreement); money without goods is part of the price, named `rest`. */
export function onPaper(
  { lines, payments, leftToPay = kopiykas(0) }: Draft,
  rest: string,
): { lines: readonly ReceiptLine[]; discount: Kopiykas } {
  const worth = sumKopiykas(lines.map(({ price, pieces }) => timesPieces(price, pieces)));
  const over = amountOf(payments) + leftToPay - worth;
  if (over <= 0) return { lines, discount: kopiykas(0 - over) };
  return { lines: [...lines, { code: "", name: rest, price: kopiykas(over), pieces: 1 }], discount: kopiykas(0) };
}

export const amountOf = (payments: readonly ReceiptPayment[]): Kopiykas => sumKopiykas(payments.map(({ amount }) => amount));

const keyOf = ({ code, name, price }: ReceiptLine): string => JSON.stringify([code, name, price]);

function linesMore(less: Position, more: Position): ReceiptLine[] {
  const found = new Map<string, ReceiptLine>();
  const add = (line: ReceiptLine, sign: 1 | -1) => {
    const key = keyOf(line);
    found.set(key, { ...line, pieces: (found.get(key)?.pieces ?? 0) + sign * line.pieces });
  };
  for (const line of more.lines) add(line, 1);
  for (const line of less.lines) add(line, -1);
  return [...found.values()].filter(({ pieces }) => pieces > 0);
}

function paidMore(less: Position, more: Position): ReceiptPayment[] {
  const means: ReceiptMeans[] = ["card", "on_delivery", "balance"];
  return means.flatMap((one) => {
    const of = ({ paid }: Position) => paid.filter((payment) => payment.means === one);
    const amount = kopiykas(amountOf(of(more)) - amountOf(of(less)));
    const card = [...of(more), ...of(less)].find((payment) => payment.card)?.card;
    return amount > 0 ? [{ means: one, amount, ...(card ? { card } : {}) }] : [];
  });
}
