import { expect, test } from "vitest";
import { formatParcelNumber, groupParcelNumbers } from "./parcel-number.ts";

test("a number of Nova Poshta is read in its groups, any other as it is", () => {
  expect(formatParcelNumber("20450012345678")).toBe("20\u00a04500\u00a01234\u00a05678");
  expect(formatParcelNumber("0500123456789")).toBe("0500123456789");
  expect(formatParcelNumber("")).toBe("");
});

test("in a sentence too, and no other number in it", () => {
  const note = "ТТН 20450012345678 відкликано: № 100234 скасовано, 4820000000017, 204500123456789";
  expect(groupParcelNumbers(note)).toBe(note.replace("20450012345678", formatParcelNumber("20450012345678")));
});
