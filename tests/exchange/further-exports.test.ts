import { afterEach, beforeEach, expect, test } from "vitest";
import { zipOf } from "../../support/test-workbook.ts";
import { countOf, openEmptyShop, type EmptyShop } from "./visitor.ts";

let here: EmptyShop;
beforeEach(async () => void (here = await openEmptyShop()));
afterEach(() => here.shop.close());

const xml = (inside: string, encoding = "UTF-8") =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08">\n${inside}\n</КоммерческаяИнформация>`;
const goods = (...rows: string[]) => `<Каталог СодержитТолькоИзменения="true"><Ид>c</Ид><Товары>\n${rows.join("\n")}\n</Товары></Каталог>`;
const good = (id: string, inside = "", name = "Сукня") => `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside}</Товар>`;
const type = (id: string, name: string) =>
  `<ТипЦены><Ид>${id}</Ид>${name && `<Наименование>${name}</Наименование>`}<Валюта>UAH</Валюта></ТипЦены>`;
const offers = (types: string, ...rows: string[]) =>
  `<ПакетПредложений СодержитТолькоИзменения="true"><Ид>o</Ид>${types && `<ТипыЦен>${types}</ТипыЦен>`}<Предложения>\n${rows.join("\n")}\n</Предложения></ПакетПредложений>`;
const price = (amount: string, of = "o") =>
  `<Цены><Цена><ИдТипаЦены>${of}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу></Цена></Цены>`;
const offer = (id: string, inside: string) => `<Предложение><Ид>${id}</Ид>${inside}</Предложение>`;
const opt = type("o", "Оптова");
const value = (id: string, text: string) => `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${text}</Значение></ЗначенияСвойства>`;
const values = (...all: string[]) => `<ЗначенияСвойств>${all.join("")}</ЗначенияСвойств>`;
const property = (id: string, name: string, choices = "") =>
  `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование>${choices && `<ВариантыЗначений>${choices}</ВариантыЗначений>`}</Свойство>`;
const choice = (id: string, text: string) => `<Справочник><ИдЗначения>${id}</ИдЗначения><Значение>${text}</Значение></Справочник>`;
const group = (id: string, name: string, inside = "") => `<Группа><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside}</Группа>`;

type Report = Awaited<ReturnType<EmptyShop["receive"]>>;
const named = ({ counts }: Report, kind: "taken" | "ignored") =>
  Object.fromEntries(counts.filter((one) => one.kind === kind).map(({ name, count }) => [name, count]));
const remarks = ({ refused }: Report) => refused.map(({ id1c, reason, said }) => [id1c, reason, said].join(" | ")).toSorted();

test("a byte order mark says more than a declaration that is not true", async () => {
  await here.receive({
    "i.xml": `\ufeff${xml(goods(good("p", "", "Сукня їжакова")) + offers(opt, offer("p", price("100"))), "windows-1251")}`,
  });
  expect((await here.product("p")).name).toBe("Сукня їжакова");
});

test("price types known by their ids alone sell nothing and are told by them, a price in words alone is told as it stands", async () => {
  const inWords = "<Цены><Цена><Представление>1 250,50 UAH за PCE</Представление><ИдТипаЦены>7c-02</ИдТипаЦены></Цена></Цены>";
  const report = await here.receive({
    "i.xml": xml(
      goods(good("p"), good("q")) + offers(type("7c-01", "") + type("7c-02", ""), offer("p", price("100", "7c-01")), offer("q", inWords)),
    ),
  });
  expect(report.priceTypes).toEqual([
    { name: "7c-01", role: "unknown" },
    { name: "7c-02", role: "unknown" },
  ]);
  expect(report.withoutPrice).toBe(2);
  expect(remarks(report)).toEqual(["q | priceUnreadable | 7c-02: 1 250,50 UAH за PCE"]);
});

test("numbers as people write them: commas, spaces of every kind, three noughts", async () => {
  const rows = [
    offer("p#1", `${price("1\u00a0250,50")}<Количество>12.000</Количество>`),
    offer("p#2", `${price("1\u202f250,5")}<Количество>1 012,000</Количество>`),
    offer(
      "p#3",
      `${price("1 250.5000")}<Остатки><Остаток><Склад><Ид>a</Ид><Количество>3,000</Количество></Склад><Склад><Ид>b</Ид><Количество>4</Количество></Склад></Остаток></Остатки>`,
    ),
  ];
  await here.receive({ "i.xml": xml(goods(good("p")) + offers(opt, ...rows)) });
  const { productVariations } = await here.product("p");
  expect(productVariations.map((one) => one.price)).toEqual([1250.5, 1250.5, 1250.5]);
  expect(productVariations.map(({ stock }) => stock).toSorted((a, b) => a - b)).toEqual([7, 12, 1012]);
});

test("offers that say their size and colour in the brackets of their names alone", async () => {
  const rows = ["Светр (48, сірий)", "Светр (синій; 50)", "Светр (чорний)", "Светр (52/54)"].map((name, at) =>
    offer(`p#${at}`, `<Наименование>${name}</Наименование>${price("100")}<Количество>5</Количество>`),
  );
  await here.receive({ "i.xml": xml(goods(good("p", "", "Светр")) + offers(opt, ...rows)) });
  const said = (await here.product("p")).productVariations.map(({ size, colourName }) => `${size} ${colourName}`.trim());
  expect(said.toSorted()).toEqual(["48 сірий", "50 синій", "52/54", "чорний"].toSorted());
});

