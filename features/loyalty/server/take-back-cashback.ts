import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { lockMoney, post, selectPostedForLots, sumPostedForOrder } from "../../ledger/ledger.server.ts";
import type { Tx } from "../../shop.ts";
import { cashbackToTake, spendLots } from "../loyalty.rules.ts";
import { addToLots, selectCashbackLots, type LotRow } from "./lots.queries.ts";

type Db = Kysely<Tables>;
type TakingBack = {
  accountId: Id<"account">;
  orderId: string;
  /** The part that went back: `of` kopiykas `from` what was paid; left out, all of it. */
  share?: { of: Kopiykas; from: Kopiykas } | undefined;
  byWhom: string;
  at: Instant;
};

/** In the transaction that cancels or returns the order (security.md S13): living points, then the balance. Answers the kopiykas taken. */
export async function takeBackCashback(tx: Tx, { accountId, orderId, share, byWhom, at }: TakingBack): Promise<Kopiykas> {
  await lockMoney(tx, accountId);
  const { lots, taken, points, fromBalance } = await judge(tx, { orderId, share, at });
  const parts = (spendLots(lots, points, at) ?? []).map((part) => ({ lotId: part.lotId, amount: kopiykas(-part.amount) }));
  const isNew = await post(tx, {
    reason: "cashback_taken_back",
    // Under the lock, the sum taken so far makes a unique name.
    source: `${orderId} after ${taken}`,
    accountId,
    order: { id: orderId },
    byWhom,
    at,
    postings: [
      ...parts.map((part) => ({ ledger: "customer_bonus" as const, ...part })),
      { ledger: "customer_balance", amount: -fromBalance },
      { ledger: "bonus_cost", amount: points + fromBalance },
    ],
  });
  if (isNew) await addToLots(tx, parts);
  return kopiykas(points + fromBalance);
}

/** Kopiykas that `takeBackCashback` would take for the whole order now. */
export async function cashbackGoingBack(db: Db, of: { orderId: string; at: Instant }): Promise<Kopiykas> {
  const { points, fromBalance } = await judge(db, of);
  return kopiykas(points + fromBalance);
}

async function judge(db: Db, { orderId, share, at }: Pick<TakingBack, "orderId" | "share" | "at">) {
  const lots = await selectCashbackLots(db, orderId);
  const taken = await takenBefore(db, orderId);
  const granted = sumKopiykas(lots.map((lot) => lot.granted));
  const ended = await endedOf(db, lots, at);
  return { lots, taken, ...cashbackToTake({ granted, left: leftOf(lots, at), ended, taken }, share) };
}

const takenBefore = (db: Db, orderId: string): Promise<Kopiykas> =>
  sumPostedForOrder(db, { orderId, ledger: "bonus_cost", reasons: ["cashback_taken_back"] });

const leftOf = (lots: readonly LotRow[], at: Instant): Kopiykas =>
  sumKopiykas(lots.filter(({ endsAt }) => endsAt > at).map(({ left }) => left));

/** Points that ended unspent, whether or not the job has written it yet. */
async function endedOf(db: Db, lots: readonly LotRow[], at: Instant): Promise<Kopiykas> {
  const written = await selectPostedForLots(db, { lotIds: lots.map(({ id }) => id), reason: "bonus_ended" });
  return kopiykas(sumKopiykas(lots.filter(({ endsAt }) => endsAt <= at).map(({ left }) => left)) - written);
}
