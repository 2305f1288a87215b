import { expect, test } from "vitest";
import { matchDepartments } from "./match-departments.ts";

const department = (number: string, address_uk: string, address_ru = address_uk) => ({ number, address_uk, address_ru });
const departments = [
  department("12", "просп. Свободи, 3", "просп. Свободы, 3"),
  department("1", "вул. Соборна, 12", "ул. Соборная, 12"),
  department("3", "вул. Камʼяна, 5"),
];
const found = (search: string) => matchDepartments(departments, search).map(({ number }) => number);

test("a department is found by its number, the very number first, or by a part of the address in either language", () => {
  expect(found("1")).toEqual(["1", "12"]);
  expect(found("12")).toEqual(["12", "1"]);
  expect(found("собор")).toEqual(["1"]);
  expect(found("Свободы")).toEqual(["12"]);
  expect(found("кам'ян")).toEqual(["3"]);
  expect(found("")).toHaveLength(3);
});

test("a number sign means a number and no address", () => {
  expect(found("№ 12")).toEqual(["12"]);
});
