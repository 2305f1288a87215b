import { sumKopiykas, kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Tx } from "../../../shop.ts";
import type { Part } from "../payments/money.queries.ts";
import { selectShortageRefunded } from "../shortage/shortage.queries.ts";

/** Money paid for an order's goods at payment, kopiykas; cashback was granted for it and is taken back in shares of it. */
export const paidAtFirst = async (tx: Tx, order: Part): Promise<Kopiykas> =>
  sumKopiykas([kopiykas(order.to_pay - order.debts_paid), await selectShortageRefunded(tx, order.id)]);
