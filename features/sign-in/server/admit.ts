import { maySetPinWithoutIt } from "../../accounts/accounts.rules.ts";
import { findCustomerByToken, readPinStanding } from "../../accounts/accounts.server.ts";
import type { Customer, Visit } from "../../shop.ts";
import { bringCart } from "./bring-cart.ts";

export type SignedIn = {
  customer: Customer;
  token: string;
  device: string;
  isBlacklisted: boolean;
  isPinCode: boolean;
  mayCreatePin: boolean;
};

export async function admit(visit: Visit, { token, device }: { token: string; device: string }): Promise<SignedIn> {
  const { shop, now } = visit;
  const customer = await findCustomerByToken(shop, token, now);
  if (!customer) throw new Error("a token that was just given is nobody's");
  await bringCart({ ...visit, customer });
  const standing = await readPinStanding(shop, customer);
  return {
    customer,
    token,
    device,
    isBlacklisted: customer.blacklisted,
    isPinCode: standing.hasPin,
    mayCreatePin: maySetPinWithoutIt(standing, now),
  };
}
