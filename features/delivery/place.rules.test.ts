import { expect, test } from "vitest";
import { aroundTown, departmentInWords, placeInWords, townAndAround, townInWords } from "./place.rules.ts";

const town = { settlementId: "1", settlement: "м. Київ" };

test("an order of before and one of today name their department, a door its street, house and flat", () => {
  expect(placeInWords({ ...town, departmentId: "2", department: "№\u00a012, вул. Соборна, 12" })).toBe("№\u00a012, вул. Соборна, 12");
  const door = { to: "door", ...town, streetId: "3", street: "вул. Соборна", house: "12-А", flat: "", note: "2 підʼїзд" } as const;
  expect(placeInWords(door)).toBe("вул. Соборна, 12-А");
  expect(placeInWords({ ...door, flat: "7" })).toBe("вул. Соборна, 12-А, кв.\u00a07");
});

test("a town and a department of a carrier's list are named alike wherever they are chosen, without what the carrier does not tell", () => {
  expect(townInWords({ type: "м.", name: "Хмельницький" })).toBe("м. Хмельницький");
  expect(aroundTown({ area: "Хмельницька обл.", district: "" })).toBe("Хмельницька обл.");
  expect(aroundTown({ area: "Київська обл.", district: "Бучанський р-н" })).toBe("Київська обл., Бучанський р-н");
  expect(townAndAround({ type: "м.", name: "Київ", area: "", district: "" })).toBe("м. Київ");
  expect(townAndAround({ type: "с.", name: "Буча", area: "Київська обл.", district: "" })).toBe("с. Буча, Київська обл.");
  expect(departmentInWords({ number: "12", address: "вул. Соборна, 12" })).toBe("№ 12, вул. Соборна, 12");
  expect(departmentInWords({ number: "", address: "вул. Соборна, 12" })).toBe("вул. Соборна, 12");
});
