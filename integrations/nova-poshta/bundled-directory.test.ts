import { expect, test } from "vitest";
import { bundledDirectory } from "./bundled-directory.ts";

const settlement = (id: string, name_uk: string, name_ru: string, area_uk: string) => ({
  id,
  name_uk,
  name_ru,
  type: "с.",
  type_ru: "с.",
  area_uk,
  area_ru: area_uk,
  district_uk: "",
  district_ru: "",
});
const department = (id: string, settlementId: string, number: string, address_uk: string, kind: "branch" | "locker" = "branch") => ({
  id,
  carrier: "nova-poshta",
  kind,
  settlementId,
  number,
  address_uk,
  address_ru: address_uk,
  maxWeightKg: 30,
  schedule: "09:00–20:00",
});
const directory = bundledDirectory({
  settlements: [
    settlement("a", "Камʼянське", "Каменское", "Дніпропетровська обл."),
    settlement("b", "Іванівка", "Ивановка", "Одеська обл."),
    settlement("c", "Іванівка", "Ивановка", "Херсонська обл."),
  ],
  departments: [
    department("a1", "a", "1", "вул. Соборна, 12"),
    department("a12", "a", "12", "просп. Свободи, 3", "locker"),
    department("b1", "b", "1", "вул. Миру, 1"),
  ],
});

test("a settlement is found by either language and any apostrophe, only where there is a department", async () => {
  expect((await directory.settlements("кам'ян", "ua")).map((one) => one.id)).toEqual(["a"]);
  expect((await directory.settlements("Каменс", "ru")).map((one) => one.name)).toEqual(["Каменское"]);
  expect((await directory.settlements("іван", "ua")).map((one) => one.id)).toEqual(["b"]);
});

test("a department is found by number or address, of the kind asked for", async () => {
  expect((await directory.departments("a", { search: "№ 12" }, "ua")).map((one) => one.id)).toEqual(["a12"]);
  expect((await directory.departments("a", { search: "собор" }, "ua")).map((one) => one.id)).toEqual(["a1"]);
  expect((await directory.departments("a", { search: "", kind: "branch" }, "ua")).map((one) => one.id)).toEqual(["a1"]);
});
