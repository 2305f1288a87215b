import { isHeld, mayBePaid, selectDebtPayments } from "../../../../payments/payments.server.ts";
import { customerOf, type Visit } from "../../../../shop.ts";
import { askAtPace } from "./ask-at-pace.ts";

/** Asks the bank, at a pace, about a payment of debts that is not final. True while the bank checks money it has taken. */
export async function askAboutDebts(visit: Visit): Promise<boolean> {
  const { shop } = visit;
  const { id } = customerOf(visit);
  const open = (await selectDebtPayments(shop.db.read, id)).find(mayBePaid);
  if (!open) return false;
  await askAtPace(shop, open);
  return (await selectDebtPayments(shop.db.read, id)).some(isHeld);
}
