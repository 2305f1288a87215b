import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import type { InputOf } from "../../../../platform/contracts/endpoint.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { StaffMember } from "../../../shop.ts";
import { mayDo, roles } from "../../../staff/staff.rules.ts";
import { addPromoCode, changePromoCode, getPromoCode, listPromoCodes } from "../../promo-codes/staff-promo-codes.contract.ts";
import { staffPromoCodesApi } from "./staff-promo-codes.api.ts";

let shop: TestShop;
let owner: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff: owner } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const codeOf = () => `CODE${randomUUID().slice(0, 8)}`;
const add = async (terms: object) =>
  (await callEndpoint(staffPromoCodesApi, addPromoCode, testVisit(shop, { staff: owner }), terms as InputOf<typeof addPromoCode>)).body;
const change = async (terms: object) =>
  (await callEndpoint(staffPromoCodesApi, changePromoCode, testVisit(shop, { staff: owner }), terms as InputOf<typeof changePromoCode>))
    .body;
const view = async (id: Id<"promo_code">) =>
  (await callEndpoint(staffPromoCodesApi, getPromoCode, testVisit(shop, { staff: owner }), { id })).body;

test("owners and managers see, make and change codes, nobody else of the staff", () => {
  for (const call of [listPromoCodes, getPromoCode, addPromoCode, changePromoCode])
    expect(roles.filter((role) => call.permission !== undefined && mayDo(role, call.permission))).toEqual(["owner", "manager"]);
});

test.each([
  ["a sum beyond a million", { amountHryvnias: 1_000_001 }, "amountHryvnias"],
  ["a sum beyond all numbers", { amountHryvnias: 1e300 }, "amountHryvnias"],
  ["half a hryvnia", { amountHryvnias: 0.5 }, "amountHryvnias"],
  ["a sum below nothing", { amountHryvnias: -1 }, "amountHryvnias"],
  ["everything off", { percent: 91 }, "percent"],
  ["nothing off", { percent: 0 }, "percent"],
  ["31.02", { percent: 10, lastDay: "2027-02-31" }, "lastDay"],
  ["a day of words", { percent: 10, firstDay: "завтра" }, "firstDay"],
  ["emoji", { percent: 10, code: "ЗНИЖКА😀" }, "code"],
  ["33 letters", { percent: 10, code: "Ї".repeat(33) }, "code"],
  ["no code", { percent: 10, code: "  " }, "code"],
  ["nobody may use it", { percent: 10, uses: 0 }, "uses"],
  ["a field nobody knows", { percent: 10, used: 5 }, ""],
])("%s is refused at its field", (_, terms, field) => {
  const { success, error } = addPromoCode.input.safeParse({ code: "ВЕСНА10", ...terms });
  expect(success).toBe(false);
  expect([...new Set(error?.issues.map(({ path }) => path.join(".")))]).toEqual([field]);
});

test("percent and sum together, neither, days the wrong way round, and a category nobody knows are refused, and nothing is kept", async () => {
  const code = codeOf();
  const both = { percent: ["promo.oneWorth"], amountHryvnias: ["promo.oneWorth"] };
  await expect(add({ code, percent: 10, amountHryvnias: 5 })).rejects.toMatchObject({ errors: both });
  await expect(add({ code })).rejects.toMatchObject({ errors: both });
  await expect(add({ code, percent: 10, firstDay: "2027-01-02", lastDay: "2027-01-01" })).rejects.toMatchObject({
    errors: { lastDay: ["promo.days"] },
  });
  await expect(add({ code, percent: 10, categories: ["' or 1=1"] })).rejects.toMatchObject({ errors: { categories: ["promo.category"] } });
  const { body } = await callEndpoint(staffPromoCodesApi, listPromoCodes, testVisit(shop, { staff: owner }), { q: code });
  expect(body).toEqual({ data: [], total: 0 });
});

test("a lookalike of a code is the code, when it is made, when it is changed, and of two at one instant", async () => {
  // Cyrillic letters, then Latin ones.
  const first = await add({ code: "ВЕСНА", percent: 10 });
  const known = { errors: { code: ["promo.known"] } };
  await expect(add({ code: " becнa ", percent: 20 })).rejects.toMatchObject(known);
  const other = await add({ code: codeOf(), percent: 20 });
  await expect(change({ id: other.id, version: other.version, code: "BECHA", percent: 20 })).rejects.toMatchObject(known);
  expect(await view(other.id)).toEqual(other);
  const own = await change({ id: first.id, version: first.version, code: "BECHA", percent: 10 });
  expect(own.code, "the same code in other letters").toBe("BECHA");
  const made = await Promise.allSettled(["СОМ2027", "COM2027"].map((code) => add({ code, percent: 5 })));
  expect(made.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("of two who change a code the second is told, and days are those of Kyiv", async () => {
  const made = await add({ code: codeOf(), amountHryvnias: 1_000_000, firstDay: "2027-03-28", lastDay: "2027-03-28" });
  expect(made).toMatchObject({ firstDay: "2027-03-28", lastDay: "2027-03-28", amountHryvnias: 1_000_000 });
  const terms = { id: made.id, version: made.version, code: made.code, percent: 15 };
  await change(terms);
  await expect(change({ ...terms, percent: 90 })).rejects.toMatchObject({ status: 409 });
  expect(await view(made.id)).toMatchObject({ percent: 15, amountHryvnias: null, firstDay: "", version: 2 });
});
