import * as z from "zod";
import { enqueueScan } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { lockMoney, post } from "../../ledger/ledger.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { addToLots, selectAccountsWithEndedLots, selectEndedLots, selectLots, type LotRow } from "./lots.queries.ts";

const MOST_AT_A_SCAN = 500;

export const endBonusesJob = defineJob({
  name: "end-bonuses",
  payload: z.strictObject({ account: z.number().int() }),
  atOnce: 2,
  most: 20_000,
  pauseSeconds: 15,
});

/** Writes off points whose month is over, one job an account; they were worthless before. Safe in several processes. */
export const askToEndBonuses = (shop: Shop): Promise<number> =>
  enqueueScan(shop, endBonusesJob, {
    due: async (tx, scan) => (await selectAccountsWithEndedLots(tx, scan)).map((account) => ({ account })),
    keyOf: ({ account }) => String(account),
    most: MOST_AT_A_SCAN,
  });

export const endBonusesOf = (shop: Shop, accountId: Id<"account">): Promise<number> =>
  shop.db.job(async (tx) => {
    await lockMoney(tx, accountId);
    const lots = await selectEndedLots(tx, accountId, shop.clock.now());
    for (const lot of lots) await endLot(tx, accountId, { ...lot, at: lot.endsAt });
    return lots.length;
  });

/** Ends all points of an account that is no more. */
export async function endAllBonuses(tx: Tx, accountId: Id<"account">, at: Instant): Promise<void> {
  await lockMoney(tx, accountId);
  for (const lot of await selectEndedLots(tx, accountId, at)) await endLot(tx, accountId, { ...lot, at: lot.endsAt });
  for (const lot of await selectLots(tx, accountId, at)) await endLot(tx, accountId, { ...lot, at });
}

async function endLot(tx: Tx, accountId: Id<"account">, { id, left, at }: Pick<LotRow, "id" | "left"> & { at: Instant }): Promise<void> {
  const part = { lotId: id, amount: kopiykas(-left) };
  await post(tx, {
    reason: "bonus_ended",
    source: `lot ${id}`,
    accountId,
    byWhom: "shop",
    at,
    postings: [
      { ledger: "customer_bonus", ...part },
      { ledger: "bonus_cost", amount: left },
    ],
  });
  await addToLots(tx, [part]);
}
