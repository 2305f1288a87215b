import type { Id } from "../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import { addHours, addSeconds, firstOfMonth, kyivDay, startOfDay, type Instant } from "../../platform/time/time.ts";

const FULL_HOURS = 24;
const percent = { inTime: 2n, late: 1n } as const;

/** Points for goods and fee by card: 2 % within 24 hours of placing, else 1 %, kopiykas rounded down (decisions.md §6, security.md S13). */
export function cashbackFor({
  paid,
  placedAt,
  paidAt,
  arrivedAt = paidAt,
}: {
  paid: Kopiykas;
  placedAt: Instant;
  paidAt: Instant;
  arrivedAt?: Instant;
}): Kopiykas {
  const judgedAt = Math.max(placedAt.getTime(), Math.min(paidAt.getTime(), arrivedAt.getTime()));
  const rate = judgedAt <= addHours(placedAt, FULL_HOURS).getTime() ? percent.inTime : percent.late;
  return kopiykas(Number((BigInt(Math.max(0, paid)) * rate) / 100n));
}

/** 23:59:59 in Kyiv of the last day of the grant's month; a grant of that second belongs to the next month. */
export function endOfLot(grantedAt: Instant): Instant {
  const end = endOfMonth(grantedAt);
  return grantedAt < end ? end : endOfMonth(addSeconds(end, 1));
}

const endOfMonth = (instant: Instant): Instant => addSeconds(startOfDay(firstOfMonth(kyivDay(instant), 1)), -1);

export type Lot = { id: Id<"bonus_lot">; left: Kopiykas; endsAt: Instant };
export type LotPart = { lotId: Id<"bonus_lot">; amount: Kopiykas };

/** Spends the lot that ends first, of two the older; undefined when there are fewer points. */
export function spendLots(lots: readonly Lot[], amount: Kopiykas, at: Instant): LotPart[] | undefined {
  const living = lots.filter(({ endsAt }) => endsAt > at).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime() || a.id - b.id);
  return takeInTurn(
    living.map(({ id, left }) => ({ lotId: id, amount: left })),
    amount,
  );
}

/** Points an order uses now, from its spending (below zero) and returns in order; a whole return before a revival no longer counts. */
export function stillUsed(moves: readonly { lotId: Id<"bonus_lot"> | null; amount: Kopiykas }[]): { spent: LotPart[]; returned: Kopiykas } {
  let used: { spent: LotPart[]; returned: number } = { spent: [], returned: 0 };
  for (const { lotId, amount } of moves) {
    if (amount > 0) used.returned += amount;
    else if (lotId !== null) used.spent.push({ lotId, amount: kopiykas(-amount) });
    if (used.returned === used.spent.reduce((sum, part) => sum + part.amount, 0)) used = { spent: [], returned: 0 };
  }
  return { ...used, returned: kopiykas(used.returned) };
}

/** Parts that come back, those that end last first, after `returned` came back before; undefined for more than was spent. */
export function returnParts(
  spent: readonly LotPart[],
  { returned, amount }: { returned: Kopiykas; amount: Kopiykas },
): LotPart[] | undefined {
  const backwards = spent.toReversed();
  const before = takeInTurn(backwards, returned);
  if (!before) return undefined;
  const stillOut = backwards.map(({ lotId, amount: part }, at) => ({ lotId, amount: kopiykas(part - (before[at]?.amount ?? 0)) }));
  return takeInTurn(stillOut, amount);
}

function takeInTurn(parts: readonly LotPart[], amount: Kopiykas): LotPart[] | undefined {
  let wanted: number = amount;
  const taken: LotPart[] = [];
  for (const part of parts) {
    if (wanted === 0) break;
    const here = Math.min(wanted, part.amount);
    taken.push({ lotId: part.lotId, amount: kopiykas(here) });
    wanted -= here;
  }
  return wanted === 0 ? taken : undefined;
}

type Cashback = {
  granted: Kopiykas;
  /** Still unspent and living. */
  left: Kopiykas;
  ended: Kopiykas;
  /** Taken back before, points and balance together. */
  taken: Kopiykas;
};

/** Cashback to take back, for all or a share of what was paid: living points, then the balance, never ended ones (security.md S13). */
export function cashbackToTake({ granted, left, ended, taken }: Cashback, share?: { of: Kopiykas; from: Kopiykas }) {
  const kept = share ? Number((BigInt(granted) * BigInt(Math.max(0, share.from - share.of))) / BigInt(share.from)) : 0;
  const wanted = Math.min(granted - kept, granted - taken);
  const points = Math.min(wanted, left);
  const spent = granted - left - ended - taken;
  return { points: kopiykas(points), fromBalance: kopiykas(Math.max(0, Math.min(wanted - points, spent))) };
}
