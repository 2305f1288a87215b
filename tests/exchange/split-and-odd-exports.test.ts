import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmptyShop, type EmptyShop } from "./visitor.ts";

let here: EmptyShop;
beforeEach(async () => void (here = await openEmptyShop()));
afterEach(() => here.shop.close());

const xml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_3" ВерсияСхемы="3.1">\n${inside}\n</КоммерческаяИнформация>`;
const goods = (...rows: string[]) => `<Каталог СодержитТолькоИзменения="true"><Ид>c</Ид><Товары>\n${rows.join("\n")}\n</Товары></Каталог>`;
const good = (id: string, inside = "", name = "Куртка") => `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside}</Товар>`;
const opt = "<ТипыЦен><ТипЦены><Ид>o</Ид><Наименование>Гуртова</Наименование><Валюта>грн</Валюта></ТипЦены></ТипыЦен>";
const pack = (...rows: string[]) =>
  `<ПакетПредложений СодержитТолькоИзменения="true"><Ид>#c</Ид>${opt}<Предложения>\n${rows.join("\n")}\n</Предложения></ПакетПредложений>`;
const price = "<Цены><Цена><ИдТипаЦены>o</ИдТипаЦены><ЦенаЗаЕдиницу>250</ЦенаЗаЕдиницу></Цена></Цены>";
const pieces = (count: number) => `<Количество>${count}</Количество>`;
const offer = (id: string, inside: string, name = "Куртка") =>
  `<Предложение><Ид>${id}</Ид><Наименование>${name}</Наименование>${price}${inside}</Предложение>`;
const axes = (said: Record<string, string>) =>
  `<ХарактеристикиТовара>${Object.entries(said)
    .map(
      ([name, value]) => `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`,
    )
    .join("")}</ХарактеристикиТовара>`;
const values = (said: Record<string, string>) =>
  `<ЗначенияСвойств>${Object.entries(said)
    .map(([id, text]) => `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${text}</Значение></ЗначенияСвойства>`)
    .join("")}</ЗначенияСвойств>`;
const dictionary = (names: Record<string, string>, choices = "") =>
  `<Классификатор><Ид>c</Ид><Свойства>${Object.entries(names)
    .map(
      ([id, name]) =>
        `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование><ВариантыЗначений>${choices}</ВариантыЗначений></Свойство>`,
    )
    .join("")}</Свойства></Классификатор>`;
const choice = (id: string, text: string) => `<Справочник><ИдЗначения>${id}</ИдЗначения><Значение>${text}</Значение></Справочник>`;
const requisite = (name: string, value: string) =>
  `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`;

const brandId = "5f2a0000-1111-4222-8333-000000000001";
const emptyId = "00000000-0000-0000-0000-000000000000";

const choices = async (id: string) =>
  (await here.product(id)).productVariations
    .map(({ size, colourName, stock }) => [size, colourName, String(stock)].filter(Boolean).join(" "))
    .toSorted();
type Report = Awaited<ReturnType<EmptyShop["receive"]>>;
const ignored = ({ counts }: Report) =>
  Object.fromEntries(counts.filter(({ kind }) => kind === "ignored").map(({ name, count }) => [name, count]));

test("characteristics that tell of boxes, and the numbers of nothing among them, leave the choice its name in brackets", async () => {
  const boxes = { "Ширина коробки (см)": "45", Кратність: "12", "Вага упаковки БРУТТО (кг)": "-999 999 999,9", "Довжина манжета": "" };
  const rows = [
    offer("p#1", axes(boxes) + pieces(3), "Куртка (158 (S))"),
    offer("p#2", axes({ ...boxes, Кратність: "10" }) + pieces(4), "Куртка (164 (M))"),
    offer("p#3", axes({ ...boxes, "Дитячий розмір": "110" }) + pieces(5), "Куртка (110)"),
  ];
  const report = await here.receive({ "i.xml": xml(goods(good("p")) + pack(...rows)) });
  expect(await choices("p")).toEqual(["110 5", "158 (S) 3", "164 (M) 4"]);
  expect(ignored(report)).toMatchObject({ "ХарактеристикаТовара: Кратність": 3, "ХарактеристикаТовара: Ширина коробки (см)": 3 });
});

test("a brand whose requisite repeats its id is named by its dictionary; what says nothing is not shown, a mark says yes", async () => {
  const names = { brand: "Бренд", width: "Ширина рукава", fit: "Посадка", hood: "Капюшон", lining: "Підкладка", came: "Надійшло" };
  const said = { brand: brandId, width: "-999999999.9", fit: emptyId, hood: "true", lining: "false", came: "2026-10-05T00:00:00" };
  const requisites = `<ЗначенияРеквизитов>${requisite("Бренд", brandId)}</ЗначенияРеквизитов>`;
  const report = await here.receive({
    "i.xml": xml(
      dictionary(names, choice(brandId, "Карпатка")) +
        goods(good("p", values(said) + requisites), good("q", values({ brand: emptyId, came: "0001-01-01T00:00:00" }))) +
        pack(offer("p", pieces(1)), offer("q", pieces(1))),
    ),
  });
  expect(await here.product("p")).toMatchObject({
    brand: "Карпатка",
    details: [
      { name: "Капюшон", value: "так" },
      { name: "Надійшло", value: "05.10.2026" },
    ],
  });
  expect((await here.product("p", "ru")).details).toContainEqual({ name: "Капюшон", value: "да" });
  expect(await here.product("q")).toMatchObject({ brand: "", details: [] });
  expect(ignored(report)).toEqual({});
});