test("groups in three classifiers of three calls, one of them marked as deleted with a living one below", async () => {
  const classifier = (inside: string) => `<Классификатор><Ид>k</Ид><Группы>${inside}</Группы></Классификатор>`;
  await here.receive({ "a.xml": xml(classifier(group("w", "Жіночий одяг", `<Группы>${group("d", "Сукні")}</Группы>`))) });
  await here.receive({ "b.xml": xml(classifier(group("m", "Чоловічий одяг"))) });
  const report = await here.receive({
    "c.xml": xml(
      classifier(group("w", "Жіночий одяг", `<ПометкаУдаления>true</ПометкаУдаления><Группы>${group("d", "Сукні")}</Группы>`)) +
        goods(good("p", "<Группы><Ид>d</Ид></Группы>"), good("q", "<Группы><Ид>m</Ид></Группы>")) +
        offers(opt, offer("p", price("100")), offer("q", price("100"))),
    ),
  });
  expect(named(report, "taken")).toMatchObject({ Группа: 2, Товар: 2 });
  expect(await here.menu()).toMatchObject({ female: ["Сукні 1"], male: ["Чоловічий одяг 1"] });
  const dress = await here.product("p");
  expect(dress).toMatchObject({ gender: "female", breadcrumbs: [{ name: "Сукні" }] });
  expect((await here.listing({ gender: "female" })).products.map(({ id_1c }) => id_1c)).toEqual(["p"]);
});

test("properties that came in an earlier call name the values of a later one; what no dictionary knows is told, no id is shown", async () => {
  const [known, unknown] = ["aaaaaaaa-0000-4000-8000-000000000001", "aaaaaaaa-0000-4000-8000-000000000002"];
  await here.receive({
    "propertiesGoods___1.xml": xml(
      `<Классификатор><Ид>k</Ид><Свойства>${property("neck", "Виріз", choice(known, "Круглий"))}${property("land", "Країна")}</Свойства></Классификатор>`,
    ),
  });
  const report = await here.receive({
    "goods___2.xml": xml(
      goods(
        good("p", values(value("neck", known), value("land", "Україна"), value("cut", "Приталений"))),
        good("q", values(value("neck", unknown))),
      ) + offers(opt, offer("p", price("100")), offer("q", price("100"))),
    ),
  });
  expect(await here.product("p")).toMatchObject({ country: "Україна", details: [{ name: "Виріз", value: "Круглий" }] });
  expect((await here.product("q")).details).toEqual([]);
  expect(named(report, "ignored")).toEqual({ "Товар/ЗначенияСвойства: cut": 1, "Товар/ЗначенияСвойства: Виріз (?)": 1 });
});

test("what has a place in the shop and cannot be read, or stands where nothing reads it, is told by name", async () => {
  const classifier = `<Классификатор><Ид>k</Ид><Свойства>${property("w", "Вага")}${property("m", "Матеріал")}${property("pack", "Кількість в упаковці")}${property("s", "Стать")}</Свойства><Категории><Категория><Ид>1</Ид></Категория></Категории></Классификатор>`;
  const axis = (name: string, text: string) =>
    `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${text}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`;
  const tax = "<СтавкиНалогов><СтавкаНалога><Наименование>ПДВ</Наименование><Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов>";
  const text = xml(
    classifier +
      goods(
        good(
          "p",
          `<Категория>1</Категория>${tax}<Картинка>..\\..\\secret.jpg</Картинка>${values(value("w", "легка"), value("s", "будь-хто"), value("pack", "6"))}`,
        ),
      ) +
      offers(opt, offer("p", `${axis("Матеріал", "Льон")}${values(value("m", "Бавовна"))}${price("100")}`)),
  );
  const report = await here.receive({ "i.xml": text });
  expect(named(report, "ignored")).toEqual({
    "Классификатор/Категории": countOf([text], "Категории"),
    "Товар/Категория": 1,
    "Товар/СтавкиНалогов": 1,
    "Товар/Картинка: ..\\..\\secret.jpg": 1,
    "ХарактеристикаТовара: Матеріал": 1,
    "Предложение/ЗначенияСвойства: Матеріал": 1,
  });
  expect(remarks(report)).toEqual(["p | propertyUnreadable | вага: легка", "p | propertyUnreadable | стать: будь-хто"]);
  expect((await here.product("p")).details).toEqual([{ name: "Кількість в упаковці", value: "6" }]);
});

test("an archive inside an archive, and files that are no export, are named; the rest is taken, numbered parts in their order", async () => {
  const part = (id: string) => Buffer.from(xml(goods(good(id, "", `Сукня ${id}`))));
  const report = await here.receive({
    "1c.zip": zipOf([
      { name: "import0_1.xml", bytes: part("a") },
      { name: "import0_10.xml", bytes: part("c") },
      { name: "import0_2.xml", bytes: Buffer.from(xml(goods(good("a", "", "Сукня a"), good("c", "", "Стара назва")))) },
      { name: "offers0_1.xml", bytes: Buffer.from(xml(offers(opt, offer("a", price("100")), offer("c", price("100"))))) },
      { name: "pictures.zip", bytes: zipOf([{ name: "a.jpg", bytes: Buffer.from("x") }]) },
      { name: "readme.pdf", bytes: Buffer.from("%PDF") },
    ]),
    "прайс.xlsx": "PK",
  });
  expect((await here.product("c")).name).toBe("Сукня c");
  expect(named(report, "ignored")).toEqual({ "Файл .pdf": 1, "Файл .xlsx": 1 });
  expect(report.refused).toMatchObject([{ reason: "archiveInside", said: "1c.zip/pictures.zip", whole: true }]);
  await expect(here.receive({ "only.zip": zipOf([{ name: "inner.zip", bytes: Buffer.from("x") }]) })).rejects.toThrow(
    /only\.zip\/inner\.zip/,
  );
});
