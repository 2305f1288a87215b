import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { post } from "../../ledger/ledger.server.ts";
import type { Tx } from "../../shop.ts";
import { endOfLot } from "../loyalty.rules.ts";
import { insertLot } from "./lots.queries.ts";

export type Grant = {
  accountId: Id<"account">;
  amount: Kopiykas;
  reason: "bonus_granted" | "cashback";
  source: string;
  orderId?: string;
  byWhom: string;
  note?: string;
  at: Instant;
};

/** Points until the end of the month in Kyiv (decisions.md §6). False when this reason and source were granted before. */
export async function grantBonuses(tx: Tx, grant: Grant): Promise<boolean> {
  const { accountId, amount, reason, source, orderId, byWhom, note, at } = grant;
  if (amount <= 0) return false;
  const lotId = await insertLot(tx, { accountId, amount, reason, source, at, endsAt: endOfLot(at) });
  if (lotId === undefined) return false;
  return post(tx, {
    reason,
    source,
    accountId,
    order: orderId === undefined ? undefined : { id: orderId },
    byWhom,
    note,
    at,
    postings: [
      { ledger: "customer_bonus", lotId, amount },
      { ledger: "bonus_cost", amount: -amount },
    ],
  });
}