test("a size and a height among the properties: neither hides the other, of an offer or of goods without a choice", async () => {
  const names = { height: "Зріст", size: "Розмір" };
  await here.receive({
    "i.xml": xml(
      dictionary(names) +
        goods(good("p"), good("q", values({ height: "164", size: "44" }))) +
        pack(
          offer("p#1", values({ size: "44", height: "164" }) + pieces(1)),
          offer("p#2", values({ size: "44", height: "170" }) + pieces(2)),
          offer("q", pieces(3)),
        ),
    ),
  });
  expect(await choices("p")).toEqual(["44/164 1", "44/170 2"]);
  expect(await choices("q")).toEqual(["44 3"]);
  expect((await here.product("q")).details).toEqual([{ name: "Зріст", value: "164" }]);
});

test("offers that write their characteristic's id apart are each a choice of its own, pieces in warehouses of a third kind", async () => {
  const apart = (id: string, size: string, ...counts: number[]) =>
    offer(
      "p",
      `<ИдХарактеристики>${id}</ИдХарактеристики>${axes({ Розмір: size })}<КоличествоНаСкладах>${counts
        .map((count) => `<КоличествоНаСкладе><ИдСклада>w</ИдСклада>${pieces(count)}</КоличествоНаСкладе>`)
        .join("")}</КоличествоНаСкладах>`,
    );
  const files = {
    "i.xml": xml(
      goods(good("p"), good("q", "", "Шапка")) +
        pack(apart("1", "48", 3, 4), apart("2", "50", 5), offer("q", `<ИдХарактеристики>${emptyId}</ИдХарактеристики>${pieces(2)}`)),
    ),
  };
  const report = await here.receive(files);
  expect(await choices("p")).toEqual(["48 7", "50 5"]);
  expect(await choices("q")).toEqual(["2"]);
  expect(ignored(report)).toEqual({});
  expect((await here.receive(files)).changed).toBe(0);
});

test("a barcode by its other spelling is found, a service by a requisite outside its list is not sold", async () => {
  const report = await here.receive({
    "i.xml": xml(
      goods(good("p", "<ШтрихКод>4820000000509</ШтрихКод>"), good("s", requisite("ТипНоменклатуры", "Послуга"), "Пошиття")) +
        pack(offer("p#1", `<ШтрихКод>4820000000516</ШтрихКод>${pieces(2)}`, "Куртка (48)"), offer("s", pieces(9))),
    ),
  });
  for (const barcode of ["4820000000509", "4820000000516"]) expect(await here.found(barcode)).toEqual(["p"]);
  await expect(here.product("s")).rejects.toMatchObject({ status: 404 });
  expect(ignored(report)).toMatchObject({ "Товар (Услуга)": 1 });
});

test("a dictionary behind an empty package is read before the offers that need it, whatever the names of their files", async () => {
  const files = {
    "goods_1.xml": xml(goods(good("p"))),
    "offers_1.xml": xml(pack(...[brandId, "50"].map((size, at) => offer(`p#${at}`, values({ a: size })).replace(price, "")))),
    "prices_1.xml": xml(pack(offer("p#0", pieces(1)), offer("p#1", pieces(2)))),
    "propertiesOffers_1.xml": xml(
      `<ПакетПредложений СодержитТолькоИзменения="true"><Ид>#c</Ид></ПакетПредложений>${dictionary({ a: "Розмір" }, choice(brandId, "48"))}`,
    ),
  };
  await here.receive(files);
  expect(await choices("p")).toEqual(["48 1", "50 2"]);
});

test("pictures that stand with offers are of their colour, once for all sizes, and stay when the goods come anew", async () => {
  const photo = (background: string) =>
    sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [own, blue, red] = [await photo("#808080"), await photo("#1040c0"), await photo("#c01010")];
  const picture = (name: string) => `<Картинка>import_files/${name}.jpg</Картинка>`;
  const about = `<ЗначенияРеквизитов>${requisite("ОписаниеФайла", "import_files/a.jpg#IMG_6735.jpg")}</ЗначенияРеквизитов>`;
  const catalogue = xml(goods(good("p", `<ОсновнаяКартинка>import_files/a.jpg</ОсновнаяКартинка>${about}`), good("q", "", "Шапка")));
  const sized = (id: string, colour: string, size: string, name: string) =>
    offer(id, axes({ Колір: colour, Розмір: size }) + pieces(1) + picture(name));
  const files = {
    "import.xml": catalogue,
    "offers.xml": xml(
      pack(
        sized("p#1", "синій", "44", "b1"),
        sized("p#2", "синій", "46", "b2"),
        sized("p#3", "червоний", "44", "r"),
        offer("q", pieces(1) + picture("q"), "Шапка"),
      ),
    ),
    "import_files/a.jpg": own,
    "import_files/b1.jpg": blue,
    "import_files/b2.jpg": blue,
    "import_files/r.jpg": red,
    "import_files/q.jpg": red,
  };
  const report = await here.receive(files);
  expect(report).toMatchObject({ pictures: { taken: 5, missing: { count: 0 }, refused: [] } });
  const shown = async (id: string) => (await here.product(id)).images.map(({ colour, alt }) => [colour, alt].filter(Boolean).join(": "));
  const all = ["Куртка", "blue: Куртка, синій", "red: Куртка, червоний"];
  expect(await shown("p")).toEqual(all);
  expect(await shown("q")).toEqual(["Шапка"]);
  expect((await here.receive(files)).changed).toBe(0);
  expect((await here.receive({ "import.xml": catalogue })).changed).toBe(0);
  expect(await shown("p")).toEqual(all);
  await here.receive({ "offers.xml": xml(pack(sized("p#3", "червоний", "44", "r2"))), "import_files/r2.jpg": own });
  expect(await shown("p")).toEqual(all);
});
