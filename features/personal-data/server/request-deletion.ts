import { wordsFor } from "../../../platform/i18n.ts";
import { fullName } from "../../accounts/accounts.rules.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { keepLead } from "../../leads/leads.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { personalDataMessages } from "../personal-data.messages.ts";

/** A task for staff, who call first, so that a stranger at a signed-in device deletes nothing. */
export async function requestDeletion(visit: Visit): Promise<void> {
  const { id, phone } = customerOf(visit);
  const account = await readAccount(visit.shop, id);
  const name = (account && fullName(account)) || phone;
  const wanted = wordsFor(personalDataMessages, "ua")["data.deleteTask"];
  await keepLead(visit, { kind: "deletion", name, phone, company: "", wanted });
}
