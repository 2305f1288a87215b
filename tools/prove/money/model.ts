import { endOfKyivMonth } from "./kyiv-month.ts";

/** Customers' money by the proof's own plain arithmetic over the events, without the shop's code. Kopiykas. */
export type Lot = { left: number; granted: number; endsAt: Date };
export type Debt = { order: number; amount: number; claimedBy: number | null; isSettled: boolean };
export type Purchase = {
  number: number;
  isByCard: boolean;
  status: string;
  goods: number;
  fee: number;
  bonuses: number;
  balance: number;
  debts: number;
  toPay: number;
  placedAt: Date;
  unpaidUntil: Date | null;
  isPaid: boolean;
  paidBy: CardPayment | null;
  isEndedByStaff: boolean;
  spent: { lot: Lot; amount: number }[];
  cashback: Lot | null;
  cashbackTaken: number;
  /** Of what came by card, before the order ended. */
  givenBack: number;
};
export type Refund = { payment: CardPayment; amount: number; state: "open" | "done" | "refused" };
export type CardPayment = {
  reference: string;
  vendor: "liqpay" | "monobank";
  providerId: string;
  amount: number;
  of: Purchase | { debts: Debt[] };
  isTaken: boolean;
  outcome: "applied" | "revived" | "refund_due" | "to_balance" | null;
  refunds: Refund[];
};
export type Account = { balance: number; lots: Lot[]; debts: Debt[]; orders: Purchase[]; payments: CardPayment[] };
export type Wish = { isByCard: boolean; useBonuses: boolean; useBalance: boolean; first: "bonuses" | "balance" };

export const FEE = { percent: 1.5, fixed: 2_000 };
export const UNPAID_HOURS = 72;
export const UNCLAIMED_SUM = 15_000;

export const newAccount = (): Account => ({ balance: 0, lots: [], debts: [], orders: [], payments: [] });
const sum = (amounts: number[]): number => amounts.reduce((total, one) => total + one, 0);
export const isPurchase = (of: CardPayment["of"]): of is Purchase => "number" in of;

const livingLots = (account: Account, now: Date): Lot[] =>
  account.lots.filter(({ left, endsAt }) => left > 0 && endsAt > now).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
export const pointsOf = (account: Account, now: Date): number => sum(livingLots(account, now).map(({ left }) => left));
export const openDebtsOf = (account: Account): Debt[] => account.debts.filter(({ isSettled }) => !isSettled);
const freeDebts = (account: Account): Debt[] => openDebtsOf(account).filter(({ claimedBy }) => claimedBy === null);
export const freeDebtSum = (account: Account): number => sum(freeDebts(account).map(({ amount }) => amount));
export const debtSum = (account: Account): number => sum(openDebtsOf(account).map(({ amount }) => amount));
export const unpaidSum = (account: Account): number =>
  freeDebtSum(account) + sum(account.orders.filter(({ status }) => status === "awaiting_payment").map(({ toPay }) => toPay));

/** The bill for goods of this sum now. */
export function billFor(account: Account, goods: number, wish: Wish, now: Date) {
  const fee = wish.isByCard ? 0 : Math.ceil((goods * FEE.percent * 100) / 10_000) + FEE.fixed;
  const has = {
    bonuses: wish.useBonuses ? pointsOf(account, now) : 0,
    balance: wish.useBalance ? Math.max(0, account.balance) : 0,
  };
  const used = { bonuses: 0, balance: 0 };
  let open = goods + fee;
  for (const mean of wish.first === "bonuses" ? (["bonuses", "balance"] as const) : (["balance", "bonuses"] as const)) {
    used[mean] = Math.min(open, has[mean]);
    open -= used[mean];
  }
  const debts = freeDebtSum(account);
  return { goods, fee, ...used, debts, toPay: open + debts };
}

export function place(account: Account, number: number, goods: number, wish: Wish, now: Date): Purchase {
  const bill = billFor(account, goods, wish, now);
  const isPaid = bill.toPay === 0;
  const isAwaited = wish.isByCard && !isPaid;
  const order: Purchase = {
    ...bill,
    number,
    isByCard: wish.isByCard,
    status: isPaid ? "confirmed" : isAwaited ? "awaiting_payment" : "new",
    placedAt: now,
    unpaidUntil: isAwaited ? new Date(now.getTime() + UNPAID_HOURS * 3_600_000) : null,
    isPaid,
    paidBy: null,
    isEndedByStaff: false,
    spent: [],
    cashback: null,
    cashbackTaken: 0,
    givenBack: 0,
  };
  account.orders.push(order);
  spendOn(account, order, now);
  return order;
}

function spendOn(account: Account, order: Purchase, now: Date): void {
  for (const debt of freeDebts(account)) if (order.debts > 0) debt.claimedBy = order.number;
  let wanted = order.bonuses;
  for (const lot of livingLots(account, now)) {
    const amount = Math.min(wanted, lot.left);
    if (amount > 0) order.spent.push({ lot, amount });
    lot.left -= amount;
    wanted -= amount;
  }
  account.balance -= order.balance;
}

export function grant(account: Account, amount: number, now: Date): Lot {
  const lot = { left: amount, granted: amount, endsAt: endOfKyivMonth(now) };
  account.lots.push(lot);
  return lot;
}

