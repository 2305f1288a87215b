import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Tx } from "../../shop.ts";
import { lockMoney } from "./post.ts";

/** The balance after `sum` was added, where a debt took a part of it; nothing where all of it can be spent. */
export async function balanceAfterDebt(tx: Tx, accountId: Id<"account">, sum: Kopiykas): Promise<{ balance?: Kopiykas }> {
  const { balance } = await lockMoney(tx, accountId);
  return balance < sum ? { balance } : {};
}
