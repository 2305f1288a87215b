import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import { fromHryvnias, toHryvnias } from "../../../platform/money/money.ts";
import { shipsBy } from "../../catalogue/catalogue.rules.ts";
import { idsOfProduct, viewProduct, type ProductAlone } from "../../catalogue/catalogue.server.ts";
import { tintOf } from "../../catalogue/words/colours.ts";
import { sizeName } from "../../catalogue/words/sizes.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import type { CartItem, CartView } from "../cart.contract.ts";
import { billOf, noFee } from "../bill.rules.ts";
import { addableOfProducts, isOver, productsUnderMinimum, smallestSum } from "../cart.rules.ts";
import { couldAdd, mostOf, type Share } from "../share.rules.ts";
import { ownerOf } from "./carts/cart-owner.ts";
import { readOutOfReach } from "./lines/out-of-reach.ts";
import { readReach, readShare } from "./lines/read-reach.ts";
import { expireCart } from "./carts/release-carts.ts";
import { selectShownCart, type ShownCart, type ShownLine } from "./shown-cart.queries.ts";
import { picturePath } from "../../catalogue/words/picture-path.ts";

export const viewCart = async (visit: Visit): Promise<CartView> => viewShownCart(visit, await livingShownCart(visit));

export async function viewShownCart(visit: Visit, shown: ShownCart | undefined): Promise<CartView> {
  const { shop, locale } = visit;
  const settings = await readSettings(shop);
  const lines = shown?.lines ?? [];
  const companionShipsBy = shipsBy(shop.clock.now(), Math.max(0, ...lines.map((line) => (line.suborder ? line.suborderDays : 0))));
  const { goods } = billOf(lines, noFee);
  const { minimum, missing } = smallestSum(lines, fromHryvnias(settings.min_order));
  const share = shown && (await readShare(shop, shown.holder));
  return {
    orderId: shown?.cart.id ?? null,
    orderSubOrder: shown && lines.some((line) => line.suborder) ? shown.cart.suborderId : null,
    products: lines.map((line) => viewLine(line, { share, locale, shipsBy: companionShipsBy })),
    reservationEnd: shown?.cart.reservedUntil.getTime() ?? null,
    serverNow: shop.clock.now().getTime(),
    reservationSeconds: Math.round(settings.basket_lifetime * 3_600),
    price: toHryvnias(goods),
    counter: lines.reduce((sum, line) => sum + line.pieces, 0),
    minOrder: toHryvnias(minimum),
    missingToMinOrder: toHryvnias(missing),
    productsWithoutMinAmount: await viewUnderMinimum(visit, lines, share),
  };
}

async function viewUnderMinimum(
  visit: Visit,
  lines: readonly ShownLine[],
  share: Share | undefined,
): Promise<CartView["productsWithoutMinAmount"]> {
  const under = productsUnderMinimum(
    lines.map((line) => ({
      productId: line.productId,
      name: inLanguage(visit.locale, line.nameUk, line.nameRu),
      minimum: line.minimum,
      pieces: line.pieces,
    })),
  );
  // The cart's own variations nearly always have enough, which costs no query.
  const addable = addableOfProducts(lines.map((line) => ({ ...line, more: moreOf(line, share) })));
  const unsure = under.filter(({ id, missing }) => (addable.get(id) ?? 0) < missing);
  const outOfReach = await readOutOfReach(visit.shop, ownerOf(visit), unsure);
  return under.map((product) => ({ ...product, atMost: outOfReach.get(product.id) }));
}

const moreOf = (line: ShownLine, share: Share | undefined): number =>
  line.sellable ? couldAdd({ free: line.free, held: line.pieces, most: mostOf(share, line) }) : 0;

/** A customer sees what the cart could hold (decisions.md §3), a guest the shelf, since guests share pages. */
export async function viewProductFor(visit: Visit, id1c: string): Promise<ProductAlone> {
  const { shop, customer } = visit;
  if (!customer) return viewProduct(visit, id1c);
  const { variationIds } = await idsOfProduct(visit, id1c);
  const [product, reach] = await Promise.all([viewProduct(visit, id1c), readReach(shop, { accountId: customer.id }, variationIds)]);
  const productVariations = product.productVariations.map((variation) => {
    const { held = 0, addable = variation.stock } = reach.get(variation.id) ?? {};
    return { ...variation, stock: held + addable };
  });
  return { ...product, productVariations };
}

async function livingShownCart(visit: Visit): Promise<ShownCart | undefined> {
  const { shop } = visit;
  const owner = ownerOf(visit);
  const shown = owner && (await selectShownCart(shop.db.read, owner, shop.clock.now()));
  if (!shown || !isOver(shown.cart.reservedUntil, shop.clock.now())) return shown;
  await expireCart(shop, shown.cart.id);
  return undefined;
}

type LineView = { share: Share | undefined; locale: Locale; shipsBy: string | null };

function viewLine(line: ShownLine, { share, locale, shipsBy }: LineView): CartItem {
  const [colour, size] = [inLanguage(locale, line.colourUk, line.colourRu), sizeName(line.size, languageOf(locale))];
  return {
    id: line.productId,
    id_1c: line.productId1c,
    name: inLanguage(locale, line.nameUk, line.nameRu),
    item_category: line.category1c ?? "",
    image: picturePath(line.pictureId),
    tint: tintOf(line.colour),
    quantity: line.pieces,
    min_order_amount: line.minimum,
    suborder: line.suborder,
    shipsBy: line.suborder ? shipsBy : null,
    variant: {
      id: line.variationId,
      id_1c: line.variationId1c,
      name: [colour, size].filter(Boolean).join(" · "),
      colour,
      size,
      price: toHryvnias(line.price),
      ...(line.seenPrice === line.price ? {} : { priceBefore: toHryvnias(line.seenPrice) }),
      oldPrice: line.oldPrice !== null && line.oldPrice > line.price ? toHryvnias(line.oldPrice) : null,
      stock: line.pieces + moreOf(line, share),
      quantity_in_variation: line.pack,
    },
  };
}
