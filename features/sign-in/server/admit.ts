import { maySetPinWithoutIt } from "../../accounts/accounts.rules.ts";
import { findCustomerByToken, readPinStanding } from "../../accounts/accounts.server.ts";
import type { Customer, Visit } from "../../shop.ts";
import { bringCart } from "./bring-cart.ts";

export type SignedIn = {
  customer: Customer;
  token: string;
  /** The credential of the device, to be handed over. */
  device: string;
  isBlacklisted: boolean;
  /** Whether the account has a PIN, and whether this device may set one now without the present one. */
  isPinCode: boolean;
  mayCreatePin: boolean;
};

/** What follows once somebody has proved who they are: the guest's cart comes along, and the client is told about the PIN. */
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
