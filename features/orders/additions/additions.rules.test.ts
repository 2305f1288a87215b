import { expect, test } from "vitest";
import { idOf } from "../../../platform/ids.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { orderStatuses } from "../orders.contract.ts";
import { feeInParcel, goesAlong, namedBy, piecesIn } from "./additions.rules.ts";

test("only an order that staff have confirmed or packed goes in another's parcel", () => {
  expect(orderStatuses.filter(goesAlong)).toEqual(["confirmed", "packed"]);
});

test("the fixed fee of a parcel whose money the carrier collects is taken once, its percentage of all", () => {
  const fee = { fixedKopiykas: kopiykas(2_000), percent: 2 };
  expect(feeInParcel(fee, { isCollected: true })).toEqual({ fixedKopiykas: 0, percent: 2 });
  expect(feeInParcel(fee, { isCollected: false })).toEqual(fee);
  expect(feeInParcel(fee, undefined)).toEqual(fee);
});

test("pieces of a product in the parcel are of all its lines, and of it alone", () => {
  const line = (product: number, pieces: number) =>
    ({ productId: idOf<"product">(product), pieces, price: kopiykas(100), suborder: false }) as const;
  const parcel = { lines: [line(1, 4), line(2, 7), line(1, 3)] };
  expect([1, 2, 3].map((id) => piecesIn(parcel, idOf<"product">(id)))).toEqual([7, 7, 0]);
  expect(piecesIn(undefined, idOf<"product">(1))).toBe(0);
});

test("an addition names the parcel's place: its department, or its door", () => {
  const town = { settlementId: "kyiv", settlement: "м. Київ" };
  const branch = { to: "department" as const, ...town, departmentId: "np-12", department: "№ 12" };
  expect(namedBy({ carrier: "nova-poshta", delivery: branch })).toEqual({
    carrier: "nova-poshta",
    settlement: "kyiv",
    department: "np-12",
  });
  const address = { streetId: "s1", street: "Зелена", house: "5", flat: "2", note: "" };
  expect(namedBy({ carrier: "nova-poshta", delivery: { to: "door", ...town, ...address } })).toEqual({
    carrier: "nova-poshta",
    settlement: "kyiv",
    department: "",
    door: address,
  });
});
