import { LRUCache } from "lru-cache";
import type { Visit } from "../../features/shop.ts";
import { bearerToken } from "../../platform/http/bearer-token.ts";
import { parseCookies } from "../../platform/http/cookies.ts";
import { wideNetworkOf } from "../../platform/http/addresses/network-of.ts";

/** Each takes some 150 bytes. */
const MOST_KNOWN = 20_000;

type Asked = { authorization: string | null | undefined; cookie: string | null | undefined; address: string };

export type CallerQueues = ReturnType<typeof openCallerQueues>;

/**
 * A known token waits in its owner's queue (S59), so that a flood from a shared mobile network delays no customer; others wait in their
 * network's. An ended token still names its queue, and nothing else.
 */
export function openCallerQueues() {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN });
  return {
    of({ address, ...asked }: Asked): string {
      const [token, staffToken] = secretsIn(asked);
      const name = (staffToken && known.get(halfOf(staffToken))) || (token && known.get(halfOf(token)));
      return name || wideNetworkOf(address);
    },
    /** `queue`: where the caller waited this time. */
    remember(asked: Omit<Asked, "address">, { customer, staff }: Pick<Visit, "customer" | "staff">, queue: string): void {
      const [ofCustomer, ofStaff] = [customer && `account ${customer.id}`, staff && `staff ${staff.id}`];
      if (queue === (ofStaff ?? ofCustomer)) return;
      const [token, staffToken] = secretsIn(asked);
      if (ofCustomer && token) known.set(halfOf(token), ofCustomer);
      if (ofStaff && staffToken) known.set(halfOf(staffToken), ofStaff);
    },
  };
}

function secretsIn({ authorization, cookie }: Omit<Asked, "address">): [token: string | undefined, staffToken: string | undefined] {
  if (!authorization && !cookie) return [undefined, undefined];
  const cookies = parseCookies(cookie ?? null);
  return [bearerToken(authorization) ?? cookies.get("token"), cookies.get("__Host-staff") ?? cookies.get("staff")];
}

/** Half of a secret names its owner and opens nothing. */
const halfOf = (secret: string): string => secret.slice(0, secret.length / 2);
