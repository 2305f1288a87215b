import type { Tables } from "../db/tables.ts";
import type { Condition } from "../platform/condition.ts";
import type { Config } from "../platform/config.ts";
import type { Changing } from "../platform/db/changes.ts";
import type { Database } from "../platform/db/database.ts";
import type { Transaction } from "kysely";
import { notSignedIn, tooMany } from "../platform/errors.ts";
import { networkOf } from "../platform/http/network-of.ts";
import type { Locale } from "../platform/i18n.ts";
import type { Id } from "../platform/ids.ts";
import { openPace, type Pace } from "../platform/limits/pace.ts";
import type { Log } from "../platform/log.ts";
import type { Clock, Instant } from "../platform/time.ts";
import type { Integrations } from "../integrations/integrations.ts";

/** Everything that lives as long as the process. */
export interface Shop {
  config: Config;
  clock: Clock;
  log: Log;
  db: Database<Tables>;
  integrations: Integrations;
  /** Its clock and its disk; writes are refused by themselves while these are not in order. */
  condition: Condition;
  /** What features keep in memory, by feature: read models, open streams. See `keptInMemory`. */
  memory: Map<string, unknown>;
}

/** A transaction; its queries say what they change. */
export type Tx = Transaction<Tables> & Changing;

/** The signed-in member of staff, read anew on every request to the back office (security.md S29). */
export type StaffMember = {
  id: Id<"staff_member">;
  email: string;
  name: string;
  role: "owner" | "manager" | "content" | "support";
  sessionId: Id<"staff_session">;
};

/** The signed-in customer, read anew on every request (security.md S28). */
export type Customer = {
  id: Id<"account">;
  phone: string;
  blacklisted: boolean;
  cardOnly: boolean;
  tokenId: Id<"access_token">;
  deviceId: Id<"device"> | undefined;
};

/** One request of one person: who asks, in which language, from where, and what time it is for them. */
export interface Visit {
  shop: Shop;
  /** Names the request in logs and in answers to unexpected errors. */
  id: string;
  locale: Locale;
  /** The same instant for the whole request. */
  now: Instant;
  customer: Customer | undefined;
  /** Set on requests to the back office alone. */
  staff: StaffMember | undefined;
  /** SHA-256 of the browser's or app's own random key; owns a guest's cart and binds SMS codes. */
  guestHash: Uint8Array | undefined;
  /** The client's address after the trusted proxies. */
  address: string;
  userAgent: string;
  cookies: ReadonlyMap<string, string>;
  headers: Headers;
  /** What a shareable page was made from (`catalogue`, `product:…`, `content`, `reviews:…`, `day`); a change drops it from the cache. */
  pageTags: Set<string>;
  /** The scheme and host the visitor used, without a trailing slash. */
  origin: string;
}

/** The signed-in customer of a visit; 401 without one. */
export function customerOf({ customer }: Visit): Customer {
  if (!customer) throw notSignedIn();
  return customer;
}

const LONGEST_BROWSER_NAME = 40;

/** The name the visitor's browser gave itself, so that it is not told what it did; empty when it gave none. */
export const browserOf = ({ headers }: Visit): string => headers.get("x-browser")?.slice(0, LONGEST_BROWSER_NAME) ?? "";

/** A feature's own piece of memory, made on first use and gone with the shop. */
export function keptInMemory<T>(shop: Shop, key: string, make: () => T): T {
  const kept = shop.memory.get(key);
  if (kept !== undefined) return kept as T;
  const made = make();
  shop.memory.set(key, made);
  return made;
}

/** 429 when one visitor, by account or network, does a thing faster than its pace (security.md S33). */
export function requirePace({ shop, customer, address, now }: Visit, name: string, pace: Pace): void {
  if (!shop.config.limits.areTriesCounted) return;
  const take = keptInMemory(shop, `pace of ${name}`, () => openPace(pace));
  const waitSeconds = take(customer ? `account ${customer.id}` : `network ${networkOf(address)}`, now);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
}
