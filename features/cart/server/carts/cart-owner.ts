import { createHash, randomBytes } from "node:crypto";
import { makeCookie } from "../../../../platform/http/cookies.ts";
import type { Visit } from "../../../shop.ts";
import type { Id } from "../../../../platform/ids.ts";

export type Owner = { accountId: Id<"account"> } | { guestHash: Uint8Array };

export const guestHashOf = (key: string): Uint8Array => createHash("sha256").update(key).digest();

export function ownerOf({ customer, guestHash }: Visit): Owner | undefined {
  if (customer) return { accountId: customer.id };
  return guestHash ? { guestHash } : undefined;
}

export const keyOf = (owner: Owner): string =>
  "accountId" in owner ? `account ${owner.accountId}` : `guest ${Buffer.from(owner.guestHash).toString("base64url")}`;

const COOKIE_SECONDS = 400 * 86_400;

type Keyed<Who extends Visit> = { visit: Who; setCookies: string[]; headers: Record<string, string> };

export const withGuestKey = (visit: Visit): Keyed<Visit> =>
  visit.customer ? { visit, setCookies: [], headers: {} } : withBrowserKey(visit);

/** Browsers get the key as an HttpOnly cookie, apps that send `X-Guest-Key: new` in that header. */
export function withBrowserKey(visit: Visit): Keyed<Visit & { guestHash: Uint8Array }> {
  const { guestHash } = visit;
  if (guestHash) return { visit: { ...visit, guestHash }, setCookies: [], headers: {} };
  const key = randomBytes(32).toString("base64url");
  const keyed = { ...visit, guestHash: guestHashOf(key) };
  if (visit.headers.get("x-guest-key") === "new") return { visit: keyed, setCookies: [], headers: { "X-Guest-Key": key } };
  const cookie = makeCookie({
    name: "guest",
    value: key,
    maxAgeSeconds: COOKIE_SECONDS,
    httpOnly: true,
    secure: visit.origin.startsWith("https:"),
  });
  return { visit: keyed, setCookies: [cookie], headers: {} };
}
