import { sumsOf } from "../../platform/money/discounted.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../platform/money/money.ts";

/** `discount`: what a promo code takes off the line, kopiykas, less than it costs. */
export type BillGoods = { suborder: boolean; price: Kopiykas; pieces: number; discount?: Kopiykas };
/** The fee of a way of paying: a percentage of the goods, rounded up to a kopiyka, and a fixed part. */
export type Fee = { percent: number; fixedKopiykas: Kopiykas };
export const noFee: Fee = { percent: 0, fixedKopiykas: kopiykas(0) };

export const means = ["bonuses", "balance"] as const;
export type Mean = (typeof means)[number];
/** `has`: what the customer has, zero or above; `uses`: in the order of use; `debts`: to pay along. */
export type Purse = { has: Readonly<Record<Mean, Kopiykas>>; uses: readonly Mean[]; debts: Kopiykas };
export const emptyPurse: Purse = { has: { bonuses: kopiykas(0), balance: kopiykas(0) }, uses: [], debts: kopiykas(0) };

export const billKinds = ["goods", "suborder", "promo", "fee", "bonuses", "balance", "debt"] as const;
export type BillKind = (typeof billKinds)[number];
/** Promo, bonuses and balance are below zero. */
export type BillLine = { kind: BillKind; kopiykas: Kopiykas };
export type BillPart = {
  suborder: boolean;
  /** After the discount. */
  goods: Kopiykas;
  discount: Kopiykas;
  fee: Kopiykas;
  bonuses: Kopiykas;
  balance: Kopiykas;
  debts: Kopiykas;
  toPay: Kopiykas;
  /** The share of `toPay` paid by card before sending. */
  prepayment: Kopiykas;
};
export type Bill = {
  lines: BillLine[];
  toPay: Kopiykas;
  prepayment: Kopiykas;
  /** After the discount. */
  goods: Kopiykas;
  fee: Kopiykas;
  parts: BillPart[];
  /** The mean that is not used because the other covers everything alone (specification §5). */
  excluded: Mean | null;
};

/** Each zero or above, kopiykas; `goods` and `suborder` before the discount. */
export type BillParts = Record<BillKind, Kopiykas>;

/** Lines that are not zero and sum to `toPay`: goods − promo + fee − bonuses − balance + debt (decisions.md §6). */
export function billOfParts(parts: BillParts): Pick<Bill, "lines" | "toPay" | "goods" | "fee"> {
  const lines = billKinds
    .map((kind) => ({ kind, kopiykas: below.has(kind) ? kopiykas(-parts[kind]) : parts[kind] }))
    .filter((line) => parts[line.kind] > 0);
  return {
    lines,
    toPay: sumKopiykas(lines.map((line) => line.kopiykas)),
    goods: kopiykas(parts.goods + parts.suborder - parts.promo),
    fee: parts.fee,
  };
}

const below: ReadonlySet<BillKind> = new Set(["promo", "bonuses", "balance"]);

/** The customer's money covers goods and fee, the shelf's part first, never debts; debts and fee are on the first part (decision 0041). */
export function billOf(goods: readonly BillGoods[], fee: Fee, purse: Purse = emptyPurse, prepaidPercent = 0): Bill {
  const parts = partsOf(goods, fee, purse).map((part) => ({ ...part, prepayment: prepaymentOf(part.toPay, prepaidPercent) }));
  const sumOf = (field: "goods" | "discount" | "fee" | Mean | "debts" | "prepayment", of: readonly BillPart[] = parts) =>
    sumKopiykas(of.map((part) => part[field]));
  return {
    ...billOfParts({
      goods: sumsOf(goods.filter(({ suborder }) => !suborder)).cost,
      suborder: sumsOf(goods.filter(({ suborder }) => suborder)).cost,
      promo: sumOf("discount"),
      fee: sumOf("fee"),
      bonuses: sumOf("bonuses"),
      balance: sumOf("balance"),
      debt: sumOf("debts"),
    }),
    parts,
    prepayment: sumOf("prepayment"),
    excluded: excludedBy(purse, sumKopiykas([sumOf("goods"), sumOf("fee")])),
  };
}

function partsOf(goods: readonly BillGoods[], fee: Fee, purse: Purse): Omit<BillPart, "prepayment">[] {
  const costs = [false, true]
    .map((suborder) => goods.filter((line) => line.suborder === suborder))
    .map((lines) => ({ suborder: lines[0]?.suborder ?? false, ...sumsOf(lines) }))
    .filter(({ cost }) => cost > 0)
    .map(({ suborder, goods: left, discount }) => ({ suborder, goods: left, discount }));
  const wholeGoods = sumKopiykas(costs.map((part) => part.goods));
  const wholeFee = feeOf(wholeGoods, fee);
  const alone = coversAlone(purse, sumKopiykas([wholeGoods, wholeFee]));
  const uses = alone === undefined ? purse.uses : [alone];
  const left = { ...purse.has };
  return costs.map((cost, at) => {
    const part = { ...cost, fee: at === 0 ? wholeFee : kopiykas(0), bonuses: kopiykas(0), balance: kopiykas(0) };
    let open = sumKopiykas([part.goods, part.fee]);
    for (const mean of uses) {
      part[mean] = kopiykas(Math.min(open, left[mean]));
      left[mean] = kopiykas(left[mean] - part[mean]);
      open = kopiykas(open - part[mean]);
    }
    const debts = at === 0 ? purse.debts : kopiykas(0);
    return { ...part, debts, toPay: sumKopiykas([open, debts]) };
  });
}

/** The mean that is used without the other, since it covers everything; where both would, the customer's first (decision 0105). */
const coversAlone = ({ has, uses }: Purse, cost: Kopiykas): Mean | undefined => uses.find((mean) => has[mean] >= cost);

function excludedBy(purse: Purse, cost: Kopiykas): Mean | null {
  const alone = coversAlone(purse, cost);
  if (alone === undefined || cost === 0) return null;
  const other = alone === "bonuses" ? "balance" : "bonuses";
  return purse.has[other] > 0 ? other : null;
}

const HRYVNIA = 100;

/** The part paid by card before sending, rounded up to whole hryvnias (docs/decisions/0058). */
const prepaymentOf = (toPay: Kopiykas, percent: number): Kopiykas =>
  kopiykas(Math.min(toPay, Math.ceil(shareOf(toPay, percent) / HRYVNIA) * HRYVNIA));

const feeOf = (goods: Kopiykas, fee: Fee): Kopiykas =>
  goods === 0 ? goods : sumKopiykas([shareOf(goods, fee.percent), fee.fixedKopiykas]);

/** The fee once one of two parts is cancelled, kopiykas: that of the remaining goods, never above the agreed one (docs/decisions/0002). */
export const feeLeft = ({ agreed, goodsLeft, fee }: { agreed: Kopiykas; goodsLeft: Kopiykas; fee: Fee }): Kopiykas =>
  kopiykas(Math.min(agreed, feeOf(goodsLeft, fee)));

/** Counts in hundredths of a percent, so that floating point never adds a kopiyka to 1.1 % of 100 грн. */
const shareOf = (amount: Kopiykas, percent: number): Kopiykas => kopiykas(Math.ceil((amount * Math.round(percent * 100)) / 10_000));
