import { ignore } from "../../../../platform/ignore.ts";
import { takeFromBudgets } from "../../../../platform/limits/budget.ts";
import { selectAccountOfPhone } from "../../../accounts/accounts.server.ts";
import { sendMessage } from "../../../messages/messages.server.ts";
import type { Visit } from "../../../shop.ts";
import { buyersBudgets, shopBudgets } from "../../sending.rules.ts";
import { writeCodeMessage } from "./code-message.ts";

/** Sends a withheld code in the background if the phone has bought here and the reserve lasts (S22). */
export const sendToBuyer = (visit: Visit, code: { id: string; code: string; phone: string }): void =>
  ignore(visit.shop.log, sendIfBuyer(visit, code), "the visitor asks for another code");

async function sendIfBuyer(visit: Visit, code: { id: string; code: string; phone: string }): Promise<void> {
  const { shop } = visit;
  const account = await selectAccountOfPhone(shop.db.read, code.phone);
  if (!account || account.completed_orders === 0) return;
  const { smsBudget } = shop.config;
  if (!(await takeFromBudgets(shop, [...buyersBudgets(smsBudget), ...shopBudgets(smsBudget)]))) return;
  await shop.db.write((tx) => writeCodeMessage(tx, visit, code));
  await sendMessage(shop, code.id);
}
