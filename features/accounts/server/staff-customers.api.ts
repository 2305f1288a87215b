import { handle } from "../../../platform/endpoint.ts";
import type { Tx, Visit } from "../../shop.ts";
import { changeCustomer, getCustomer, listCustomers } from "../staff-customers.contract.ts";
import { changeStanding, customer, customers } from "./staff-customers.ts";

/** What stands above accounts and loses its hold on goods when a customer is blacklisted; answers the products to announce. */
export type CustomerSources = {
  releaseCarts: (tx: Tx, account: { accountId: number; now: Date }) => Promise<number[]>;
  announceProducts: (shop: Visit["shop"], productIds: readonly number[]) => void;
};

export const customersApi = ({ releaseCarts, announceProducts }: CustomerSources) => [
  handle(listCustomers, (visit: Visit, input) => customers(visit, input)),
  handle(getCustomer, (visit: Visit, { id }) => customer(visit, id)),
  handle(changeCustomer, async (visit: Visit, input) => {
    const { shop, now } = visit;
    await customer(visit, input.id);
    const products = await shop.db.write(async (tx) => {
      const release = async () => (input.blacklisted ? releaseCarts(tx, { accountId: input.id, now }) : []);
      const held = await release();
      await changeStanding(tx, visit, input);
      // A cart that was opened before the account was locked is seen only now.
      return [...held, ...(await release())];
    });
    announceProducts(shop, products);
    return customer(visit, input.id);
  }),
];
