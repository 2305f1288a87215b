import { expect, test } from "vitest";
import { formatParcelNumber } from "./parcel-number.ts";

test("a number of Nova Poshta is read in its groups, any other as it is", () => {
  expect(formatParcelNumber("20450012345678")).toBe("20\u00a04500\u00a01234\u00a05678");
  expect(formatParcelNumber("0500123456789")).toBe("0500123456789");
  expect(formatParcelNumber("")).toBe("");
});
