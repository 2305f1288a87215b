import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CarrierStreets } from "../../integrations/carriers/carrier-vendor.ts";
import { ukrposhtaPostcodes, ukrposhtaStreets } from "../../integrations/ukrposhta/ukrposhta-addresses.ts";
import { ukrposhtaDirectory } from "../../integrations/ukrposhta/ukrposhta-directory.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { demoDirectory } from "../../support/stand-ins/demo-directory.ts";
import { testDelivery } from "../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { startTestUkrposhta } from "../../support/stand-ins/ukrposhta-stand-in.ts";
import type { Customer } from "../shop.ts";
import { directoriesTopic } from "../topics.ts";
import { getDepartments, getOffices, getPostcode, getSettlements, getStreets } from "./delivery.contract.ts";
import { deliveryApi, findDestination, loadDirectory, namedPlace, type Named } from "./delivery.server.ts";
import { placeInWords } from "./place.rules.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await addTestCustomer(shop);
});
afterAll(() => shop.close());

test("settlements are found by the beginning of their name, with their area to tell them apart", async () => {
  const { body } = await callEndpoint(deliveryApi, getSettlements, testVisit(shop), { search: "хмель" });
  expect(body[0]).toEqual({ id: "khmelnytskyi", name: "Хмельницький", type: "м.", area: "Хмельницька обл.", district: "" });
  const same = (await callEndpoint(deliveryApi, getSettlements, testVisit(shop), { search: "Іванівка" })).body;
  expect(same.length).toBeGreaterThan(1);
  expect(new Set(same.map((one) => one.area)).size).toBe(same.length);
});

test("names and addresses come in the language asked for, whichever was typed", async () => {
  const { body } = await callEndpoint(deliveryApi, getSettlements, testVisit(shop, { locale: "ru" }), { search: "Хмельницький" });
  expect(body[0]?.name).toBe("Хмельницкий");
});

test("departments are found by number, the very number first, and by kind", async () => {
  const find = async (input: { search?: string; kind?: "branch" | "locker" }) =>
    (await callEndpoint(deliveryApi, getDepartments, testVisit(shop), { settlement: "kyiv", ...input })).body;
  expect((await find({ search: "1" }))[0]?.number).toBe("1");
  expect((await find({ search: "№ 1" })).every((one) => one.number.startsWith("1"))).toBe(true);
  expect((await find({ kind: "branch" })).every((one) => one.kind === "branch")).toBe(true);
  expect((await callEndpoint(deliveryApi, getDepartments, testVisit(shop), { settlement: "nowhere" })).body).toEqual([]);
});

test("a carrier's kind of delivery has the departments it serves: a branch is also where heavy parcels go, a locker is none", async () => {
  const kindsOf = async (deliveryKind: string) => {
    const { body } = await callEndpoint(deliveryApi, getDepartments, testVisit(shop), { settlement: "kyiv", deliveryKind });
    return [...new Set(body.map(({ kind }) => kind))].toSorted();
  };
  expect(await kindsOf("branch")).toEqual(["branch", "cargo"]);
  expect(await kindsOf("balloon")).toEqual([]);
});

test("a destination is a department of the very settlement, in words", async () => {
  const destination = await destinationOf(testDelivery);
  expect(destination).toMatchObject({
    departmentKind: "branch",
    place: { to: "department", settlementId: testDelivery.settlement, departmentId: testDelivery.department },
  });
  expect(destination && placeInWords(destination.place)).toMatch(/^№\u00a0\d+, /);
  expect(await destinationOf({ ...testDelivery, settlement: "khmelnytskyi" })).toBeUndefined();
  expect(await destinationOf({ ...testDelivery, department: "nowhere" })).toBeUndefined();
});

async function destinationOf(wanted: Named) {
  const { carrier, settlement, department, door } = wanted;
  const place = namedPlace({ carrier, settlement, department, street: door?.streetId ?? "" });
  const { named } = await shop.db.read.selectNoFrom(place.as("named")).executeTakeFirstOrThrow();
  return (await findDestination(shop, wanted, "ua"))(named);
}

describe("streets", () => {
  const door = (id: string, name: string) => ({ streetId: id, street: name, house: "12", flat: "", note: "" });
  const street = { id: "s1", name: "вул. Соборна" };
  const streets: CarrierStreets = { find: async () => (isDown ? Promise.reject(new Error("down")) : [street, street]) };
  let isDown = false;
  beforeAll(() => void (shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, streets }]])));
  const ask = async (search: string) =>
    (await callEndpoint(deliveryApi, getStreets, testVisit(shop, { customer }), { settlement: "kyiv", search })).body;

  test("S50 a carrier names streets, even one twice, and while it is silent those it has named are found, of that town alone", async () => {
    expect(await ask("собор")).toEqual({ isAnswered: true, streets: [{ id: "s1", name: "вул. Соборна" }] });
    isDown = true;
    expect(await ask("СОБОР")).toEqual({ isAnswered: false, streets: [{ id: "s1", name: "вул. Соборна" }] });
    expect(await ask("Зелена")).toEqual({ isAnswered: false, streets: [] });
    isDown = false;
  });

  test("an order to a door keeps the name the carrier gave, whatever is sent; a typed one only without an identifier", async () => {
    await ask("Соборна");
    const at = { ...testDelivery, settlement: "kyiv", department: "" };
    expect((await destinationOf({ ...at, door: door("s1", "вул. Чужа") }))?.place).toMatchObject({
      street: "вул. Соборна",
      streetId: "s1",
    });
    expect(await destinationOf({ ...at, door: door("s2", "вул. Чужа") })).toBeUndefined();
    expect(await destinationOf({ ...at, settlement: "lviv", door: door("s1", "вул. Чужа") })).toBeUndefined();
    expect((await destinationOf({ ...at, door: door("", "вул. Нова") }))?.place).toMatchObject({ street: "вул. Нова", streetId: "" });
  });
});

