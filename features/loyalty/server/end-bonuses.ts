import { kopiykas } from "../../../platform/money.ts";
import type { Id } from "../../../platform/ids.ts";
import { lockMoney, post } from "../../ledger/ledger.server.ts";
import type { Shop } from "../../shop.ts";
import { addToLots, selectAccountsWithEndedLots, selectEndedLots } from "./lots.queries.ts";

const ACCOUNTS_AT_ONCE = 200;

/** Writes off the points whose month is over, a transaction an account; answers how many lots ended. They were worth nothing before that. */
export async function endBonuses(shop: Shop): Promise<number> {
  let ended = 0;
  for (;;) {
    const accounts = await selectAccountsWithEndedLots(shop.db.read, { now: shop.clock.now(), limit: ACCOUNTS_AT_ONCE });
    for (const accountId of accounts) ended += await endLotsOf(shop, accountId);
    if (accounts.length < ACCOUNTS_AT_ONCE) return ended;
  }
}

const endLotsOf = (shop: Shop, accountId: Id<"account">): Promise<number> =>
  shop.db.job(async (tx) => {
    await lockMoney(tx, accountId);
    const lots = await selectEndedLots(tx, accountId, shop.clock.now());
    for (const { id, left, endsAt } of lots) {
      const part = { lotId: id, amount: kopiykas(-left) };
      await post(tx, {
        reason: "bonus_ended",
        source: `lot ${id}`,
        accountId,
        byWhom: "shop",
        at: endsAt,
        postings: [
          { ledger: "customer_bonus", ...part },
          { ledger: "bonus_cost", amount: left },
        ],
      });
      await addToLots(tx, [part]);
    }
    return lots.length;
  });
