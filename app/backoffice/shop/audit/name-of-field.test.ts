import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changeProduct } from "../../../../features/catalogue/staff-products.contract.ts";
import { addPromoCode } from "../../../../features/orders/promo-codes/staff-promo-codes.contract.ts";
import { getStaffSettings } from "../../../../features/settings/staff-settings.contract.ts";
import { i18nProvider } from "../../words/i18n-provider.ts";
import { fieldsOf, nameOfField, wordOfValue } from "./name-of-field.ts";

const written: Record<string, readonly string[]> = {
  order: [
    "status",
    "parcelNumber",
    "note",
    "waitsUntil",
    "account",
    "sentTo",
    "grams",
    "seats",
    "number",
    "goods",
    "toPay",
    "missing",
    "refundable",
    "amount",
    "to",
  ],
  cart: ["variation", "packs"],
  balance: ["kopiykas", "note"],
  bonuses: ["kopiykas", "note"],
  debt: ["kopiykas", "note", "order"],
  return: ["status", "answer", "received", "fit", "given.money", "given.balance", "given.bonuses", "note"],
  receipt: ["state", "error"],
  "promo-code": Object.keys(addPromoCode.input.shape),
  story: ["title"],
  promotion: ["title"],
  "blue-line": ["title"],
  page: ["title"],
  picture: [],
  chat: ["state", "assignedTo"],
  question: ["status", "answer", "reason"],
  job: ["queue", "key", "error", "reason"],
  feed: ["isOn"],
  exchange: ["isTrial", "stockCounts", "remark"],
  "exchange-key": ["name", "goods", "prices", "orders", "stockCounts"],
  webhook: ["name", "url", "events", "message", "type"],
  variation: ["onHand", "pack"],
  product: [...Object.keys(changeProduct.input.shape).filter((name) => !["id", "version"].includes(name)), "audiences"],
  settings: Object.keys(fieldsOf(getStaffSettings.example?.output.values)),
  customer: ["name", "surname", "blacklisted", "cardOnly", "wrongToday", "wrongInARow", "isLocked"],
  staff: ["email", "role", "disabled", "address", "userAgent"],
  lead: ["status", "note"],
  review: ["status", "reason", "reply"],
  reservation: ["state"],
  import: ["state", "wouldHide", "wouldEmpty", "note", "values.hidden", "values.emptied"],
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

test("every entity that features tell the log of is among those whose fields are named", () => {
  const files = globSync("features/**/*.ts", { exclude: (name) => String(name).endsWith(".test.ts") });
  const told = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bentity: "([a-z-]+)"/g)].map(([, entity]) => entity));
  expect(told.length).toBeGreaterThan(30);
  expect(Object.keys(written)).toEqual(expect.arrayContaining(told));
});

test("a field nobody has named is shown as it was written", () => {
  expect(nameOfField(i18nProvider.translate, "product", "odd_thing")).toBe("odd_thing");
});

test("what has parts is a field for each, a list is read in one line", () => {
  expect(fieldsOf({ address: { uk: "Київ", ru: "Киев" }, shown: true, given: { money: 5_000 }, events: ["a", "b"], uses: null })).toEqual({
    "address.uk": "Київ",
    "address.ru": "Киев",
    shown: "true",
    "given.money": "5000",
    events: "a, b",
    uses: "",
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
  expect(said("parcelNumber", "20450012345678")).toBe("20\u00a04500\u00a01234\u00a05678");
  expect(said("barcode", "20450012345678", "variation")).toBe("20450012345678");
  expect(said("toPay", "20050")).toBe("200,50\u00a0грн");
  expect(said("given.bonuses", "0", "return")).toBe("0\u00a0грн");
  expect(said("to", "balance")).toBe("гроші на баланс");
  expect(said("state", "deleted", "reservation")).toBe("завершено");
  expect(said("note", "taken", "import")).toBe("прийнято");
  expect(said("role", "purchase", "price-type")).toMatch(/^[А-ЯІЇЄҐ]/);
});
