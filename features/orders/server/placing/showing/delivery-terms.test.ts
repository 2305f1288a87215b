import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import { viewDeliveryTerms } from "../../../orders.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const termsWith = async (settings: Parameters<typeof writeSettings>[1]) => {
  await writeSettings(shop, settings);
  return viewDeliveryTerms(testVisit(shop, { locale: "ru" }));
};

test("what is switched on is told, with the shop's own fee and in the visitor's language", async () => {
  const terms = await termsWith({ services: ["np_branch", "np_courier", "cod", "card"], cod_fee_percent: 2, cod_fee_fixed: 20.5 });
  expect(terms.ways).toMatchObject([
    { kind: "branch", name: "Новая почта, отделение", destination: "department", isFirstFree: false, hasPlaces: true },
    { kind: "courier", destination: "door", hasPlaces: false },
  ]);
  expect(terms.onReceipt).toEqual({ percent: 2, fixedKopiykas: 2_050, prepaidPercent: 0 });
});

test("a prepayment is told only where a card can pay it", async () => {
  const asked = { cod_prepayment_percent: 10, cod_fee_percent: 0, cod_fee_fixed: 0 };
  expect((await termsWith({ ...asked, services: ["np_branch", "cod", "card"] })).onReceipt).toMatchObject({ prepaidPercent: 10 });
  expect((await termsWith({ ...asked, services: ["np_branch", "cod"] })).onReceipt).toMatchObject({ prepaidPercent: 0 });
});

test("a shop that sends nothing, or takes no payment on receipt, promises neither", async () => {
  expect(await termsWith({ services: [] })).toEqual({ ways: [], onReceipt: null });
  expect((await termsWith({ services: ["np_locker", "card"] })).onReceipt).toBeNull();
});

test("places of a carrier that nobody has loaded are not looked for; its page is made anew once they are", async () => {
  const visit = testVisit(shop);
  await writeSettings(shop, { services: ["ukrposhta", "first_free", "cod"] });
  expect((await viewDeliveryTerms(visit)).ways).toMatchObject([{ carrier: "ukrposhta", isFirstFree: true, hasPlaces: false }]);
  expect(visit.pageTags).toContain("directories");
});
