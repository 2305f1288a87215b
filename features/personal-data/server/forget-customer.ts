import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { forgetProfile, lockAccount, readAccount } from "../../accounts/accounts.server.ts";
import { balanceOf, countDeliveryDebts } from "../../balance/balance.server.ts";
import { releaseCartsOfAccount } from "../../cart/cart.server.ts";
import { endAllBonuses } from "../../loyalty/loyalty.server.ts";
import { forgetLeads } from "../../leads/leads.server.ts";
import { forgetMessages } from "../../messages/messages.server.ts";
import { hasActiveOrders } from "../../orders/orders.server.ts";
import { hasOpenReturn } from "../../returns/returns.server.ts";
import { forgetWords, recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { staffOf, type Tx, type Visit } from "../../shop.ts";
import { questionsTopic, reviewsTopic } from "../../topics.ts";
import { enqueueForgetLate } from "./forget-late.ts";
import { forgetRows, selectLogged } from "./forget-rows.queries.ts";
import { wantFilesRemoved } from "./forgotten-files.ts";

/**
 * What the person asked for (security.md S53): the map says what goes. Phone, orders and money stay for accounting. By a fresh second factor
 * (S29). 404 for none, 409 while goods or money are open.
 */
export async function forgetCustomer(visit: Visit, { id, code }: { id: Id<"account">; code?: string | undefined }): Promise<void> {
  const { shop, now } = visit;
  staffOf(visit);
  await requireFreshSecondFactor(visit, code);
  if (!(await readAccount(shop, id))) throw notFound();
  await shop.db.write(async (tx) => {
    await releaseCartsOfAccount(tx, { accountId: id, now });
    const { phone, email } = await lockAccount(tx, id);
    await requireNothingOpen(tx, id);
    const told = await selectLogged(tx, id);
    const requests = await forgetLeads(tx, phone);
    const files = await forgetRows(tx, { id, email });
    await forgetProfile(tx, id);
    await endAllBonuses(tx, id, now);
    await forgetMessages(tx, shop, { phone, email }, now);
    for (const entry of [...told, { entity: "lead", ids: requests.leads.map(String) }]) await forgetWords(tx, entry);
    await wantFilesRemoved(tx, [...files, { of: "offer-photos", ids: requests.photos }, { of: "uploads", ids: requests.files }]);
    tx.changed(reviewsTopic, ["all-reviews"]);
    tx.changed(questionsTopic, ["all-questions"]);
    await enqueueForgetLate(tx, id);
    await recordAudit(tx, visit, { action: "forget", entity: "customer", entityId: id });
  });
}

async function requireNothingOpen(tx: Tx, id: Id<"account">): Promise<void> {
  if ((await hasActiveOrders(tx, id)) || (await hasOpenReturn(tx, id))) throw conflict("data.openOrders");
  const [{ total }, debts] = [await balanceOf(tx, id), await countDeliveryDebts(tx, id)];
  if (total !== 0 || debts > 0) throw conflict("data.openMoney");
}
