import { newSecretLink } from "../../../platform/protection/secret-link.ts";
import { openSealedText } from "../../../platform/protection/sealed-text.ts";
import { secretHash } from "../../../platform/protection/secrets.ts";
import type { Id } from "../../../platform/ids.ts";
import { audiencesFrom } from "../../catalogue/audiences.rules.ts";
import type { Gender } from "../../catalogue/words/genders.ts";
import { customerOf, requirePace, type Shop, type Visit } from "../../shop.ts";
import type { MarkUp } from "../mark-up.rules.ts";
import type { PriceListView } from "../price-list.contract.ts";
import {
  deletePriceList,
  selectPriceList,
  selectTermsByLink,
  updatePriceListLink,
  updatePriceListRead,
  upsertPriceList,
  type KeptTerms,
} from "./price-lists.queries.ts";

/** Each change has files made again. */
const CHANGES = { burst: 10, aMinute: 0.2 };

const READ_SECONDS = 60;

export type PriceListTerms = MarkUp & { onlyInStock: boolean; /** None means all. */ audiences: Gender[] };

/** Null before the first. */
export async function ownPriceList({ shop, ...visit }: Visit): Promise<PriceListView | null> {
  const row = await selectPriceList(shop.db.read, customerOf({ shop, ...visit }).id);
  if (!row) return null;
  return { ...termsOf(row), token: openSealedText(shop.config, row.link_sealed), readAt: row.read_at?.toISOString() ?? null };
}

/** Keeps an existing link; 429 after too many changes. */
export async function savePriceList(visit: Visit, { percent, rounding, prefersRecommended, onlyInStock, audiences }: PriceListTerms) {
  const { shop, now } = visit;
  const accountId = customerOf(visit).id;
  requirePace(visit, "price list", CHANGES);
  const kept: KeptTerms = {
    mark_up_percent: percent,
    rounding,
    prefers_recommended: prefersRecommended,
    only_in_stock: onlyInStock,
    audiences: audiences.join(" "),
  };
  await shop.db.write((tx) => upsertPriceList(tx, { accountId, kept, link: newSecretLink(shop.config.secret), now }));
  return ownPriceList(visit);
}

/** The old link ends. */
export async function renewPriceListLink(visit: Visit): Promise<PriceListView | null> {
  const { shop, now } = visit;
  requirePace(visit, "price list", CHANGES);
  await shop.db.write((tx) => updatePriceListLink(tx, { accountId: customerOf(visit).id, link: newSecretLink(shop.config.secret), now }));
  return ownPriceList(visit);
}

export async function removePriceList(visit: Visit): Promise<void> {
  await visit.shop.db.write((tx) => deletePriceList(tx, customerOf(visit).id));
}

/** Undefined for a closed link, and for one whose account may not buy. */
export async function findPriceList(shop: Shop, token: string): Promise<{ accountId: Id<"account">; terms: PriceListTerms } | undefined> {
  const row = await selectTermsByLink(shop.db.read, secretHash(token));
  return row && { accountId: row.account_id, terms: termsOf(row) };
}

/** Shows its owner when a marketplace last read it. */
export const notePriceListRead = (shop: Shop, accountId: Id<"account">): Promise<unknown> =>
  shop.db.write((tx) => updatePriceListRead(tx, { accountId, now: shop.clock.now(), seconds: READ_SECONDS }));

const termsOf = (row: KeptTerms): PriceListTerms => ({
  percent: row.mark_up_percent,
  rounding: row.rounding,
  prefersRecommended: row.prefers_recommended,
  onlyInStock: row.only_in_stock,
  audiences: audiencesFrom(row.audiences),
});
