import { LRUCache } from "lru-cache";
import type { Visit } from "../../features/shop.ts";
import { parseCookies } from "../../platform/http/cookies.ts";
import { wideNetworkOf } from "../../platform/http/network-of.ts";
import { secretHash } from "../../platform/protection/secrets.ts";

/** Of each some 150 bytes. */
const MOST_KNOWN = 20_000;

type Asked = { authorization: string | null | undefined; cookie: string | null | undefined; address: string };

export type CallerLines = ReturnType<typeof openCallerLines>;

/**
 * In whose line a caller waits (S59): whom the shop has known by this token before in their own, so that a flood from the network
 * that a thousand phones share keeps no customer waiting; others in that of their network. A token that has ended since still
 * names its line, and nothing else.
 */
export function openCallerLines() {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN });
  return {
    of({ address, ...asked }: Asked): string {
      const [token, staffToken] = secretsIn(asked);
      const name = (staffToken && known.get(hashOf(staffToken))) || (token && known.get(hashOf(token)));
      return name || wideNetworkOf(address);
    },
    remember(asked: Omit<Asked, "address">, { customer, staff }: Pick<Visit, "customer" | "staff">): void {
      const [token, staffToken] = secretsIn(asked);
      if (customer && token) known.set(hashOf(token), `account ${customer.id}`);
      if (staff && staffToken) known.set(hashOf(staffToken), `staff ${staff.id}`);
    },
  };
}

function secretsIn({ authorization, cookie }: Omit<Asked, "address">): [token: string | undefined, staffToken: string | undefined] {
  if (!authorization && !cookie) return [undefined, undefined];
  const cookies = parseCookies(cookie ?? null);
  const bearer = authorization?.startsWith("Bearer ") ? authorization.slice("Bearer ".length).trim() : undefined;
  return [bearer ?? cookies.get("token"), cookies.get("__Host-staff") ?? cookies.get("staff")];
}

const hashOf = (secret: string): string => Buffer.from(secretHash(secret)).toString("base64url");
