import type { Tables } from "../db/tables.ts";
import type { Condition } from "../platform/machine/condition.ts";
import type { Config } from "../platform/config/config.ts";
import type { Changing } from "../platform/db/changes.ts";
import type { Database } from "../platform/db/database.ts";
import type { Transaction } from "kysely";
import { notSignedIn, tooMany } from "../platform/contracts/errors.ts";
import { networkOf } from "../platform/http/addresses/network-of.ts";
import type { Locale } from "../platform/i18n.ts";
import type { Id } from "../platform/ids.ts";
import { openPace, type Pace } from "../platform/limits/pace.ts";
import type { Log } from "../platform/log.ts";
import type { Clock, Instant } from "../platform/time/time.ts";
import type { Integrations } from "../integrations/integrations.ts";

/** Lives as long as the process. */
export interface Shop {
  config: Config;
  clock: Clock;
  log: Log;
  db: Database<Tables>;
  integrations: Integrations;
  /** Clock and disk; writes check it themselves. */
  condition: Condition;
  memory: Map<string, unknown>;
}

export type Tx = Transaction<Tables> & Changing;

/** The signed-in member, read on every request (S29). */
export type StaffMember = {
  id: Id<"staff_member">;
  email: string;
  name: string;
  role: "owner" | "manager" | "content" | "support" | "warehouse";
  sessionId: Id<"staff_session">;
};

/** The signed-in customer, read on every request (S28). */
export type Customer = {
  id: Id<"account">;
  phone: string;
  blacklisted: boolean;
  cardOnly: boolean;
  tokenId: Id<"access_token">;
  deviceId: Id<"device"> | undefined;
};

/** One request of one person. */
export interface Visit {
  shop: Shop;
  /** The request's name in logs and 500 answers. */
  id: string;
  locale: Locale;
  /** Constant during the request. */
  now: Instant;
  customer: Customer | undefined;
  staff: StaffMember | undefined;
  /** SHA-256 of the client's random key; owns a guest's cart and binds SMS codes. */
  guestHash: Uint8Array | undefined;
  /** After trusted proxies. */
  address: string;
  userAgent: string;
  cookies: ReadonlyMap<string, string>;
  headers: Headers;
  /** The tags a shared page depends on (`catalogue`, `product:…`, `content`, `reviews:…`, `day`). */
  pageTags: Set<string>;
  /** Scheme and host, no trailing slash. */
  origin: string;
}

/** Throws 401 for guests. */
export function customerOf({ customer }: Visit): Customer {
  if (!customer) throw notSignedIn();
  return customer;
}

/** Throws 401 for everybody who is not of the staff. */
export function staffOf({ staff }: Visit): StaffMember {
  if (!staff) throw notSignedIn();
  return staff;
}

const LONGEST_BROWSER_NAME = 40;

/** The browser's own random name, so that it skips its own changes; empty for none. */
export const browserOf = ({ headers }: Visit): string => headers.get("x-browser")?.slice(0, LONGEST_BROWSER_NAME) ?? "";

export function keptInMemory<T>(shop: Shop, key: string, make: () => T): T {
  const kept = shop.memory.get(key);
  if (kept !== undefined) return kept as T;
  const made = make();
  shop.memory.set(key, made);
  return made;
}

/** Stands for all visitors, for whom shared pages are made. */
export const NOBODY = "nobody";

/** Throws 429 when an account or network is too fast (S33). Shared pages are not counted here, where one visitor could block all others. */
export function requirePace(
  { shop, customer, address, now }: Pick<Visit, "shop" | "customer" | "address" | "now">,
  name: string,
  pace: Pace,
): void {
  if (!shop.config.limits.areTriesCounted || (!customer && address === NOBODY)) return;
  const take = keptInMemory(shop, `pace of ${name}`, () => openPace(pace));
  const waitSeconds = take(customer ? `account ${customer.id}` : `network ${networkOf(address)}`, now);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
}