describe("postcodes", () => {
  let vendor: Awaited<ReturnType<typeof startTestUkrposhta>>;
  beforeAll(async () => {
    vendor = await startTestUkrposhta();
    const directory = ukrposhtaDirectory(vendor.open({ timeoutMs: 2_000 }), "stand-in", { fewestAreas: 1 });
    await loadDirectory(shop, "ukrposhta", directory);
  });
  afterAll(() => vendor.close());
  /** Answers of the vendor are kept, so each question asks a vendor of its own. */
  const open = () => {
    const client = vendor.open();
    const directory = ukrposhtaDirectory(client, "stand-in");
    shop.integrations.vendors = new Map([
      ["ukrposhta", { directory, streets: ukrposhtaStreets(client), postcodes: ukrposhtaPostcodes(client) }],
    ]);
    return testVisit(shop, { customer, locale: "ru" });
  };
  const carrier = "ukrposhta";

  test("a postcode is its office, in the language asked for, and an address has its postcode", async () => {
    const { offices } = (await callEndpoint(deliveryApi, getOffices, open(), { carrier, postcode: "29000" })).body;
    expect(offices).toMatchObject([{ settlement: { name: "Хмельницкий", area: "Хмельницкая обл." }, department: { number: "29000" } }]);
    const settlement = offices[0]?.settlement.id ?? "";
    const { streets } = (await callEndpoint(deliveryApi, getStreets, open(), { carrier, settlement, search: "Собор" })).body;
    const { body } = await callEndpoint(deliveryApi, getPostcode, open(), { carrier, street: streets[0]?.id ?? "", house: "12" });
    expect(body).toEqual({ isAnswered: true, postcode: expect.stringMatching(/^29/) });
  });

  test("S50 while the vendor is down postcodes of the mirror are found, others are said to be unknown, and towns have their offices", async () => {
    vendor.make("internal error");
    const { body: known } = await callEndpoint(deliveryApi, getOffices, open(), { carrier, postcode: "01001" });
    expect(known).toMatchObject({ isAnswered: true, offices: [{ department: { number: "01001" } }] });
    const { body: unknown } = await callEndpoint(deliveryApi, getOffices, open(), { carrier, postcode: "01999" });
    expect(unknown).toEqual({ isAnswered: false, offices: [] });
    const { body: house } = await callEndpoint(deliveryApi, getPostcode, open(), { carrier, street: "800000", house: "1" });
    expect(house).toEqual({ isAnswered: false, postcode: null });
    const settlement = known.offices[0]?.settlement.id ?? "";
    expect((await callEndpoint(deliveryApi, getDepartments, open(), { carrier, settlement })).body.length).toBeGreaterThan(1);
    vendor.make("none");
  });

  test("an order by postcode is told by it", async () => {
    const { offices } = (await callEndpoint(deliveryApi, getOffices, open(), { carrier, postcode: "29000" })).body;
    const [office] = offices;
    const destination = await destinationOf({ carrier, settlement: office?.settlement.id ?? "", department: office?.department.id ?? "" });
    expect(destination?.place).toMatchObject({ postcode: "29000", department: expect.stringMatching(/^29000, /) });
  });
});

test("who says where they are is told the nearest departments, those that stand nowhere left out", async () => {
  const near = "50.4501,30.5234";
  const find = () => callEndpoint(deliveryApi, getDepartments, testVisit(shop), { settlement: "kyiv", near });
  const { body: all } = await callEndpoint(deliveryApi, getDepartments, testVisit(shop), { settlement: "kyiv" });
  const [far = "", close = ""] = all.map(({ id }) => id);
  await shop.db.read
    .updateTable("carrier_department")
    .set({ latitude: null, longitude: null })
    .where("settlement_id", "=", "kyiv")
    .execute();
  await shop.db.read.updateTable("carrier_department").set({ latitude: 50.46, longitude: 30.53 }).where("id", "=", far).execute();
  await shop.db.read.updateTable("carrier_department").set({ latitude: 50.4502, longitude: 30.5235 }).where("id", "=", close).execute();
  await shop.db.write(async (tx) => tx.changed(directoriesTopic, ["nova-poshta"]));
  await expect.poll(async () => (await find()).body.map(({ id }) => id)).toEqual([close, far]);
  expect((await find()).body.map(({ meters }) => (meters ?? 0) > 0)).toEqual([true, true]);
});
