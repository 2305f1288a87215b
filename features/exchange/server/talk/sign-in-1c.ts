import { timingSafeEqual } from "node:crypto";
import { networkOf } from "../../../../platform/http/addresses/network-of.ts";
import { newSecret, secretHash } from "../../../../platform/protection/secrets.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import type { Shop } from "../../../shop.ts";
import type { Kind } from "../../talk/command.rules.ts";
import { doorOf } from "./door.ts";
import { selectAccess } from "./access.queries.ts";
import { insertSession, useSession, type Session } from "./sessions.queries.ts";

/** The name 1C signs in with. */
export const LOGIN = "1c";
const SESSION_SECONDS = 43_200;

const PACE = { burst: 20, aMinute: 30 };

export type SignedIn = { token: string } | "off" | "wrong" | "shut" | "tooFast";

/** Opens a session of 12 hours bound to the network, which ten wrong passwords in an hour shut out (security.md S46, decision 0076). */
export async function signIn1c(
  shop: Shop,
  { kind, authorization, address }: { kind: Kind; authorization: string; address: string },
): Promise<SignedIn> {
  const said = credentialsOf(authorization);
  if (!said) return "wrong";
  const door = doorOf(shop, { of: "password of 1C", pace: PACE }, address);
  if (door.waitSeconds() > 0) return "tooFast";
  if (await door.isShut()) return "shut";
  const access = await selectAccess(shop.db.read);
  if (!access) return "off";
  if (said.name !== LOGIN || !timingSafeEqual(secretHash(said.password), access.password_hash)) {
    await door.countWrong();
    return "wrong";
  }
  const now = shop.clock.now();
  const token = newSecret();
  await insertSession(shop.db.read, {
    tokenHash: secretHash(token),
    kind,
    network: door.network,
    now,
    endsAt: addSeconds(now, SESSION_SECONDS),
  });
  return { token };
}

export const sessionOf = (shop: Shop, { token, address }: { token: string; address: string }): Promise<Session | undefined> =>
  useSession(shop.db.read, { tokenHash: secretHash(token), network: networkOf(address), now: shop.clock.now() });

/** RFC 7617; UTF-8. */
function credentialsOf(authorization: string): { name: string; password: string } | undefined {
  const [, encoded] = /^Basic +([\w+/=-]{1,500})$/i.exec(authorization.trim()) ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const cut = text.indexOf(":");
  return cut < 0 ? undefined : { name: text.slice(0, cut), password: text.slice(cut + 1) };
}
