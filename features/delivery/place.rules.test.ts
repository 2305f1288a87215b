import { expect, test } from "vitest";
import { placeInWords } from "./place.rules.ts";

const town = { settlementId: "1", settlement: "м. Київ" };

test("an order of before and one of today name their department, a door its street, house and flat", () => {
  expect(placeInWords({ ...town, departmentId: "2", department: "№\u00a012, вул. Соборна, 12" })).toBe("№\u00a012, вул. Соборна, 12");
  const door = { to: "door", ...town, streetId: "3", street: "вул. Соборна", house: "12-А", flat: "", note: "2 підʼїзд" } as const;
  expect(placeInWords(door)).toBe("вул. Соборна, 12-А");
  expect(placeInWords({ ...door, flat: "7" })).toBe("вул. Соборна, 12-А, кв.\u00a07");
});
