import type { MovementView } from "../../../../features/ledger/movement.contract.ts";

const SHOWN = 3;

/** Cashback of the last orders, the newest first, without what was taken back. */
export const lastCashback = (movements: readonly MovementView[]): MovementView[] =>
  movements.filter(({ reason, kopiykas }) => reason === "cashback" && kopiykas > 0).slice(0, SHOWN);
