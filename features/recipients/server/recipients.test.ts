import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoDepartments } from "../../../db/seed/delivery/departments.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { noProfileSources } from "../../../support/test-sign-in.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Locale } from "../../../platform/i18n.ts";
import { readAccount, viewProfile } from "../../accounts/accounts.server.ts";
import { wordPlaces } from "../../delivery/delivery.server.ts";
import { placeOrder, viewOrder } from "../../orders/orders.server.ts";
import type { Customer } from "../../shop.ts";
import { addRecipient, changeRecipient, MOST_RECIPIENTS, removeRecipient } from "../recipients.contract.ts";
import { recipientsApi, recipientsOf } from "../recipients.server.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (customer = await addTestCustomer(shop)));

const visit = (who = customer) => testVisit(shop, { customer: who });
const iryna = { name: "Ірина", surname: "Бондар", phone: "+380501234567" };
const add = async (person: object = {}, who = customer) =>
  (await callEndpoint(recipientsApi, addRecipient, visit(who), { ...iryna, ...person })).body;

test("recipients are kept, rewritten and forgotten, by surname", async () => {
  const kept = await add();
  await add({ surname: "Антонюк" });
  await callEndpoint(recipientsApi, changeRecipient, visit(), { ...iryna, id: kept.id, surname: "Яременко" });
  expect((await recipientsOf(visit())).map(({ surname, phone }) => [surname, phone])).toEqual([
    ["Антонюк", "380501234567"],
    ["Яременко", "380501234567"],
  ]);
  await callEndpoint(recipientsApi, removeRecipient, visit(), { id: kept.id });
  expect(await recipientsOf(visit())).toHaveLength(1);
});

test("a hundred is the most", async () => {
  for (let at = 0; at < MOST_RECIPIENTS; at += 1) await add();
  await expect(add()).rejects.toMatchObject({ status: 409 });
});

test("S30 somebody else's recipient is neither seen, rewritten nor removed", async () => {
  const kept = await add();
  const stranger = await addTestCustomer(shop);
  expect(await recipientsOf(visit(stranger))).toEqual([]);
  await expect(callEndpoint(recipientsApi, changeRecipient, visit(stranger), { ...iryna, id: kept.id })).rejects.toMatchObject({
    status: 404,
  });
  await callEndpoint(recipientsApi, removeRecipient, visit(stranger), { id: kept.id });
  expect(await recipientsOf(visit())).toHaveLength(1);
});

test("where an order to a recipient goes is remembered for the next one, and not as where the customer takes parcels", async () => {
  await add();
  await add({ name: "Олег", phone: "380501234568" });
  await fillTestCart(shop, customer);
  const form = await testOrderForm(shop, customer);
  const placed = await placeOrder(visit(), { ...form, recipient: { ...form.recipient, phone: "+380501234567" } }, randomUUID());
  expect(placed.placed).toBe(true);
  const places = (await recipientsOf(visit())).map(({ name, place }) => [name, place?.departmentId]);
  expect(places.toSorted()).toEqual([
    ["Ірина", form.delivery.department],
    ["Олег", undefined],
  ]);
  const account = await readAccount(shop, customer.id);
  expect(account?.carrier_choice).toEqual({});
});

test("a kept place is read in the reader's language, and in the words of its day once the carrier has renamed it", async () => {
  await add();
  await fillTestCart(shop, customer);
  const form = await testOrderForm(shop, customer);
  const placed = await placeOrder(visit(), { ...form, recipient: { ...form.recipient, phone: iryna.phone } }, randomUUID());
  if (!placed.placed) throw new Error("the order was not placed");
  const { number } = placed.numbers;
  const ru = testVisit(shop, { customer, locale: "ru" });
  const ofBoth = (place: unknown) => [place, place];
  const placesIn = async (reader: typeof ru) => {
    const [recipient] = await recipientsOf(reader);
    const { delivery } = await viewOrder(reader, { number });
    return [recipient?.place, delivery].map((place) => [place?.settlement, place?.department]);
  };
  const branch = demoDepartments.find(({ id }) => id === form.delivery.department);
  const [first, second] = [branch?.address_uk, branch?.address_ru].map((address) => `№\u00a0${branch?.number}, ${address}`);
  expect(await placesIn(visit())).toEqual(ofBoth(["м. Київ", first]));
  expect(await placesIn(ru)).toEqual(ofBoth(["г. Киев", second]));
  await shop.db.write((tx) =>
    sql`update carrier_department set address_uk = 'вул. Нова, 1', address_ru = 'ул. Новая, 1' where id = ${form.delivery.department}`.execute(
      tx,
    ),
  );
  expect(await placesIn(ru)).toEqual(ofBoth(["г. Киев", first]));
});

test("the place of the profile is read in the reader's language, as every kept place is", async () => {
  await fillTestCart(shop, customer);
  await placeOrder(visit(), await testOrderForm(shop, customer), randomUUID());
  const placeIn = async (locale: Locale) =>
    (await viewProfile(testVisit(shop, { customer, locale }), { ...noProfileSources, wordPlaces })).carrier_info;
  const [own, ru] = [await placeIn("ua"), await placeIn("ru")];
  expect(own).toMatchObject({ settlement: "м. Київ" });
  expect(ru).toMatchObject({ settlement: "г. Киев" });
  expect({ ...ru, settlement: own["settlement"], department: own["department"] }).toEqual(own);
  expect(await viewProfile(testVisit(shop, { customer: await addTestCustomer(shop) }), { ...noProfileSources, wordPlaces })).toMatchObject({
    carrier_info: {},
  });
});

test("an order that goes where the last one went writes nothing of the customer; one elsewhere, or in another language, does", async () => {
  const versionOf = async () =>
    (await sql<{ xmin: string }>`select xmin::text from account where id = ${customer.id}`.execute(shop.db.read)).rows[0]?.xmin;
  const order = async (delivery: object = {}, locale: Locale = "ua") => {
    await fillTestCart(shop, customer);
    const form = await testOrderForm(shop, customer);
    const asked = { ...form, delivery: { ...form.delivery, ...delivery } };
    expect((await placeOrder(testVisit(shop, { customer, locale }), asked, randomUUID())).placed).toBe(true);
    return versionOf();
  };
  const first = await order();
  expect(await order()).toBe(first);
  const other = { settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" };
  const elsewhere = await order(other);
  expect(elsewhere).not.toBe(first);
  expect((await readAccount(shop, customer.id))?.carrier_choice.departmentId).toBe(other.department);
  expect(await order(other, "ru")).not.toBe(elsewhere);
});
