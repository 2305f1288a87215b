import type { Id } from "../../../../platform/ids.ts";
import { sumsOf } from "../../../../platform/money/discounted.ts";
import { sumKopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { kindOfProduct } from "../../../catalogue/catalogue.server.ts";
import type { Shop } from "../../../shop.ts";
import { discountsOf, refusalOf, type PromoRefusal } from "../../promo-codes/promo-codes.rules.ts";
import type { PromoRow } from "./promo-codes.queries.ts";
import type { ReadPromo } from "./read-promo.ts";

type Line = { productId: Id<"product">; price: Kopiykas; oldPrice: Kopiykas | null; pieces: number };
type Order = { lines: readonly Line[]; now: Instant; purchases: number; isResale: boolean };

/** Discount of each line, kopiykas, in the order of the lines; or why the code takes nothing. */
export type AppliedPromo = { id: Id<"promo_code">; code: string; discounts: readonly Kopiykas[] } | { refusal: PromoRefusal };

/** Judges a code against an order by the code's terms (decision 0092). */
export function applyPromo(shop: Shop, { row, ...uses }: ReadPromo, { lines, ...order }: Order): AppliedPromo {
  const meant = lines.map((line) => row !== undefined && isMeant(shop, row, line));
  const found = lines.filter((_, at) => meant[at]);
  const worth = found.length === 0 ? undefined : sumsOf(found).cost;
  const refusal = refusalOf(row && termsOf(row), { ...uses, ...order, worth });
  if (refusal || !row) return { refusal: refusal ?? { reason: "unknown" } };
  const discounts = discountsOf(
    row,
    lines.map((line, at) => ({ ...line, isMeant: meant[at] ?? false })),
  );
  // A percentage of a very small sum may be less than a kopiyka.
  if (sumKopiykas(discounts) === 0) return { refusal: { reason: "nothing_for" } };
  return { id: row.id, code: row.code, discounts };
}

const termsOf = (row: PromoRow) => ({
  ...row,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usesEach: row.uses_each,
  firstOrder: row.first_order,
});

function isMeant(shop: Shop, { not_reduced: isForFullPrice, audiences, categories }: PromoRow, line: Line): boolean {
  if (isForFullPrice && line.oldPrice !== null && line.oldPrice > line.price) return false;
  if (audiences === "" && categories.length === 0) return true;
  const kind = kindOfProduct(shop, line.productId);
  if (!kind) return false;
  const isForThem = audiences === "" || audiences.split(" ").some((one) => kind.audiences.some((audience) => audience === one));
  return isForThem && (categories.length === 0 || categories.some((one) => kind.categories.has(one)));
}
