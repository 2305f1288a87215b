import { expect, test } from "vitest";
import { idOf } from "../../../../platform/ids.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { aroundDocuments, nameForPeople, orderDocument } from "./order-document.ts";
import type { LineFor1c, OrderFor1c } from "./orders-in-1c.queries.ts";

const order: OrderFor1c = {
  id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
  number: 100_234,
  version: 1,
  status: "confirmed",
  account_id: idOf<"account">(7),
  account_1c: null,
  account_name: "",
  account_phone: "380671234567",
  account_email: "",
  placed_at: new Date("2026-11-20T22:30:00Z"),
  paid_at: null,
  payment_method: "cod",
  carrier: "nova-poshta",
  delivery_kind: "branch",
  delivery: { settlementId: "1", settlement: "м. Київ", departmentId: "2", department: "№ 5" },
  recipient: { surname: "Коваль", name: "Олена", patronymic: "", phone: "380501112233" },
  comment: "",
  goes_with: null,
  goods: kopiykas(30_000),
  fee: kopiykas(0),
  bonuses_used: kopiykas(0),
  balance_used: kopiykas(0),
  prepayment: kopiykas(0),
  debts_paid: kopiykas(0),
  promo_code: "",
  discount: kopiykas(0),
  collected: null,
  to_pay: kopiykas(30_000),
  parcel_number: "",
};
const line: LineFor1c = {
  order_id: order.id,
  id_1c: "goods#42",
  article: "SR-1",
  barcode: "",
  name_uk: "Сукня «Верба»",
  size: "42",
  colour_name_uk: "чорний",
  pieces: 3,
  returned: 0,
  price: kopiykas(10_000),
  discount: kopiykas(0),
  sum: kopiykas(30_000),
};
const names = { payment: "Оплата при отриманні", delivery: "Нова пошта" };
const documentOf = (change: Partial<OrderFor1c> = {}, lines: readonly LineFor1c[] = [line]) =>
  orderDocument({ ...order, ...change }, lines, names);
const valuesOf = (document: string, name: string) =>
  [...document.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text]) => text);
const requisitesOf = (document: string) =>
  Object.fromEntries(
    [...document.matchAll(/<ЗначениеРеквизита><Наименование>([^<]*)<\/Наименование><Значение>([^<]*)<\/Значение>/g)].map(
      ([, name = "", value]) => [name, value],
    ),
  );

test("the day and the hour are Kyiv's", () => {
  const document = documentOf();
  expect([valuesOf(document, "Дата"), valuesOf(document, "Время")]).toEqual([["2026-11-21"], [expect.stringMatching(/^00:30/)]]);
  expect(aroundDocuments(order.placed_at).head).toContain('ДатаФормирования="2026-11-21T00:30');
});

test("the sums of lines and fee add up to the document's", () => {
  const [whole, ...parts] = valuesOf(documentOf({ fee: kopiykas(650) }), "Сумма").map(Number);
  expect([whole, parts]).toEqual([306.5, [300, 6.5]]);
});

test("a discount stands at its line, whose sum is after it", () => {
  const discounted = { ...line, discount: kopiykas(1_001), sum: kopiykas(28_999) };
  const document = documentOf({ promo_code: "ЛІТО", discount: kopiykas(1_001), goods: kopiykas(28_999) }, [discounted]);
  expect(valuesOf(document, "Сумма")).toEqual(["289.99", "289.99", "10.01"]);
  expect(requisitesOf(document)).toMatchObject({ Промокод: "ЛІТО", "Скидка по промокоду": "10.01" });
});

test("texts of people are texts, not elements", () => {
  const document = documentOf({ comment: `</Комментарий><Ид>1</Ид> "&"` }, [{ ...line, name_uk: "Сукня <b>" }]);
  expect(document).toContain("&lt;/Комментарий&gt;&lt;Ид&gt;1&lt;/Ид&gt; &quot;&amp;&quot;");
  expect(document).toContain("Сукня &lt;b&gt; (чорний, 42)");
  expect(valuesOf(document, "Ид")).toEqual([order.id, "semyriad#7", "goods#42"]);
});

