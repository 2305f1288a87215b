import { expect, test } from "vitest";
import { changeProduct } from "../../../../features/catalogue/staff-products.contract.ts";
import { getStaffSettings } from "../../../../features/settings/staff-settings.contract.ts";
import { i18nProvider } from "../../words/i18n-provider.ts";
import { fieldsOf, nameOfField, wordOfValue } from "./name-of-field.ts";

const written: Record<string, readonly string[]> = {
  order: ["status", "parcelNumber", "note", "waitsUntil"],
  product: [...Object.keys(changeProduct.input.shape).filter((name) => !["id", "version"].includes(name)), "audiences"],
  settings: Object.keys(fieldsOf(getStaffSettings.example?.output.values)),
  customer: ["blacklisted", "cardOnly", "wrongToday", "wrongInARow", "isLocked"],
  staff: ["email", "role", "disabled", "address", "userAgent"],
  lead: ["status", "note"],
  review: ["status", "reason", "reply"],
  reservation: ["state"],
  import: ["state", "wouldHide", "note", "values"],
  "price-type": ["name", "role", "instead"],
  "currency-rate": ["rate"],
  property: ["name_uk", "name_ru", "shown", "filter_place"],
  group: ["audiences"],
  colour: ["colour"],
  "search-word": ["typed", "readAs", "leadsTo"],
};

test.each(["uk", "ru"])("in the log every field staff change is called as the screens call it (%s)", async (locale) => {
  await i18nProvider.changeLocale(locale);
  const words = Object.entries(written).flatMap(([entity, fields]) =>
    fields.map((field) => [`${entity}.${field}`, nameOfField(i18nProvider.translate, entity, field)]),
  );
  expect(words.filter(([field, word]) => !/^\p{Script=Cyrillic}/u.test(word ?? "") && !/link_|phone/.test(field ?? ""))).toEqual([]);
  for (const entity of Object.keys(written)) expect(i18nProvider.translate(`audit.entities.${entity}`, { _: "" })).not.toBe("");
});

test("a field nobody has named is shown as it was written", () => {
  expect(nameOfField(i18nProvider.translate, "product", "odd_thing")).toBe("odd_thing");
});

test("a text in both languages is two fields", () => {
  expect(fieldsOf({ address: { uk: "Київ", ru: "Киев" }, shown: true })).toEqual({
    "address.uk": "Київ",
    "address.ru": "Киев",
    shown: "true",
  });
});

test("states, roles, moments and yes or no are said as the screens say them; the rest as it was written", async () => {
  await i18nProvider.changeLocale("uk");
  const said = (field: string, value: string, entity = "order") => wordOfValue(i18nProvider.translate, entity, field, value);
  expect(said("status", "confirmed")).toBe("Підтверджено");
  expect(said("role", "owner", "staff")).toBe("Власник");
  expect(said("waitsUntil", "2026-11-24T03:09:41.071Z")).toBe("24.11.2026, 05:09");
  expect(said("cardOnly", "true", "customer")).toBe("Так");
  expect(said("note", "new")).toBe("new");
});
