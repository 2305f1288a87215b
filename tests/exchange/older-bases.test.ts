import { afterEach, beforeEach, expect, test } from "vitest";
import { inWindows1251 } from "./old-schema.ts";
import { openEmptyShop, type EmptyShop } from "./visitor.ts";

let here: EmptyShop;
beforeEach(async () => void (here = await openEmptyShop()));
afterEach(() => here.shop.close());

const xml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.04">\n${inside}\n</КоммерческаяИнформация>`;
const catalogue = (...rows: string[]) => `<Каталог><Ид>c</Ид><Товары>\n${rows.join("\n")}\n</Товары></Каталог>`;
const axis = (name: string, value: string) =>
  `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`;
const axes = (...all: string[]) => `<ХарактеристикиТовара>${all.join("")}</ХарактеристикиТовара>`;
const good = (id: string, name: string, inside = "") => `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside}</Товар>`;
const opt = "<ТипыЦен><ТипЦены><Ид>o</Ид><Наименование>Оптова</Наименование><Валюта>грн</Валюта></ТипЦены></ТипыЦен>";
const offers = (...rows: string[]) =>
  `<ПакетПредложений><Ид>c#</Ид>${opt}<Предложения>\n${rows.join("\n")}\n</Предложения></ПакетПредложений>`;
const price = (amount: string) => `<Цены><Цена><ИдТипаЦены>o</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу></Цена></Цены>`;
const offer = (id: string, name: string, inside = "") =>
  `<Предложение><Ид>${id}</Ид><Наименование>${name}</Наименование>${price("100")}${inside}</Предложение>`;
const pieces = (count: number) => `<Количество>${count}</Количество>`;

const choices = async (id: string) =>
  (await here.product(id)).productVariations
    .map(({ size, colourName, stock }) => [size, colourName, String(stock)].filter(Boolean).join(" "))
    .toSorted();
type Report = Awaited<ReturnType<EmptyShop["receive"]>>;
const ignored = ({ counts }: Report) =>
  Object.fromEntries(counts.filter(({ kind }) => kind === "ignored").map(({ name, count }) => [name, count]));

test("brackets that end the goods' own name are no size, those an offer adds are", async () => {
  const goods = catalogue(good("k", "Кавоварка (Австрія)"), good("l", "Легінси (бавовна)"));
  const rows = [offer("k#1", "Кавоварка (Австрія)", pieces(2)), offer("l#1", "Легінси (бавовна) (104 (3-4 роки), сірий)", pieces(3))];
  await here.receive({ "i.xml": xml(goods + offers(...rows)) });
  expect(await choices("k")).toEqual(["2"]);
  expect(await choices("l")).toEqual(["104 (3-4 роки) сірий 3"]);
});

test("each choice stands among the goods and says its axes there alone: the offers that only price it keep them", async () => {
  const table = (choice: string, ...all: string[]) => good(`t#${choice}`, "Футболка базова (бавовна)", axes(...all));
  const files = {
    "import.xml": xml(
      catalogue(
        table("1", axis("Размер", "M"), axis("Цвет", "Білий")) + "<!-- -->",
        `<Товар><Ид>t#2</Ид><Штрихкод>4820000000301</Штрихкод><Наименование>Футболка базова (бавовна)</Наименование><Описание>Щільна</Описание>${axes(axis("Размер", "L"), axis("Цвет", "Чорний"))}</Товар>`,
        table("3", axis("Размер", "XL"), axis("Цвет", "Чорний")),
      ),
    ),
    "offers.xml": xml(offers(...["1", "2", "3"].map((choice) => offer(`t#${choice}`, "Футболка базова (бавовна)", pieces(4))))),
  };
  const report = await here.receive(files);
  expect(await choices("t")).toEqual(["L чорний 4", "M білий 4", "XL чорний 4"]);
  expect((await here.product("t")).description).toBe("Щільна");
  expect(await here.found("4820000000301")).toEqual(["t"]);
  expect(report).toMatchObject({ products: 3, offers: 3, refused: [], parked: 0 });
  expect(ignored(report)).toEqual({});
  expect((await here.receive(files)).changed).toBe(0);
});

