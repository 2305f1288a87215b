import type { FeedHead } from "../features/feeds/server/feed-head.ts";
import type { Offer } from "../features/feeds/offers.rules.ts";
import { idOf } from "../platform/ids.ts";
import { kopiykas } from "../platform/money/money.ts";

/** A dress by the piece, red, size 46. */
export function testOffer(product: Partial<Offer> = {}, variation: Partial<Offer["variation"]> = {}): Offer {
  const own: Offer["variation"] = {
    id: idOf<"variation">(71),
    id_1c: "dress-red-46",
    path: { uk: "/product/dress?colour=red&size=46", ru: "/ru/product/dress?colour=red&size=46" },
    size: { uk: "46", ru: "46" },
    colour: { uk: "червоний", ru: "красный" },
    barcode: "4006381333931",
    price: kopiykas(1_399_00),
    oldPrice: null,
    recommendedPrice: null,
    pack: 1,
    pieces: 5,
    pictures: ["/pictures/11/1080.jpg", "/pictures/12/1080.jpg"],
    ...variation,
  };
  return {
    id: idOf<"product">(7),
    id_1c: "dress",
    article: "СК-100",
    name: { uk: "Сукня літня", ru: "Платье летнее" },
    description: { uk: "Легка сукня", ru: "Лёгкое платье" },
    composition: { uk: "100 % льон", ru: "100 % лён" },
    material: { uk: "льон", ru: "лён" },
    country: { uk: "Україна", ru: "Украина" },
    brand: "Ladna",
    audiences: ["female"],
    categories: [
      { id: idOf<"category">(1), name: { uk: "Одяг", ru: "Одежда" } },
      { id: idOf<"category">(2), name: { uk: "Сукні", ru: "Платья" } },
    ],
    minimum: 1,
    suborder: false,
    suborderDays: 0,
    variation: own,
    siblings: [own],
    ...product,
  };
}

export const testHead = (): FeedHead => ({
  origin: "https://shop.example",
  shopName: "Семиряд",
  company: "ФОП Коваль",
  now: new Date("2026-11-28T22:30:00Z"),
  categories: [
    { id: 1, parentId: null, name: { uk: "Одяг", ru: "Одежда" } },
    { id: 2, parentId: 1, name: { uk: "Сукні & спідниці", ru: "Платья & юбки" } },
  ],
});

/** All that was written, as one. */
export async function whole<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/** In slices of one, as the catalogue gives them. */
export async function* inSlices(offers: readonly Offer[]): AsyncGenerator<Offer[]> {
  for (const offer of offers) yield [offer];
}
