import { expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { findAll, readXml, textsOf } from "../../../../support/read-xml.ts";
import { inSlices, testHead, testOffer, whole } from "../../../../support/test-offer.ts";
import type { Offer } from "../../offers.rules.ts";
import { googleFeed } from "./google.ts";

const itemsOf = async (...offers: Offer[]) => {
  const document = (await whole(googleFeed(inSlices(offers), testHead()))).join("");
  return findAll(readXml(document), "item").map(textsOf);
};

test("an offer says what its page says", async () => {
  const [item] = await itemsOf(testOffer());
  expect(item).toEqual({
    "g:id": "dress-red-46",
    "g:title": "Сукня літня, червоний, 46",
    "g:description": "Легка сукня",
    "g:link": "https://shop.example/product/dress?colour=red&size=46",
    "g:image_link": "https://shop.example/pictures/11/1080.jpg",
    "g:additional_image_link": "https://shop.example/pictures/12/1080.jpg",
    "g:availability": "in_stock",
    "g:condition": "new",
    "g:price": "1399.00 UAH",
    "g:brand": "Ladna",
    "g:gtin": "4006381333931",
    "g:mpn": "СК-100",
    "g:google_product_category": "1604",
    "g:product_type": "Одяг > Сукні",
    "g:gender": "female",
    "g:age_group": "adult",
    "g:color": "червоний",
    "g:size": "46",
    "g:material": "льон",
  });
});

test("a lower price stands beside the old one", async () => {
  const [item] = await itemsOf(testOffer({}, { price: kopiykas(999_50), oldPrice: kopiykas(1_399_00) }));
  expect(item).toMatchObject({ "g:price": "1399.00 UAH", "g:sale_price": "999.50 UAH" });
});

test("variations of one product are a group, a product of one variation is none", async () => {
  const [one, other] = [testOffer().variation, testOffer({}, { id_1c: "dress-red-48" }).variation];
  const [grouped] = await itemsOf(testOffer({ siblings: [one, other] }));
  const [alone] = await itemsOf(testOffer());
  expect([grouped?.["g:item_group_id"], alone?.["g:item_group_id"]]).toEqual(["dress", undefined]);
});

test("what is sold out is out of stock, what is brought has its day in Kyiv", async () => {
  const [out] = await itemsOf(testOffer({}, { pieces: 0 }));
  const [brought] = await itemsOf(testOffer({ suborder: true, suborderDays: 7 }));
  expect(out?.["g:availability"]).toBe("out_of_stock");
  // 00:30 of November 29 in Kyiv.
  expect(brought).toMatchObject({ "g:availability": "backorder", "g:availability_date": "2026-12-05T22:00:00.000Z" });
});

test("without a code of the world, a brand and an article it says that there is none", async () => {
  const [none] = await itemsOf(testOffer({ brand: "" }, { barcode: "2000000000008" }));
  const [ours] = await itemsOf(testOffer({}, { barcode: "" }));
  expect([none?.["g:identifier_exists"], none?.["g:gtin"], ours?.["g:identifier_exists"]]).toEqual(["no", undefined, undefined]);
});

test("texts of any length and kind are read back", async () => {
  const name = `<b>"Сукня" & 'К°'</b>\u0000 ${"я".repeat(300)}`;
  const [item] = await itemsOf(testOffer({ name: { uk: name, ru: name }, description: { uk: "о".repeat(6_000), ru: "" } }));
  expect(item?.["g:title"]).toMatch(/^<b>"Сукня" & 'К°'<\/b> я+, червоний, 46$/);
  expect(String(item?.["g:title"]).length).toBeLessThanOrEqual(150);
  expect(item?.["g:description"]).toHaveLength(5_000);
});

test("no offer is a feed without items", async () => {
  expect(await itemsOf()).toEqual([]);
});