/** The vendor has the money and the shop hears of it now. */
export function hear(account: Account, payment: CardPayment, { paidAt, now }: { paidAt: Date; now: Date }): void {
  if (payment.outcome !== null) return;
  if (!isPurchase(payment.of)) return hearOfDebts(account, payment, payment.of.debts);
  const order = payment.of;
  const comesBack = order.status === "cancelled" && !order.isPaid && !order.isEndedByStaff && isAllThere(account, order, now);
  if (order.isPaid || (order.status !== "awaiting_payment" && !comesBack)) {
    payment.outcome = "refund_due";
    payment.refunds.push({ payment, amount: payment.amount, state: "open" });
    return;
  }
  payment.outcome = comesBack ? "revived" : "applied";
  if (comesBack) spendOn(account, order, now);
  Object.assign(order, { status: "confirmed", isPaid: true, paidBy: payment });
  settleDebtsBy(account, order);
  const judgedAt = Math.max(order.placedAt.getTime(), Math.min(paidAt.getTime(), now.getTime()));
  const isSoon = judgedAt <= order.placedAt.getTime() + 24 * 3_600_000;
  const points = Math.floor(((order.toPay - order.debts) * (isSoon ? 2 : 1)) / 100);
  if (points > 0) order.cashback = grant(account, points, now);
}

const isAllThere = (account: Account, order: Purchase, now: Date): boolean =>
  (order.debts === 0 || freeDebtSum(account) === order.debts) &&
  (order.bonuses === 0 || pointsOf(account, now) >= order.bonuses) &&
  (order.balance === 0 || account.balance >= order.balance);

function hearOfDebts(account: Account, payment: CardPayment, debts: Debt[]): void {
  const open = debts.filter(({ isSettled }) => !isSettled);
  for (const debt of open) debt.isSettled = true;
  account.balance += payment.amount - sum(open.map(({ amount }) => amount));
  payment.outcome = open.length > 0 ? "applied" : "to_balance";
}

function settleDebtsBy(account: Account, order: Purchase): void {
  const own = openDebtsOf(account).filter(({ claimedBy }) => claimedBy === order.number);
  for (const debt of own) debt.isSettled = true;
  account.balance += order.debts - sum(own.map(({ amount }) => amount));
}

/** The order is over unsold: everything goes back where it came from. */
export function end(
  account: Account,
  order: Purchase,
  how: { status: "cancelled" | "returned"; to: "card" | "balance"; byStaff: boolean; now: Date },
) {
  const wasWithCarrier = order.status === "shipped" || order.status === "ready";
  Object.assign(order, { status: how.status, isEndedByStaff: how.byStaff });
  for (const debt of openDebtsOf(account)) if (debt.claimedBy === order.number) debt.claimedBy = null;
  if (order.paidBy) takeCashbackBack(account, order, 0, how.now);
  giveBonusesBack(account, order, how.now);
  account.balance += order.balance;
  const left = order.isPaid ? order.toPay - order.debts - order.givenBack : 0;
  if (left > 0) giveBack(account, order, left, how.to);
  if (how.status === "returned" && wasWithCarrier)
    account.debts.push({ order: order.number, amount: UNCLAIMED_SUM, claimedBy: null, isSettled: false });
}

function giveBonusesBack(account: Account, order: Purchase, now: Date): void {
  let ended = 0;
  for (const { lot, amount } of order.spent.splice(0)) {
    if (lot.endsAt > now) lot.left += amount;
    else ended += amount;
  }
  if (ended > 0) grant(account, ended, now);
}

export function giveBack(account: Account, order: Purchase, amount: number, to: "card" | "balance"): void {
  order.givenBack += amount;
  if (to === "card" && order.paidBy) order.paidBy.refunds.push({ payment: order.paidBy, amount, state: "open" });
  else account.balance += amount;
}

/** Staff give a part back, with its share of the cashback. */
export function refundPart(account: Account, order: Purchase, amount: number, { to, now }: { to: "card" | "balance"; now: Date }): void {
  const paid = order.toPay - order.debts;
  takeCashbackBack(account, order, Math.floor(((order.cashback?.granted ?? 0) * (paid - amount)) / paid), now);
  giveBack(account, order, amount, to);
}

function takeCashbackBack(account: Account, order: Purchase, kept: number, now: Date): void {
  const lot = order.cashback;
  if (!lot) return;
  const isLiving = lot.endsAt > now;
  const wanted = Math.min(lot.granted - kept, lot.granted - order.cashbackTaken);
  const points = Math.min(wanted, isLiving ? lot.left : 0);
  const spent = lot.granted - lot.left - order.cashbackTaken;
  const fromBalance = Math.max(0, Math.min(wanted - points, spent));
  lot.left -= points;
  account.balance -= fromBalance;
  order.cashbackTaken += points + fromBalance;
}

/** The parcel was handed over; what is paid on receipt is paid now. */
export function deliver(account: Account, order: Purchase): void {
  order.status = "delivered";
  if (order.isPaid) return;
  order.isPaid = true;
  settleDebtsBy(account, order);
}

/** The vendor has answered a refund. */
export function settle(account: Account, refund: Refund, isDone: boolean): void {
  refund.state = isDone ? "done" : "refused";
  if (!isDone) account.balance += refund.amount;
}
