import type { MovementView } from "../../../../features/ledger/movement.contract.ts";

const SHOWN = 3;

/** What the last orders brought, the newest first; what was taken back with an order is not among them. */
export const lastCashback = (movements: readonly MovementView[]): MovementView[] =>
  movements.filter(({ reason, kopiykas }) => reason === "cashback" && kopiykas > 0).slice(0, SHOWN);
