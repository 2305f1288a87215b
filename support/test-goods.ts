import { kopiykas } from "../platform/money/money.ts";
import { randomUUID } from "node:crypto";
import type { Id } from "../platform/ids.ts";
import type { TestShop } from "./test-shop.ts";

export type TestGoods = { productId: Id<"product">; variationId: Id<"variation">; categoryId: Id<"category"> };

/** One product with one variation on the shelf, written straight into the database. Price in kopiykas a piece. */
export async function addTestGoods(
  shop: TestShop,
  goods: {
    stock?: number;
    pack?: number;
    price?: number;
    minimum?: number;
    suborder?: boolean;
    retail?: boolean;
    size?: string;
    colour?: string;
    name?: string;
    categoryId?: Id<"category">;
    productId?: Id<"product">;
    idOf1c?: string;
  } = {},
): Promise<TestGoods> {
  const { stock = 10, pack = 1, price = 10_000, minimum = 1 } = goods;
  return shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const categoryId =
      goods.categoryId ??
      (
        await tx
          .insertInto("category")
          .values({ id_1c: randomUUID(), name_uk: "Сукні", name_ru: "Платья", female: true, first_level: true })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const productId =
      goods.productId ??
      (
        await tx
          .insertInto("product")
          .values({
            id_1c: goods.idOf1c ?? randomUUID(),
            article: "SR-1110-0001",
            name_uk: goods.name ?? "Сукня «Верба»",
            name_ru: "Платье «Верба»",
            min_order_amount: minimum,
            suborder: goods.suborder ?? false,
            retail: goods.retail ?? false,
            first_seen_at: now,
          })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    if (!goods.productId) await tx.insertInto("product_category").values({ product_id: productId, category_id: categoryId }).execute();
    const { id: variationId } = await tx
      .insertInto("variation")
      .values({
        id_1c: randomUUID(),
        product_id: productId,
        size: goods.size ?? "46",
        colour: goods.colour ?? "burgundy",
        colour_name_uk: "бордовий",
        colour_name_ru: "бордовый",
        price: kopiykas(price),
        quantity_in_variation: pack,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("stock").values({ variation_id: variationId, on_hand: stock }).execute();
    if (stock > 0)
      await tx
        .insertInto("stock_movement")
        .values({ variation_id: variationId, pieces: stock, reason: "import", source: randomUUID(), at: now })
        .execute();
    return { productId, variationId, categoryId };
  });
}
