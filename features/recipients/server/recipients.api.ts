import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../recipients.contract.ts";
import { forgetRecipient, keepRecipient, recipientsOf, rewriteRecipient } from "./keep-recipients.ts";

export const recipientsApi = [
  handle(contract.getRecipients, async (visit: Visit) => ({ recipients: await recipientsOf(visit) })),
  handle(contract.addRecipient, (visit: Visit, person) => keepRecipient(visit, person)),
  handle(contract.changeRecipient, (visit: Visit, person) => rewriteRecipient(visit, person)),
  handle(contract.removeRecipient, async (visit: Visit, { id }) => {
    await forgetRecipient(visit, id);
    return { result: true as const };
  }),
];
