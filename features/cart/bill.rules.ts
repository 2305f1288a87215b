import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../platform/money.ts";

export type BillGoods = { suborder: boolean; price: Kopiykas; pieces: number };
/** What a way of paying adds: a share of the goods, rounded up to a kopiyka, and a fixed part. */
export type Fee = { percent: number; fixedKopiykas: Kopiykas };
export const noFee: Fee = { percent: 0, fixedKopiykas: kopiykas(0) };

export const billKinds = ["goods", "suborder", "fee", "bonuses", "balance", "debt"] as const;
export type BillKind = (typeof billKinds)[number];
/** Bonuses and balance are below zero. */
export type BillLine = { kind: BillKind; kopiykas: Kopiykas };
export type Bill = { lines: BillLine[]; toPay: Kopiykas; goods: Kopiykas; fee: Kopiykas };

/** Each zero or above, kopiykas. */
export type BillParts = Record<BillKind, Kopiykas>;

/** The parts that are not zero as lines that sum to `toPay`: goods + fee − bonuses − balance + debt (decisions.md §6). */
export function billOfParts(parts: BillParts): Bill {
  const lines = billKinds
    .map((kind) => ({ kind, kopiykas: kind === "bonuses" || kind === "balance" ? kopiykas(-parts[kind]) : parts[kind] }))
    .filter((line) => parts[line.kind] > 0);
  return {
    lines,
    toPay: sumKopiykas(lines.map((line) => line.kopiykas)),
    goods: sumKopiykas([parts.goods, parts.suborder]),
    fee: parts.fee,
  };
}

/** What goods cost when they are paid for in a way that has this fee. */
export function billOf(goods: readonly BillGoods[], fee: Fee): Bill {
  const sumOf = (suborder: boolean) =>
    sumKopiykas(goods.filter((line) => line.suborder === suborder).map((line) => timesPieces(line.price, line.pieces)));
  const [now, later] = [sumOf(false), sumOf(true)];
  const nothing = kopiykas(0);
  return billOfParts({
    goods: now,
    suborder: later,
    fee: feeOf(sumKopiykas([now, later]), fee),
    bonuses: nothing,
    balance: nothing,
    debt: nothing,
  });
}

const feeOf = (goods: Kopiykas, fee: Fee): Kopiykas =>
  goods === 0 ? goods : sumKopiykas([shareOf(goods, fee.percent), fee.fixedKopiykas]);

/** The fee, kopiykas, once one of two parts is cancelled: that of the goods left, never above the agreed one (docs/decisions/0002). */
export const feeLeft = ({ agreed, goodsLeft, fee }: { agreed: Kopiykas; goodsLeft: Kopiykas; fee: Fee }): Kopiykas =>
  kopiykas(Math.min(agreed, feeOf(goodsLeft, fee)));

/** Counts in hundredths of a percent, so that 1.1 % of 100 грн is no kopiyka more. */
const shareOf = (amount: Kopiykas, percent: number): Kopiykas => kopiykas(Math.ceil((amount * Math.round(percent * 100)) / 10_000));
