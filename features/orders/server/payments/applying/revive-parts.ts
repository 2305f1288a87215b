import { sumKopiykas } from "../../../../../platform/money/money.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { lockMoney } from "../../../../ledger/ledger.server.ts";
import type { Tx } from "../../../../shop.ts";
import { lockStock, sellAgain } from "../../../../stock/stock.server.ts";
import type { Part } from "../money.queries.ts";
import { insertOrderEvent, selectOrderLines, setOrderStatus } from "../../orders.queries.ts";
import { selectPurse } from "../../placing/judging/purse.queries.ts";
import { spendOnOrders } from "../../placing/writing/spend-on-orders.ts";

/** All or none, with pieces, bonuses, balance and debts (security.md S17). False when something is gone; then nothing has changed. */
export async function reviveParts(tx: Tx, parts: readonly Part[], at: Instant): Promise<boolean> {
  const lines: Awaited<ReturnType<typeof selectOrderLines>> = [];
  for (const { id } of parts) lines.push(...(await selectOrderLines(tx, id)));
  const rows = await lockStock(
    tx,
    lines.map((line) => line.variation_id),
  );
  const areFree = rows.every(
    ({ variationId, onHand, reserved }) =>
      onHand - reserved >= lines.filter((line) => line.variation_id === variationId).reduce((sum, { pieces }) => sum + pieces, 0),
  );
  if (!areFree || rows.length === 0 || !(await isMoneyThere(tx, parts, at))) return false;
  for (const { id } of parts) {
    const own = lines.filter((line) => line.order_id === id).map((line) => ({ variationId: line.variation_id, pieces: line.pieces }));
    if (!(await sellAgain(tx, own, { source: id, at }))) throw new Error(`pieces of order ${id} were free under the lock and are not`);
    await setOrderStatus(tx, id, { status: "awaiting_payment", at });
    await insertOrderEvent(tx, { orderId: id, status: "awaiting_payment", byWhom: "shop", at });
  }
  const spent = await spendOnOrders(tx, parts.map(written), { accountId: accountOf(parts), at, source: (id) => `${id} revived` });
  if (!spent) throw new Error("bonuses and balance were there under the lock and are not");
  return true;
}

async function isMoneyThere(tx: Tx, parts: readonly Part[], at: Instant): Promise<boolean> {
  const accountId = accountOf(parts);
  const sumOf = (field: "bonuses_used" | "balance_used" | "debts_paid") => sumKopiykas(parts.map((part) => part[field]));
  const [bonuses, balance, debts] = [sumOf("bonuses_used"), sumOf("balance_used"), sumOf("debts_paid")];
  await lockMoney(tx, accountId);
  const purse = await selectPurse(tx, accountId, at);
  return (
    (bonuses === 0 || purse.bonuses >= bonuses) && (balance === 0 || purse.balance >= balance) && (debts === 0 || purse.debts === debts)
  );
}

function accountOf([first]: readonly Part[]): Part["account_id"] {
  if (!first) throw new Error("a purchase without parts");
  return first.account_id;
}

const written = ({ id, number, bonuses_used: bonuses, balance_used: balance, debts_paid: debts }: Part) => ({
  id,
  number,
  bill: { bonuses, balance, debts },
});
