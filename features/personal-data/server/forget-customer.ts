import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { forgetProfile, lockAccount, readAccount } from "../../accounts/accounts.server.ts";
import { balanceOf, countDeliveryDebts } from "../../balance/balance.server.ts";
import { releaseCartsOfAccount } from "../../cart/cart.server.ts";
import { endAllBonuses } from "../../loyalty/loyalty.server.ts";
import { hasActiveOrders } from "../../orders/orders.server.ts";
import { hasOpenReturn } from "../../returns/returns.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { staffOf, type Tx, type Visit } from "../../shop.ts";
import { questionsTopic, reviewsTopic } from "../../topics.ts";
import { enqueueForgetLate } from "./forget-late.ts";
import { forgetRows } from "./forget-rows.queries.ts";
import { removeForgottenFiles, selectFilesOf } from "./forgotten-files.ts";

/**
 * What the person asked for (security.md S53): the map says what goes. Phone, orders and money stay for accounting. By a fresh second factor
 * (S29). 404 for none, 409 while goods or money are open.
 */
export async function forgetCustomer(visit: Visit, { id, code }: { id: Id<"account">; code?: string | undefined }): Promise<void> {
  const { shop, now } = visit;
  staffOf(visit);
  await requireFreshSecondFactor(visit, code);
  if (!(await readAccount(shop, id))) throw notFound();
  const files = await shop.db.write(async (tx) => {
    await releaseCartsOfAccount(tx, { accountId: id, now });
    const { email } = await lockAccount(tx, id);
    await requireNothingOpen(tx, id);
    const sent = await selectFilesOf(tx, id);
    await forgetRows(tx, { id, email });
    await forgetProfile(tx, id);
    await endAllBonuses(tx, id, now);
    tx.changed(reviewsTopic, ["all-reviews"]);
    tx.changed(questionsTopic, ["all-questions"]);
    await enqueueForgetLate(tx, id);
    await recordAudit(tx, visit, { action: "forget", entity: "customer", entityId: id });
    return sent;
  });
  await removeForgottenFiles(shop, files);
}

async function requireNothingOpen(tx: Tx, id: Id<"account">): Promise<void> {
  if ((await hasActiveOrders(tx, id)) || (await hasOpenReturn(tx, id))) throw conflict("data.openOrders");
  const [{ total }, debts] = [await balanceOf(tx, id), await countDeliveryDebts(tx, id)];
  if (total !== 0 || debts > 0) throw conflict("data.openMoney");
}
