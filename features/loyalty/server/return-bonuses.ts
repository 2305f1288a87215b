import type { Id } from "../../../platform/ids.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { lockMoney, post, selectPostedForOrder } from "../../ledger/ledger.server.ts";
import type { Tx } from "../../shop.ts";
import { endOfLot, returnParts, stillUsed, type LotPart } from "../loyalty.rules.ts";
import { addToLots, insertLot, selectLotsById } from "./lots.queries.ts";

type Return = { accountId: Id<"account">; order: { id: string; number: number }; amount?: Kopiykas; at: Instant };

/** Points of ended lots come back as one lot of this month (decision 0041). Answers kopiykas. Throws on more than the order used. */
export async function returnBonuses(tx: Tx, { accountId, order, amount, at }: Return): Promise<Kopiykas> {
  await lockMoney(tx, accountId);
  const moves = await selectPostedForOrder(tx, { orderId: order.id, ledger: "customer_bonus", reasons: ["bonus_spent", "bonus_returned"] });
  const { spent, returned } = stillUsed(moves);
  const wanted = amount ?? kopiykas(sumKopiykas(spent.map((part) => part.amount)) - returned);
  const parts = returnParts(spent, { returned, amount: wanted })?.filter((part) => part.amount > 0);
  if (!parts) throw new RangeError(`order ${order.number} used fewer points than are to come back`);
  if (parts.length === 0) return kopiykas(0);
  // Under the lock, the sum returned so far makes a unique name.
  const source = `${order.id} after ${returnedEver(moves)}`;
  const back = await livingParts(tx, { accountId, parts, source, at });
  await post(tx, {
    reason: "bonus_returned",
    source,
    accountId,
    order,
    byWhom: "shop",
    at,
    postings: [
      ...back.postings.map((part) => ({ ledger: "customer_bonus" as const, ...part })),
      { ledger: "order_funds", amount: -wanted },
    ],
  });
  await addToLots(tx, back.kept);
  return wanted;
}

const returnedEver = (moves: readonly { amount: Kopiykas }[]): Kopiykas =>
  sumKopiykas(moves.filter(({ amount }) => amount > 0).map(({ amount }) => amount));

async function livingParts(
  tx: Tx,
  { accountId, parts, source, at }: { accountId: Id<"account">; parts: readonly LotPart[]; source: string; at: Instant },
): Promise<{ kept: LotPart[]; postings: LotPart[] }> {
  const lots = await selectLotsById(
    tx,
    parts.map(({ lotId }) => lotId),
  );
  const living = new Set(lots.filter(({ endsAt }) => endsAt > at).map(({ id }) => id));
  const kept = parts.filter(({ lotId }) => living.has(lotId));
  const ended = sumKopiykas(parts.filter(({ lotId }) => !living.has(lotId)).map((part) => part.amount));
  if (ended === 0) return { kept, postings: kept };
  const lotId = await insertLot(tx, { accountId, amount: ended, reason: "bonus_returned", source, at, endsAt: endOfLot(at) });
  if (lotId === undefined) throw new Error(`points of ${source} came back twice`);
  return { kept, postings: [...kept, { lotId, amount: ended }] };
}
