import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { changesHeard } from "../../../../support/changes.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { cancelOrder, placeOrder } from "../../../orders/orders.server.ts";
import type { Customer } from "../../../shop.ts";
import { contentTopic } from "../../../topics.ts";
import { getBanners, getStories } from "../../content.contract.ts";
import { contentAddresses, contentApi, isSomethingForSome, viewBanners, viewPromotion, viewStories } from "../../content.server.ts";
import { getOwnContent } from "../../own-content.contract.ts";
import { audiences, type ShownTo } from "../../shown/shown-to.rules.ts";
import type { Endpoint, InputOf } from "../../../../platform/contracts/endpoint.ts";

let shop: TestShop;
let customer: Customer;
let reseller: Customer;
beforeAll(async () => {
  shop = await openTestShop();
  [customer, reseller] = [await addTestCustomer(shop), await addTestCustomer(shop)];
});
afterAll(() => shop.close());

const visit = (who?: Customer) => testVisit(shop, who ? { customer: who } : {});
const order = async (who: Customer, pack: number) => {
  await fillTestCart(shop, who, [await addTestGoods(shop, { pack })]);
  const placed = await placeOrder(visit(who), await testOrderForm(shop, who), randomUUID());
  if (!placed.placed) throw new Error("the test order was refused");
  return placed.numbers.number;
};
const words = { text_uk: "", text_ru: "", button_uk: "Так", button_ru: "Да", link: "/new-items", tint: 1 };
const addOf = async (shown_to: ShownTo, position: number) =>
  shop.db.write(async (tx) => {
    const slides = JSON.stringify([{ ...words, title_uk: "Слайд", title_ru: "Слайд", picture: "" }]);
    await tx.insertInto("story").values({ position, title_uk: shown_to, title_ru: shown_to, tint: 1, slides, shown_to }).execute();
    const promotion = { ...words, slug: `for-${shown_to}`, place: "carousel" as const, position, title_uk: shown_to, title_ru: shown_to };
    await tx
      .insertInto("promotion")
      .values({ ...promotion, rule: JSON.stringify({ category: "1310" }), shown_to })
      .execute();
    tx.changed(contentTopic, ["content"]);
  });
const call = async <E extends Endpoint>(endpoint: E, who?: Customer) =>
  (await callEndpoint(contentApi, endpoint, visit(who), {} as InputOf<E>)).body;
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title);

test("where all is for everyone, nobody's page asks for more", async () => {
  await addOf("everyone", 2);
  await changesHeard(shop);
  expect(await isSomethingForSome(visit())).toBe(false);
  expect(await call(getOwnContent, customer)).toEqual({ stories: [], banners: [], seen: [] });
});

test("each is told what is for them, in the order of all; a shared page what is for everyone, whoever asks for it", async () => {
  for (const [at, shownTo] of audiences.slice(1).entries()) await addOf(shownTo, at === 0 ? 1 : 2 + at);
  await changesHeard(shop);
  await order(reseller, 3);
  await order(customer, 1);
  for (const [who, all, own] of [
    [undefined, ["guests", "everyone"], ["guests"]],
    [customer, ["everyone", "customers"], ["customers"]],
    [reseller, ["everyone", "customers", "resellers"], ["customers", "resellers"]],
  ] as const) {
    expect([titles(await call(getStories, who)), titles(await call(getBanners, who))]).toEqual([all, all]);
    const fetched = await call(getOwnContent, who);
    expect([titles(fetched.stories), titles(fetched.banners)]).toEqual([own, own]);
    expect([titles(await viewStories(visit(who))), titles(await viewBanners(visit(who)))]).toEqual([["everyone"], ["everyone"]]);
  }
  expect(await isSomethingForSome(visit())).toBe(true);
});

test("a promotion's page is read by whoever has its address, but the map of the site names it only when it is for everyone", async () => {
  expect((await viewPromotion(visit(), "for-resellers"))?.title).toBe("resellers");
  expect((await contentAddresses(shop)).promotions).toEqual(["for-everyone"]);
});

test("an order that was cancelled makes nobody a reseller", async () => {
  const once = await addTestCustomer(shop);
  const number = await order(once, 3);
  expect(titles((await call(getOwnContent, once)).stories)).toContain("resellers");
  await cancelOrder(visit(once), number);
  expect(titles((await call(getOwnContent, once)).stories)).not.toContain("resellers");
});
