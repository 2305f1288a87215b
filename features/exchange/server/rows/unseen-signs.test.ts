import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { changesHeard } from "../../../../support/changes.ts";
import {
  catalogueOf,
  classifierXml,
  commerceMl,
  groupXml,
  importTexts,
  offersXml,
  productXml,
  propertyXml,
} from "../../../../support/commerceml-files.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { cartApi } from "../../../cart/cart.server.ts";
import { getProduct } from "../../../catalogue/catalogue.contract.ts";
import { changeProduct } from "../../../catalogue/staff-products.contract.ts";
import { keptValue } from "../../../variations/cells.rules.ts";
import { listProducts, openCatalogueModel } from "../../../catalogue/catalogue.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const UNSEEN = "\u200b";
const files = {
  "import.xml": commerceMl(
    classifierXml({
      groups: groupXml("g1", `\ufeffСук${UNSEEN}ні `),
      properties: [
        ["land", "Країна"],
        ["style", `Фа${UNSEEN}сон`],
        ["size", "Розмір"],
        ["about", "Опис (рос)"],
      ]
        .map(([id = "", name = ""]) => propertyXml(id, name))
        .join(""),
    }) +
      catalogueOf(
        productXml("unseen", {
          name: `\u00a0Сукня «Верби${UNSEEN}чка» \u202Eмʼяка\u202C  и\u0306 O'Neill 👩\u200d👧${UNSEEN}\u00a0`,
          groups: ["g1"],
          values: { land: `Туреч${UNSEEN}чина`, style: `Пря\u2060мий${UNSEEN}`, size: `4${UNSEEN}6`, about: `Мяг\u202Eкая` },
        }),
      ),
  ),
  "offers.xml": commerceMl(offersXml({ id: "unseen" })),
};

const found = async (search: string) => (await listProducts(testVisit(shop), { search })).products.map(({ id_1c }) => id_1c);

test("goods of 1C lose in their names what nobody sees, are found by the words that are seen, and the same export changes nothing", async () => {
  await importTexts(shop, files);
  await changesHeard(shop);
  const product = (await callEndpoint(cartApi, getProduct, testVisit(shop), { id: "unseen" })).body;
  expect(product).toMatchObject({ name: "Сукня «Вербичка» мʼяка й O'Neill 👩\u200d👧", country: "Туреччина" });
  expect(product.productVariations).toMatchObject([{ size: "46" }]);
  expect(product.details).toEqual([{ name: "Фасон", value: "Прямий" }]);
  expect(JSON.stringify(product)).not.toMatch(/[\u200b\u2060\u202a-\u202e\ufeff]/);
  for (const words of ["вербичка", "вербичка мʼяка"]) expect(await found(words)).toContain("unseen");
  const again = { ...files, "import.xml": files["import.xml"].replace("Класифікатор", "Каталог") };
  expect((await importTexts(shop, again)).changed).toBe(0);
});

test("so do texts of goods that staff write, one by one or in the table", () => {
  const said = {
    nameUk: ` Вер\u200bба\u00a0`,
    nameRu: "Вер\u202eба",
    descriptionUk: "Мʼяка\u200b\n\nтепла",
    descriptionRu: "",
    compositionUk: "",
    compositionRu: "",
  };
  const example = changeProduct.example.input;
  expect(changeProduct.input.parse({ ...example, ...said })).toMatchObject({
    nameUk: "Верба",
    nameRu: "Верба",
    descriptionUk: "Мʼяка\n\nтепла",
  });
  expect(keptValue("nameUk", said.nameUk)).toBe("Верба");
  expect(keptValue("compositionUk", " льон\u2060\n80 %")).toBe("льон\n80 %");
  expect(keptValue("onHand", 5)).toBe(5);
});