test("the buyer is the account, by 1C's own id where it has one, or the recipient of a nameless account", () => {
  expect(valuesOf(documentOf(), "ПолноеНаименование")).toEqual(["Коваль Олена"]);
  const known = documentOf({ account_name: "Бондар Ірина Петрівна", account_1c: "buyer#9", account_email: "i@example.com" });
  expect([valuesOf(known, "Фамилия"), valuesOf(known, "Имя"), valuesOf(known, "Отчество")]).toEqual([["Бондар"], ["Ірина"], ["Петрівна"]]);
  expect(known).toContain("<Ид>buyer#9</Ид>");
  expect(known).toContain("<Тип>Почта</Тип><Значение>i@example.com</Значение>");
  expect(requisitesOf(known)).toMatchObject({ Получатель: "Коваль Олена", "Телефон получателя": "+380501112233" });
});

test("only what there is is said: no empty requisites, no sums of nothing", () => {
  const said = requisitesOf(documentOf());
  expect(Object.values(said)).not.toContain("");
  for (const name of ["Номер ТТН", "Промокод", "Списано бонусов", "Оплачено с баланса", "Предоплата", "Возвращено товаров"])
    expect(said).not.toHaveProperty(name);
  expect(said).toMatchObject({ "Заказ оплачен": "false", Отменен: "false", "Финальный статус": "false", "К оплате": "300.00" });
});

test.each([
  ["confirmed", "false", "false"],
  ["completed", "true", "false"],
  ["cancelled", "true", "true"],
  ["returned", "true", "false"],
] as const)("%s: final %s, cancelled %s", (status, isFinal, isCancelled) => {
  expect(requisitesOf(documentOf({ status }))).toMatchObject({
    "Финальный статус": isFinal,
    Отменен: isCancelled,
    "Статуса заказа ИД": status,
  });
});

test("what the customer used and what is paid is said apart", () => {
  const said = requisitesOf(
    documentOf({
      paid_at: new Date("2026-11-21T10:00:00Z"),
      bonuses_used: kopiykas(1_001),
      balance_used: kopiykas(555),
      debts_paid: kopiykas(8_000),
      to_pay: kopiykas(36_444),
    }),
  );
  expect(said).toMatchObject({
    "Заказ оплачен": "true",
    "Дата оплаты": expect.stringMatching(/^2026-11-21 12:00/),
    "Списано бонусов": "10.01",
    "Оплачено с баланса": "5.55",
    "Долг за доставку в сумме": "80.00",
    "К оплате": "364.44",
  });
});

test("goods that came back are named with their worth after the discount; the lines stay as sold", () => {
  const back = { ...line, returned: 2, discount: kopiykas(300), sum: kopiykas(29_700) };
  const document = documentOf({ discount: kopiykas(300), goods: kopiykas(29_700) }, [back, { ...line, id_1c: "goods#43" }]);
  expect(requisitesOf(document)).toMatchObject({
    "Возвращено товаров": "SR-1, Сукня «Верба» (чорний, 42), 2 шт",
    "Возвращено на сумму": "198.00",
  });
  expect(valuesOf(document, "Количество")).toEqual(["3", "3"]);
});

test("the comment tells 1C's people of a reseller's buyer and of a common parcel before the customer's words", () => {
  const [comment] = valuesOf(documentOf({ collected: kopiykas(45_000), goes_with: 100_200, comment: "Дзвоніть" }), "Комментарий");
  expect(comment).toMatch(/^Дропшипінг: отримати з покупця 450\u00a0грн.*\. Їде однією посилкою.*100200\. Дзвоніть$/);
  expect(documentOf()).not.toContain("<Комментарий>");
});

test("goods are named with colour and size, as far as they have them", () => {
  expect([line, { ...line, size: "" }, { ...line, size: "", colour_name_uk: "" }].map(nameForPeople)).toEqual([
    "Сукня «Верба» (чорний, 42)",
    "Сукня «Верба» (чорний)",
    "Сукня «Верба»",
  ]);
});
