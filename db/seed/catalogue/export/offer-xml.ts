import type { DemoProduct, DemoVariation } from "../demo-product.ts";
import { catalogueId, classifierId, owner, priceTypes, warehouseId } from "./export-header.ts";
import { around, element, requisite } from "./xml-text.ts";

export function offersHeadXml(): string {
  return (
    `<ПакетПредложений СодержитТолькоИзменения="false">\n${element("Ид", `${catalogueId}#`)}${element("Наименование", "Пакет пропозицій (Семиряд)")}` +
    `${element("ИдКаталога", catalogueId)}${element("ИдКлассификатора", classifierId)}${owner}\n` +
    around(
      "ТипыЦен",
      priceType(priceTypes.wholesale, "Оптова") + priceType(priceTypes.retail, "Роздрібна (РРЦ)") + priceType(priceTypes.old, "Стара ціна"),
    ) +
    "\n" +
    around("Склады", around("Склад", element("Ид", warehouseId) + element("Наименование", "Склад 2000 м²"))) +
    "\n<Предложения>\n"
  );
}

export const offersTailXml = "</Предложения>\n</ПакетПредложений>\n";

export const offersXml = (product: DemoProduct): string => product.variations.map((variation) => offerXml(product, variation)).join("");

function offerXml({ article, name }: DemoProduct, variation: DemoVariation): string {
  const { id, barcode, size, colour, pack, wholesale, retail, old, stock } = variation;
  return (
    `<Предложение>${element("Ид", id)}${element("Штрихкод", barcode)}${element("Артикул", article)}` +
    element("Наименование", `${name.uk} (${size}, ${colour})`) +
    around("ХарактеристикиТовара", characteristic("Розмір", size) + characteristic("Колір", colour)) +
    around("ЗначенияРеквизитов", requisite("Кількість в упаковці", pack)) +
    around(
      "Цены",
      price(priceTypes.wholesale, wholesale) + price(priceTypes.retail, retail) + (old === undefined ? "" : price(priceTypes.old, old)),
    ) +
    around("Остатки", around("Остаток", around("Склад", element("Ид", warehouseId) + element("Количество", stock)))) +
    "</Предложение>\n"
  );
}

const priceType = (id: string, name: string): string =>
  around("ТипЦены", element("Ид", id) + element("Наименование", name) + element("Валюта", "UAH"));

const price = (type: string, amount: number): string =>
  around("Цена", element("ИдТипаЦены", type) + element("ЦенаЗаЕдиницу", amount.toFixed(2)) + element("Валюта", "UAH"));

const characteristic = (name: string, value: string): string =>
  around("ХарактеристикаТовара", element("Наименование", name) + element("Значение", value));
