import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { testDelivery } from "../../support/test-order.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { getDepartments, getSettlements } from "./delivery.contract.ts";
import { deliveryApi, findDestination, namedDepartment } from "./delivery.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
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
  const find = async (wanted: typeof testDelivery) => {
    const { department } = await shop.db.read.selectNoFrom(namedDepartment(wanted).as("department")).executeTakeFirstOrThrow();
    return (await findDestination(shop, wanted, "ua"))(department);
  };
  const destination = await find(testDelivery);
  expect(destination).toMatchObject({
    departmentKind: "branch",
    place: { settlementId: testDelivery.settlement, departmentId: testDelivery.department },
  });
  expect(destination?.place.department).toMatch(/^№\u00a0\d+, /);
  expect(await find({ ...testDelivery, settlement: "khmelnytskyi" })).toBeUndefined();
  expect(await find({ ...testDelivery, department: "nowhere" })).toBeUndefined();
});
