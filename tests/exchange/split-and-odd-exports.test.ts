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
const requisite = (name: string, value: string) =>
  `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`;

const emptyId = "00000000-0000-0000-0000-000000000000";

const choices = async (id: string) =>
  (await here.product(id)).productVariations
    .map(({ size, colourName, stock }) => [size, colourName, String(stock)].filter(Boolean).join(" "))
    .toSorted();
type Report = Awaited<ReturnType<EmptyShop["receive"]>>;
const ignored = ({ counts }: Report) =>
  Object.fromEntries(counts.filter(({ kind }) => kind === "ignored").map(({ name, count }) => [name, count]));

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
