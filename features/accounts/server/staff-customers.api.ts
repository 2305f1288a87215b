import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Tx, Visit } from "../../shop.ts";
import { addCustomer as addCustomerCall, changeCustomer, getCustomer, listCustomers } from "../staff-customers.contract.ts";
import { addCustomer, changeStanding, customer, customers } from "./staff-customers.ts";
import type { Id } from "../../../platform/ids.ts";

/** Releases a blacklisted customer's goods; given by the processes. */
export type CustomerSources = { releaseCarts: (tx: Tx, account: { accountId: Id<"account">; now: Date }) => Promise<void> };

export const customersApi = ({ releaseCarts }: CustomerSources) => [
  handle(listCustomers, (visit: Visit, input) => customers(visit, input)),
  handle(getCustomer, (visit: Visit, { id }) => customer(visit, id)),
  handle(addCustomerCall, (visit: Visit, input) => addCustomer(visit, input)),
  handle(changeCustomer, async (visit: Visit, input) => {
    const { shop, now } = visit;
    await customer(visit, input.id);
    await shop.db.write(async (tx) => {
      const release = async () => (input.blacklisted ? releaseCarts(tx, { accountId: input.id, now }) : undefined);
      await release();
      await changeStanding(tx, visit, input);
      // Catches a cart opened before the account was locked.
      await release();
    });
    return customer(visit, input.id);
  }),
];
