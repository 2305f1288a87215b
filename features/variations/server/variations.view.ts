import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { Id } from "../../../platform/ids.ts";
import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import { settledAudiences } from "../../catalogue/audiences.rules.ts";
import type { Shop, Visit } from "../../shop.ts";
import type { getVariationChoices, listVariations, VariationRow } from "../variations.contract.ts";
import {
  countVariations,
  selectBrands,
  selectGroups,
  selectVariations,
  type VariationFilter,
  type VariationRecord,
} from "./variations.queries.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";

type Window = { after?: string | undefined; limit: number };

/** A window of the filter's rows; only the first one counts them all. */
export async function viewVariations(
  { shop, locale }: Visit,
  { after, limit, ...filter }: VariationFilter & Window,
): Promise<OutputOf<typeof listVariations>> {
  const { read } = shop.db;
  const asked = { ...filter, sayingGroups: await sayingGroups(shop, filter) };
  const [rows, total] = await Promise.all([
    selectVariations(read, asked, { after: placeOf(after), limit }),
    after === undefined ? countVariations(read, asked) : null,
  ]);
  return { data: rows.map((row) => viewVariation(row, locale)), after: nextPlace(rows, limit), total };
}

export function placeOf(after: string | undefined): { product: number; variation: number } | undefined {
  const [product, variation] = (after ?? "").split(".").map(Number);
  return product !== undefined && variation !== undefined ? { product, variation } : undefined;
}

export function nextPlace(rows: readonly VariationRecord[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? `${last.product_id}.${last.id}` : null;
}

/** Groups needed by an audience filter; none without one. */
export async function sayingGroups({ db }: Shop, { audience }: VariationFilter): Promise<Id<"category">[]> {
  if (audience === undefined) return [];
  const groups = await selectGroups(db.read);
  const said = settledAudiences(
    groups.map(({ id, parent_id, said_audiences }) => ({ id, parent: parent_id, said: said_audiences, staff: null })),
  );
  return [...said].filter(([, audiences]) => audiences.length > 0).map(([id]) => id);
}

export const viewVariation = (row: VariationRecord, locale: Locale): VariationRow => ({
  id: row.id,
  productId: row.product_id,
  code: row.id_1c,
  article: row.article,
  barcode: row.barcode,
  name: inLanguage(locale, row.name_uk, row.name_ru),
  brand: row.brand,
  image: picturePath(row.picture_id),
  colour: inLanguage(locale, row.colour_name_uk, row.colour_name_ru),
  size: row.size,
  priceKopiykas: row.price,
  oldPriceKopiykas: row.old_price,
  reserved: row.reserved,
  retail: row.retail,
  visibility: row.visibility,
  onHand: row.on_hand,
  pack: row.pack,
  minimum: row.minimum,
  hiddenByStaff: row.hidden_by_staff,
  topSales: row.top_sales,
  returnable: row.returnable,
  audiences: row.staff_audiences,
  nameUk: row.name_uk,
  nameRu: row.name_ru,
  compositionUk: row.composition_uk,
  compositionRu: row.composition_ru,
});

type Group = Awaited<ReturnType<typeof selectGroups>>[number];

export async function viewChoices({ shop, locale }: Visit): Promise<OutputOf<typeof getVariationChoices>> {
  const [all, brands] = await Promise.all([selectGroups(shop.db.read), selectBrands(shop.db.read)]);
  const groups = all.filter(({ hidden, passage }) => !hidden || passage);
  const ids = new Set(groups.map(({ id }) => id));
  const below = Map.groupBy(groups, ({ parent_id: parent }) => (parent !== null && ids.has(parent) ? parent : null));
  const branch = (group: Group, depth: number): { id: Id<"category">; name: string; depth: number }[] => [
    { id: group.id, name: inLanguage(locale, group.name_uk, group.name_ru), depth },
    ...(below.get(group.id) ?? []).flatMap((one) => branch(one, depth + 1)),
  ];
  return { groups: (below.get(null) ?? []).flatMap((group) => branch(group, 0)), brands };
}