test("a choice marked as deleted among the goods goes alone, and its offer does not bring it back before its goods do", async () => {
  const row = (choice: string, mark = "") => `<Товар${mark}><Ид>t#${choice}</Ид><Наименование>Футболка</Наименование></Товар>`;
  const both = offers(offer("t#1", "Футболка (M)", pieces(1)), offer("t#2", "Футболка (L)", pieces(1)));
  await here.receive({ "a.xml": xml(catalogue(row("1"), row("2")) + both) });
  await here.receive({ "b.xml": xml(catalogue(row("1"), row("2", ' Статус="Удален"'))) });
  expect(await choices("t")).toEqual(["M 1"]);
  const report = await here.receive({ "c.xml": xml(both) });
  expect(await choices("t")).toEqual(["M 1"]);
  expect(ignored(report)).toEqual({ "Предложение (Удален)": 1 });
  await here.receive({ "d.xml": xml(catalogue(row("1", ' Статус="Удален"'))) });
  await expect(here.product("t")).rejects.toMatchObject({ status: 404 });
  await here.receive({ "e.xml": xml(catalogue(row("2")) + both) });
  expect(await choices("t")).toEqual(["L 1"]);
});

test("prices and pieces written with the goods themselves are taken like those of offers", async () => {
  const files = {
    "export.xml": xml(
      `<Классификатор><Ид>k</Ид>${opt}</Классификатор>` +
        catalogue(good("u-1", "Чашка", `${price("55,50")}<Остатки><Остаток><Количество>12</Количество></Остаток></Остатки>`)),
    ),
  };
  const report = await here.receive(files);
  expect(await here.product("u-1")).toMatchObject({ price: 55.5, productVariations: [{ stock: 12 }] });
  expect(ignored(report)).toEqual({});
  expect((await here.receive(files)).changed).toBe(0);
});

test("pieces stand beside their warehouse, in warehouses of another name, or in elements of their own", async () => {
  const rests = (...all: [string, number][]) =>
    `<Остатки>${all.map(([id, count]) => `<Остаток><Склад><Ид>${id}</Ид></Склад>${pieces(count)}</Остаток>`).join("")}</Остатки>`;
  const rows = [
    offer("p#1", "П (1)", rests(["a", 100], ["b", 7])),
    offer("p#2", "П (2)", '<Склады ИдСклада="a" КоличествоНаСкладе="5"/><Склады ИдСклада="b" КоличествоНаСкладе=""/>'),
    offer("p#3", "П (3)", "<Склады><Склад><ИдСклада>a</ИдСклада><КоличествоНаСкладе>3</КоличествоНаСкладе></Склад></Склады>"),
    offer("p#4", "П (4)", '<Количество/><Склад ИдСклада="a" КоличествоНаСкладе="2"/>'),
    offer("p#5", "П (5)", "<Склады><Склад><Ид>a</Ид><Наименование>Основний</Наименование></Склад></Склады>"),
  ];
  await here.receive({ "i.xml": xml(catalogue(good("p", "П")) + offers(...rows)) });
  expect(await choices("p")).toEqual(["1 107", "2 5", "3 3", "4 2", "5 0"]);
});

test("a package that says only behind its offers that it is full takes what it leaves out off sale; one of changes does not", async () => {
  const ids = ["a", "b", "c", "d", "e", "f"];
  const all = ids.map((id) => offer(id, "Т", pieces(3)));
  const first = catalogue(...ids.map((id) => good(id, `Товар ${id}`)));
  const flag = (isChange: boolean) => `<СодержитТолькоИзменения>${isChange}</СодержитТолькоИзменения>`;
  const ended = (isChange: boolean, ...rows: string[]) =>
    offers(...rows).replace("</ПакетПредложений>", `${flag(isChange)}</ПакетПредложений>`);
  await here.receive({ "a.xml": xml(first + offers(...all)) });
  await here.receive({ "b.xml": xml(ended(true, ...all.slice(1))) });
  expect(await choices("a")).toEqual(["3"]);
  await here.receive({ "c.xml": xml(first.replace("</Каталог>", `${flag(false)}</Каталог>`) + ended(false, ...all.slice(1))) });
  expect([await choices("a"), await choices("b")]).toEqual([["0"], ["3"]]);
});

