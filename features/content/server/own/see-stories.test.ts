import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { idOf, type Id } from "../../../../platform/ids.ts";
import type { Customer } from "../../../shop.ts";
import { contentApi } from "../../content.server.ts";
import { getOwnContent, seeStories } from "../../own-content.contract.ts";
import { MOST_SEEN } from "../../seen.rules.ts";

let shop: TestShop;
let customer: Customer;
let ids: Id<"story">[];
const none = idOf<"story">(999_999);
beforeAll(async () => {
  shop = await openTestShop();
  customer = await addTestCustomer(shop);
  const one = { position: 1, title_uk: "Новинки", title_ru: "Новинки", tint: 1, slides: "[]" };
  const rows = await shop.db.read.insertInto("story").values([one, one, one]).returning("id").execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

const see = async (seen: readonly Id<"story">[], who?: Customer) =>
  (await callEndpoint(contentApi, seeStories, testVisit(shop, who ? { customer: who } : {}), { ids: [...seen] })).body.seen;
const seenBy = async (who: Customer) => (await callEndpoint(contentApi, getOwnContent, testVisit(shop, { customer: who }), {})).body.seen;

test("what is seen on one device is seen on the others, once, newest first; stories that are gone are left out", async () => {
  const [first = none, second = none] = ids;
  expect(await see([first], customer)).toEqual([first]);
  shop.clock.advanceSeconds(1);
  expect(await see([first, second, none], customer)).toEqual([second, first]);
  expect(await seenBy(customer)).toEqual([second, first]);
  expect(await seenBy(await addTestCustomer(shop))).toEqual([]);
});

test("two devices that tell the same at once lose nothing", async () => {
  const told = await Promise.all([ids, ids.toReversed(), ids].map((seen) => see(seen, customer)));
  for (const seen of told) expect(seen.toSorted()).toEqual(ids.toSorted());
});

test("a story that is deleted is forgotten with who has seen it", async () => {
  const [first = none] = ids;
  await shop.db.write((tx) => tx.deleteFrom("story").where("id", "=", first).execute());
  expect(await seenBy(customer)).not.toContain(first);
});

test("guests are refused, and more than a device remembers", async () => {
  await expect(see(ids)).rejects.toMatchObject({ status: 401 });
  const many = Array.from({ length: MOST_SEEN + 1 }, (_, at) => at + 1);
  expect(seeStories.input.safeParse({ ids: many }).success).toBe(false);
  expect(seeStories.input.safeParse({ ids: [] }).success).toBe(false);
});
