import { fromHryvnias } from "../../../../platform/money/money.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";
import { askedPrice, type AskedPrice } from "../../search/query/asked-price.ts";
import type { QueryWord } from "../../search/query/read-query.ts";
import type { GoodsSearch } from "../../search/search-goods.ts";
import { goodsInOrder } from "../listing/goods-in-order.ts";
import { modelOf, type CatalogueModel } from "../model/model.ts";
import { findByBarcode } from "./find-by-barcode.ts";
import { readySearch } from "./search-index.ts";

type FoundGoods = { total: number; first(most: number): readonly Id<"product">[] };

/** `colours`: palette slugs the text asks for; `search` and `words` serve what is shown beside goods. */
export type Asked = { goods: FoundGoods; colours: readonly string[]; search: GoodsSearch; words: readonly QueryWord[] };

/** Goods of a text, best first: by barcode or 1C's id, else by words, of the asked price where there are any. */
export async function findAsked(shop: Shop, text: string): Promise<Asked> {
  const model = modelOf(shop);
  const search = await readySearch(shop);
  const { price, rest } = askedPrice(text);
  const words = search.read(rest);
  const coded = [...byIdOf1c(model, text), ...(await findByBarcode(shop, text)).filter((id) => model.products.has(id))];
  if (coded.length > 0) return { goods: listed(coded), colours: [], search, words };
  const found = search.search(rest, words);
  const goods = price ? ofPrice(model, price, words.every(({ optional }) => optional) ? everything(model) : found) : found;
  return { goods, colours: search.coloursIn(words), search, words };
}

export async function readAsked(shop: Shop, text: string): Promise<Pick<Asked, "search" | "words">> {
  const search = await readySearch(shop);
  return { search, words: search.read(askedPrice(text).rest) };
}

/** Where no goods have the asked price, all found are shown, as with colours and sizes. */
function ofPrice({ products }: CatalogueModel, { least, most }: AskedPrice, found: FoundGoods): FoundGoods {
  const [from, to] = [fromHryvnias(least), most === Infinity ? Infinity : fromHryvnias(most)];
  const fitting = found.first(found.total).filter((id) => {
    const price = products.get(id)?.price ?? -1;
    return price >= from && price <= to;
  });
  return fitting.length > 0 ? listed(fitting) : found;
}

const idOf1c = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function byIdOf1c({ products }: CatalogueModel, text: string): Id<"product">[] {
  const asked = text.trim().toLowerCase();
  if (!idOf1c.test(asked)) return [];
  return [...products.values()].flatMap(({ id, id_1c }) => (id_1c.toLowerCase() === asked ? id : []));
}

const everything = (model: CatalogueModel): FoundGoods => listed([...goodsInOrder(model, {}, "popular")].map(({ id }) => id));

const listed = (ids: readonly Id<"product">[]): FoundGoods => ({ total: ids.length, first: (most) => ids.slice(0, most) });
