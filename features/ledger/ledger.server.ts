import type { Shop } from "../shop.ts";
import { selectLedgerFaults, type LedgerFault } from "./server/ledger-faults.queries.ts";

export { balanceAfterDebt } from "./server/balance-after-debt.ts";
export { selectPostedForLots, selectPostedForOrder, selectStatement, sumPostedForOrder } from "./server/movements.queries.ts";
export { listMovements, listMovementsForStaff, viewMovement } from "./server/movements.view.ts";
export { lockMoney, post } from "./server/post.ts";

/** Rows that break I6 of security.md; a healthy shop has none. */
export const ledgerInvariants = (shop: Shop): Promise<LedgerFault[]> => shop.db.job(selectLedgerFaults);
