import { expect, test } from "vitest";
import { demoDepartments } from "../../../../db/seed/delivery/departments.ts";
import { matchDepartments } from "./match-departments.ts";

const department = (number: string, address_uk: string, address_ru = address_uk) => ({ number, address_uk, address_ru });
const departments = [
  department("12", "просп. Свободи, 3", "просп. Свободы, 3"),
  department("1", "вул. Соборна, 12", "ул. Соборная, 12"),
  department("3", "вул. Камʼяна, 5"),
  department("4", "вул. Ново-Садова, 7/2 (маг. «Сонях»)"),
];
const found = (search: string) => matchDepartments(departments, search).map(({ number }) => number);

test("a department is found by its number, the very number first, or by a part of the address in either language", () => {
  expect(found("1")).toEqual(["1", "12"]);
  expect(found("12")).toEqual(["12", "1"]);
  expect(found("собор")).toEqual(["1"]);
  expect(found("Свободы")).toEqual(["12"]);
  expect(found("кам'ян")).toEqual(["3"]);
  expect(found("")).toHaveLength(4);
});

test.each(["№ 12", "№12", "#12", "відділення 12", "Відділення №12", "отделение 12", "отд. 12", "поштомат 12", "Новая почта 12", "no 12"])(
  "«%s» is department 12 before all others",
  (search) => expect(found(search)[0]).toBe("12"),
);

test.each(["№ 12", "відділення 12", "отделение №12"])("«%s» means a number and no address", (search) =>
  expect(found(search)).toEqual(["12"]),
);

test.each([
  "соборна 12",
  "Соборна, 12",
  "соборная 12",
  "вул соборна 12",
  "вул. Соборна",
  "ул.Соборная",
  "вулиця Соборна",
  "12 соборна",
  "1 соборна",
  "№ 1, вул. Соборна, 12",
])("«%s» is the department in Soborna street", (search) => expect(found(search)).toEqual(["1"]));

test.each(["садова", "ново-садова 7", "сонях"])("«%s» is a part of an address inside it", (search) => expect(found(search)).toEqual(["4"]));

test.each(["соборна 99", "№ 99", "ъъъ", "lviv"])("«%s» is no department of these", (search) => expect(found(search)).toEqual([]));

test.each(["№", "відділення", "вул.", "!!!"])("«%s» alone shows all", (search) => expect(found(search)).toHaveLength(4));

test("every department is found by what its chosen field says", () => {
  for (const one of demoDepartments) {
    const town = demoDepartments.filter(({ settlementId, carrier }) => settlementId === one.settlementId && carrier === one.carrier);
    expect(matchDepartments(town, `№ ${one.number}, ${one.address_uk}`)).toContain(one);
    expect(matchDepartments(town, one.address_ru)).toContain(one);
  }
});