test("dictionaries of older bases: values below their type, and one without an id is nobody's value", async () => {
  const value = (id: string, text: string) => `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${text}</Значение></ЗначенияСвойства>`;
  const classifier = `<Классификатор><Ид>k</Ид><Свойства>
    <Свойство><Ид>maker</Ид><Наименование>Производитель</Наименование><ТипыЗначений><ТипЗначений><Тип>Справочник</Тип><Описание>Значения свойств объектов</Описание><ВариантыЗначений><ВариантЗначения><Ид>b79b0fde-c8a5-11e1-a928-000000000001</Ид><Значение>Трикотаж Плюс</Значение></ВариантЗначения></ВариантыЗначений></ТипЗначений></ТипыЗначений></Свойство>
    <Свойство><Ид>neck</Ид><Наименование>Виріз</Наименование><ВариантыЗначений><Справочник><Значение>Інший</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>`;
  const said = `<ЗначенияСвойств>${value("maker", "b79b0fde-c8a5-11e1-a928-000000000001")}${value("neck", "")}</ЗначенияСвойств>`;
  await here.receive({ "i.xml": xml(classifier + catalogue(good("p", "Светр", said)) + offers(offer("p", "Светр", pieces(1)))) });
  expect(await here.product("p")).toMatchObject({ brand: "Трикотаж Плюс", details: [] });
});

test("characteristics by longer names, two sizes at once, and one the shop has no axis for: no two choices look the same", async () => {
  const rows = [
    offer(
      "s#1",
      "Костюм",
      axes(axis("Розмір (Костюми (Для характеристик))", "50"), axis("Зріст", "176"), axis("Колір (Костюми)", "Сірий")),
    ),
    offer(
      "s#2",
      "Костюм",
      axes(axis("Розмір (Костюми (Для характеристик))", "50"), axis("Зріст", "182"), axis("Колір (Костюми)", "Сірий")),
    ),
    offer("s#3", "Костюм", axes(axis("Розмір", "52"), axis("Крій", "приталений"), axis("Крій 2", ""))),
    offer("s#4", "Костюм", axes(axis("Комплектація", "з жилетом"))),
    offer("s#5", "Костюм (з плащем, 52 (довгий), сірий)"),
  ].map((row) => row.replace("</Предложение>", `${pieces(1)}</Предложение>`));
  await here.receive({ "i.xml": xml(catalogue(good("s", "Костюм")) + offers(...rows)) });
  expect(await choices("s")).toEqual([
    "50/176 сірий 1",
    "50/182 сірий 1",
    "52, приталений 1",
    "з жилетом 1",
    "з плащем, 52 (довгий) сірий 1",
  ]);
});

test("blank lines before the declaration, as sites that pass an export on leave them, hide neither it nor the number of a line", async () => {
  const text = xml(catalogue(good("p", "Їжакова сукня")) + offers(offer("p", "Сукня", "<Количество>багато</Количество>"))).replace(
    "UTF-8",
    "windows-1251",
  );
  const report = await here.receive({ "i.xml": inWindows1251(`\r\n\n${text}`) });
  expect((await here.product("p")).name).toBe("Їжакова сукня");
  expect(report.refused).toMatchObject([
    { reason: "stockUnreadable", line: text.split("\n").findIndex((line) => line.includes("багато")) + 3 },
  ]);
});

test("a group whose id comes twice, inside itself too, and groups nested ten deep", async () => {
  const group = (id: string, name: string, below = "") =>
    `<Группа><Ид>${id}</Ид><Наименование>${name}</Наименование>${below ? `<Группы>${below}</Группы>` : "<Группы/>"}</Группа>`;
  const deep = Array.from({ length: 10 }, (_, at) => at).reduceRight((below, at) => group(`d${at}`, `Рівень ${at}`, below), "");
  const twice = group("w", "Жіночий одяг", group("x", "Сукні") + group("x", "Сарафани") + group("w", "Жіночий одяг", group("y", "Блузи")));
  const files = {
    "i.xml": xml(
      `<Классификатор><Ид>k</Ид><Группы>${twice}${deep}${group("n", "", group("z", "Посуд"))}</Группы></Классификатор>` +
        catalogue(...["x", "y", "z", "d9"].map((id) => good(`in-${id}`, `Товар ${id}`, `<Группы><Ид>${id}</Ид></Группы>`))) +
        offers(...["x", "y", "z", "d9"].map((id) => offer(`in-${id}`, "Товар", pieces(1)))),
    ),
  };
  await here.receive(files);
  expect(await here.menu()).toMatchObject({ female: ["Жіночий одяг 2"], home: ["Посуд 1"] });
  expect((await here.product("in-x")).breadcrumbs.map(({ name }) => name)).toEqual(["Жіночий одяг", "Сукні"]);
  expect((await here.product("in-y")).breadcrumbs.map(({ name }) => name)).toEqual(["Жіночий одяг", "Блузи"]);
  expect((await here.listing()).total).toBe(4);
  expect((await here.receive(files)).changed).toBe(0);
});
