import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import { toHryvnias } from "../../../platform/money.ts";
import { colourBySlug } from "../../catalogue/colours.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import type { CartItem, CartView } from "../cart.contract.ts";
import { productsUnderMinimum } from "../cart.rules.ts";
import { livingCart } from "./add-pack.ts";
import { ownerOf } from "./cart-owner.ts";
import { selectShownLines, type ShownLine } from "./cart.queries.ts";

/** The visitor's cart as every screen shows it; an empty one when there is none or its time is over. */
export async function viewCart(visit: Visit): Promise<CartView> {
  const { shop, locale } = visit;
  const owner = ownerOf(visit);
  const [cart, settings] = await Promise.all([owner && livingCart(shop, owner), readSettings(shop)]);
  const now = shop.clock.now();
  const lines = cart ? await selectShownLines(shop.db.read, cart.id, now) : [];
  const goods = lines.reduce((sum, line) => sum + line.price * line.pieces, 0);
  const minOrder = Math.round(settings.min_order * 100);
  return {
    orderId: cart?.id ?? null,
    orderSubOrder: cart && lines.some((line) => line.suborder) ? cart.suborder_id : null,
    products: lines.map((line) => viewLine(line, locale)),
    reservationEnd: cart ? cart.reserved_until.getTime() : null,
    serverNow: now.getTime(),
    reservationSeconds: Math.round(settings.basket_lifetime * 3_600),
    price: toHryvnias(goods),
    counter: lines.reduce((sum, line) => sum + line.pieces, 0),
    minOrder: toHryvnias(minOrder),
    missingToMinOrder: toHryvnias(Math.max(0, minOrder - goods)),
    productsWithoutMinAmount: productsUnderMinimum(
      lines.map((line) => ({
        productId: line.productId,
        name: inLanguage(locale, line.nameUk, line.nameRu),
        minimum: line.minimum,
        pieces: line.pieces,
      })),
    ),
  };
}

function viewLine(line: ShownLine, locale: Locale): CartItem {
  return {
    id: line.productId,
    id_1c: line.productId1c,
    name: inLanguage(locale, line.nameUk, line.nameRu),
    item_category: line.category1c ?? "",
    image: line.pictureId === null ? null : `/pictures/${line.pictureId}`,
    tint: tintOf(line.colour),
    quantity: line.pieces,
    min_order_amount: line.minimum,
    suborder: line.suborder,
    variant: {
      id: line.variationId,
      id_1c: line.variationId1c,
      name: [inLanguage(locale, line.colourUk, line.colourRu), line.size].filter(Boolean).join(" · "),
      price: toHryvnias(line.price),
      oldPrice: line.oldPrice !== null && line.oldPrice > line.price ? toHryvnias(line.oldPrice) : null,
      stock: line.free + line.pieces,
      quantity_in_variation: line.pack,
    },
  };
}

/** The cloth a colourway stands on, as `PictureView.tint` writes it. */
export function tintOf(colour: string): string {
  const tint = colourBySlug(colour)?.tints[0];
  return tint ? `${tint.row}${tint.deep ? "d" : ""}` : "1";
}
