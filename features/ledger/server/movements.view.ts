import type { Locale } from "../../../platform/i18n.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { paginationOf } from "../../../platform/contracts/pagination.ts";
import type { Shop } from "../../shop.ts";
import type { CustomerLedger, Reason } from "../ledger.contract.ts";
import { ledgerMessages } from "../ledger.messages.ts";
import { MOVEMENTS_A_PAGE, type MovementView } from "../movement.contract.ts";
import { selectMovements, type Movement } from "./movements.queries.ts";

const sides = { customer_balance: "balance", customer_bonus: "bonuses", delivery_debt: "debts" } as const satisfies Record<
  CustomerLedger,
  string
>;
/** Staff write the notes of these for the customer. */
const noted: readonly Reason[] = ["correction", "bonus_granted", "debt_forgiven"];

type Which = { accountId: Id<"account">; ledgers: readonly CustomerLedger[]; page: number; locale: Locale };

export async function listMovements(shop: Shop, which: Which) {
  const { movements, pagination } = await pageOf(shop, which);
  return { movements: movements.map((movement) => viewMovement(movement, which.locale)), pagination };
}

export async function listMovementsForStaff(shop: Shop, which: Which) {
  const { movements, pagination } = await pageOf(shop, which);
  const view = (movement: Movement) => ({ ...viewMovement(movement, which.locale), note: movement.note, byWhom: movement.byWhom });
  return { movements: movements.map(view), pagination };
}

async function pageOf(shop: Shop, which: Which) {
  const offset = (which.page - 1) * MOVEMENTS_A_PAGE;
  const { movements, total } = await selectMovements(shop.db.read, { ...which, offset, limit: MOVEMENTS_A_PAGE });
  return { movements, pagination: paginationOf({ page: which.page, size: MOVEMENTS_A_PAGE, total }) };
}

export const viewMovement = (
  { id, ledger, at, reason, orderNumber, debtOrderNumber, note, amount }: Movement,
  locale: Locale,
): MovementView => ({
  id,
  side: sides[ledger],
  at: at.toISOString(),
  reason,
  reasonName: wordsFor(ledgerMessages, locale)["ledger.reason"][reason],
  orderNumber,
  debtOrderNumber,
  note: noted.includes(reason) ? note : "",
  kopiykas: amount,
});
