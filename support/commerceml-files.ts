import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { importFiles } from "../features/exchange/exchange.server.ts";
import type { Shop } from "../features/shop.ts";

/** Writes an export into a folder of its own; names may hold folders. Answers the folder. */
export async function writeTestExport(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-export-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

/** Imports files given by name and contents, as one call of 1C would. */
export async function importTexts(shop: Shop, files: Record<string, string>, { isTrial = false }: { isTrial?: boolean } = {}) {
  const folder = await writeTestExport(files);
  try {
    return await importFiles(shop, { paths: [folder], isTrial });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const commerceMl = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.08">\n${inside}\n</КоммерческаяИнформация>`;

export const catalogueOf = (goods: string, isFull = false): string =>
  `<Каталог СодержитТолькоИзменения="${!isFull}"><Ид>k</Ид><Товары>\n${goods}\n</Товары></Каталог>`;

/** `types` as `{ id: name }`, or `{ id: [name, currency] }`. */
export const offersOf = (offers: string, types: Record<string, string | [string, string]> = {}): string =>
  `<ПакетПредложений СодержитТолькоИзменения="true"><ТипыЦен>${Object.entries(types)
    .map(([id, type]) => {
      const [name, currency] = typeof type === "string" ? [type, "UAH"] : type;
      return `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>${currency}</Валюта></ТипЦены>`;
    })
    .join("")}</ТипыЦен><Предложения>\n${offers}\n</Предложения></ПакетПредложений>`;

export const goodOf = (id: string, name = "Сукня", more = ""): string =>
  `<Товар><Ид>${id}</Ид><Артикул>A-${id}</Артикул><Наименование>${name}</Наименование>${more}</Товар>`;

export const classifierXml = ({ groups = "", properties = "" }: { groups?: string; properties?: string }): string =>
  `<Классификатор><Ид>k</Ид><Наименование>Класифікатор</Наименование>${groups && `<Группы>${groups}</Группы>`}${properties && `<Свойства>${properties}</Свойства>`}</Классификатор>`;

export const groupXml = (id: string, name: string, inside = ""): string =>
  `<Группа><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside && `<Группы>${inside}</Группы>`}</Группа>`;

export const propertyXml = (id: string, name: string): string => `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование></Свойство>`;

type Product = { name?: string; groups?: string[]; values?: Record<string, string>; inside?: string };

/** A product with values of properties by their ids, in these groups. */
export function productXml(id: string, { name = "Товар", groups = [], values = {}, inside = "" }: Product): string {
  const said = Object.entries(values).map(
    ([property, value]) => `<ЗначенияСвойства><Ид>${property}</Ид><Значение>${value}</Значение></ЗначенияСвойства>`,
  );
  const inGroups = groups.length > 0 ? `<Группы>${groups.map((group) => `<Ид>${group}</Ид>`).join("")}</Группы>` : "";
  return goodOf(id, name, `${inGroups}${said.length > 0 ? `<ЗначенияСвойств>${said.join("")}</ЗначенияСвойств>` : ""}${inside}`);
}

/** Offers of these ids, each with a wholesale price and pieces. */
export const offersXml = (...offers: { id: string; inside?: string }[]): string =>
  offersOf(offers.map(({ id, inside = "" }) => offerOf(id, { opt: "100" }, `${inside}<Количество>10</Количество>`)).join(""), {
    opt: "Оптова",
  });

/** One offer; `prices` as `{ type: "12,50" }` or `{ type: "12,50 USD" }`. */
export const offerOf = (id: string, prices: Record<string, string> | undefined, more = ""): string =>
  `<Предложение><Ид>${id}</Ид>${more}${
    prices
      ? `<Цены>${Object.entries(prices)
          .map(([type, price]) => {
            const [amount, currency] = price.split(" ");
            return `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу>${currency ? `<Валюта>${currency}</Валюта>` : ""}</Цена>`;
          })
          .join("")}</Цены>`
      : ""
  }</Предложение>`;

/** A product as visitors would meet it, with its variations in their order. */
export async function goodInShop(shop: Shop, id: string) {
  const rows = await shop.db.read
    .selectFrom("product")
    .leftJoin("variation", "variation.product_id", "product.id")
    .leftJoin("stock", "stock.variation_id", "variation.id")
    .select([
      "name_uk as name",
      "product.hidden",
      "price",
      "old_price as old",
      "recommended_price as recommended",
      "size",
      "on_hand as onHand",
    ])
    .where("product.id_1c", "=", id)
    .orderBy("variation.id_1c")
    .execute();
  const [first] = rows;
  return first ? { ...first, variations: rows.length } : undefined;
}
