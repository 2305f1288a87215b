import { ignore } from "../../../platform/ignore.ts";
import { keptInMemory, type Shop, type Visit } from "../../shop.ts";
import type { Owner } from "./cart.queries.ts";
import { ownerOf } from "./cart-owner.ts";

const CHANNEL = "cart";
const COLLECT_MS = 50;
/** Changes that fit into one notification of PostgreSQL (8,000 bytes). */
const CHANGES_A_MESSAGE = 60;
const LONGEST_BROWSER_NAME = 40;

/** `by` is the browser that made the change, so that it need not read what it knows already. */
type Change = { owner: string; by: string };
type Tell = (by: string) => void;
type Kept = {
  listening: Promise<unknown> | undefined;
  told: Map<string, Set<Tell>>;
  waiting: Change[];
  timer: NodeJS.Timeout | undefined;
};

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "cart events", () => ({ listening: undefined, told: new Map(), waiting: [], timer: undefined }));

/**
 * Says to every device of the cart's owner that the cart has changed, in every process; within 50 ms, outside any
 * transaction. The change itself is read by those who are told.
 */
export function cartChanged(visit: Visit): void {
  const owner = ownerOf(visit);
  if (owner) announce(visit.shop, { owner: keyOf(owner), by: browserOf(visit) });
}

/** Calls back when the visitor's cart was changed, with the browser that did it. The answer ends it; undefined for a visitor who can have no cart. */
export async function onCartChange(visit: Visit, tell: Tell): Promise<(() => void) | undefined> {
  const owner = ownerOf(visit);
  if (!owner) return undefined;
  const { shop } = visit;
  const kept = keptOf(shop);
  kept.listening ??= shop.db
    .listen(CHANNEL, (payload) => pass(kept, JSON.parse(payload) as Change[]))
    .catch((error: unknown) => {
      kept.listening = undefined;
      throw error;
    });
  await kept.listening;
  const key = keyOf(owner);
  const tellers = kept.told.get(key) ?? new Set();
  kept.told.set(key, tellers.add(tell));
  return () => {
    tellers.delete(tell);
    if (tellers.size === 0) kept.told.delete(key);
  };
}

function announce(shop: Shop, change: Change): void {
  const kept = keptOf(shop);
  kept.waiting.push(change);
  kept.timer ??= setTimeout(() => ignore(shop.log, send(shop, kept), "the other devices ask again when they are looked at"), COLLECT_MS);
  kept.timer.unref();
}

async function send(shop: Shop, kept: Kept): Promise<void> {
  kept.timer = undefined;
  const changes = kept.waiting.splice(0);
  for (let from = 0; from < changes.length; from += CHANGES_A_MESSAGE)
    await shop.db.notify(CHANNEL, JSON.stringify(changes.slice(from, from + CHANGES_A_MESSAGE)));
}

function pass({ told }: Kept, changes: readonly Change[]): void {
  for (const { owner, by } of changes) told.get(owner)?.forEach((tell) => tell(by));
}

const keyOf = (owner: Owner): string =>
  "accountId" in owner ? `account ${owner.accountId}` : `guest ${Buffer.from(owner.guestHash).toString("base64url")}`;

const browserOf = ({ headers }: Visit): string => headers.get("x-browser")?.slice(0, LONGEST_BROWSER_NAME) ?? "";
