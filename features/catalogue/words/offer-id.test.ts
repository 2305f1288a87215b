import { expect, test } from "vitest";
import { idOf } from "../../../platform/ids.ts";
import { offerGroupId, offerId } from "./offer-id.ts";

const GUID = "bd72d8f9-55bc-11d9-848a-00112f43529a";

test("a variation is known by 1C's id", () => {
  expect(offerId({ id: idOf<"variation">(7), id_1c: GUID })).toBe(GUID);
});

test("1C's id of goods and characteristic together is longer than Google takes: the shop's own stands for it", () => {
  expect(offerId({ id: idOf<"variation">(7), id_1c: `${GUID}#${GUID}` })).toBe("v7");
});

test("a product is known by 1C's id, a longer one by the shop's own", () => {
  expect(offerGroupId({ id: idOf<"product">(7), id_1c: GUID })).toBe(GUID);
  expect(offerGroupId({ id: idOf<"product">(7), id_1c: "x".repeat(51) })).toBe("p7");
});
