import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getCategories } from "../../catalogue.contract.ts";
import { catalogueApi, landing, menuByGender, openCatalogueModel } from "../../catalogue.server.ts";
import type { Id } from "../../../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const addCategory = async (category: { name: string; parentId?: Id<"category">; female?: boolean; male?: boolean }) =>
  shop.db.write(async (tx) => {
    const { name, parentId, female = false, male = false } = category;
    const row = {
      id_1c: name,
      name_uk: name,
      name_ru: name,
      parent_id: parentId ?? null,
      female,
      male,
      first_level: parentId === undefined,
    };
    return (await tx.insertInto("category").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });

async function addShown(categoryId: Id<"category">): Promise<string> {
  const { productId } = await addTestGoods(shop, { categoryId });
  const { id } = await shop.db.write((tx) =>
    tx
      .insertInto("picture")
      .values({ product_id: productId, source: `shoe-${productId}.jpg`, position: 0 })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return `/pictures/${id}`;
}

test("a category of two audiences shows each of them goods of its own, and counts those alone", async () => {
  const shoes = await addCategory({ name: "Взуття", female: true, male: true });
  const [women, men] = [
    await addCategory({ name: "Жіноче", parentId: shoes, female: true }),
    await addCategory({ name: "Чоловіче", parentId: shoes, male: true }),
  ];
  const [hers, his] = [await addShown(women), await addShown(men)];
  const others = [his, await addShown(men)];
  await openCatalogueModel(shop);
  const [category] = (await callEndpoint(catalogueApi, getCategories, testVisit(shop), {})).body;
  expect(category).toMatchObject({ image: hers, image_female: hers, image_male: his, image_kids: null, image_home: null, products: 3 });
  expect(landing(testVisit(shop), "female").tiles).toMatchObject([{ name: "Взуття", image: hers, products: 1 }]);
  const [tile] = landing(testVisit(shop), "male").tiles;
  expect(tile).toMatchObject({ name: "Взуття", products: 2 });
  expect(others).toContain(tile?.image);
});

test("the menu of an audience has its own groups alone; one of a single child leads to that", async () => {
  const bags = await addCategory({ name: "Сумки", female: true, male: true });
  for (const [name, audience] of [
    ["Клатчі", { female: true }],
    ["Шопери", { female: true }],
    ["Портфелі", { male: true }],
  ] as const)
    await addShown(await addCategory({ name, parentId: bags, ...audience }));
  await addCategory({ name: "Порожні", parentId: bags, male: true });
  await openCatalogueModel(shop);
  const menu = menuByGender(testVisit(shop));
  const of = (gender: "female" | "male") => menu[gender].find(({ name }) => name === "Сумки");
  const alone = (name: string) => ({ id_1c: name, name });
  expect(of("female")).toEqual({ ...alone("Сумки"), children: [alone("Клатчі"), alone("Шопери")] });
  expect(of("male")).toEqual({ id_1c: "Портфелі", name: "Сумки", children: [] });
  expect(landing(testVisit(shop), "male").tiles.find(({ name }) => name === "Сумки")?.id_1c).toBe("Портфелі");
});
