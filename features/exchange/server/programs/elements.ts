import type { FieldName } from "../../programs/fields.rules.ts";
import type { RowValues } from "../../programs/row-values.rules.ts";
import { wordOf, type Meaning } from "../../exchange.rules.ts";
import type { Element } from "../files/read-elements.ts";

/** Writes a program's goods as elements of CommerceML, so that one code reads, judges and reports them and 1C's. */
export function goodElement(id: string, { texts, properties, groups, unknown }: RowValues): Element {
  return element("Товар", [
    textElement("Ид", id),
    ...ofText(texts, { article: "Артикул", name: "Наименование", description: "Описание", barcode: "Штрихкод", unit: "БазоваяЕдиница" }),
    ...removal(texts),
    ...(groups
      ? [
          element(
            "Группы",
            groups.map((group) => textElement("Ид", group)),
          ),
        ]
      : []),
    ...(properties.size > 0
      ? [
          element(
            "ЗначенияСвойств",
            [...properties].map(([name, value]) => named("ЗначенияСвойства", name, value)),
          ),
        ]
      : []),
    requisites(texts, ofGood),
    ...[...unknown].map((name) => textElement(name, "?")),
  ]);
}

/** `typeOf`: the id of a price type a row names. */
export function offerElement(id: string, { texts, prices, stocks }: RowValues, typeOf: (named: string) => string): Element {
  const currency = texts.get("currency");
  return element("Предложение", [
    textElement("Ид", id),
    ...ofText(texts, { article: "Артикул", barcode: "Штрихкод" }),
    ...removal(texts),
    element("ХарактеристикиТовара", [...axis(texts, "size"), ...axis(texts, "colour")]),
    requisites(texts, { pack: "pack" }),
    ...(prices.size > 0
      ? [
          element(
            "Цены",
            [...prices].flatMap(([type, price]) =>
              price === null
                ? []
                : [
                    element("Цена", [
                      textElement("ИдТипаЦены", typeOf(type)),
                      textElement("ЦенаЗаЕдиницу", price),
                      ...(currency === undefined ? [] : [textElement("Валюта", currency)]),
                    ]),
                  ],
            ),
          ),
        ]
      : []),
    ...stockElements(stocks),
  ]);
}

/** Roots with all that is below them. */
export function groupElements(groups: readonly { id: string; parent: string | null; name: string }[]): Element[] {
  const below = Map.groupBy(groups, ({ parent }) => parent);
  const of = ({ id, name }: { id: string; name: string }): Element =>
    element("Группа", [
      textElement("Ид", id),
      textElement("Наименование", name),
      ...((below.get(id)?.length ?? 0) > 0 ? [element("Группы", (below.get(id) ?? []).map(of))] : []),
    ]);
  return (below.get(null) ?? []).map(of);
}

/** Fields that 1C sends as properties, by their meaning there. */
export const ofGood = {
  nameRu: "nameRu",
  descriptionRu: "descriptionRu",
  composition: "compositionUk",
  compositionRu: "compositionRu",
  brand: "brand",
  country: "country",
  season: "season",
  material: "material",
  audience: "gender",
  weight: "weight",
  measurements: "measurements",
  minimum: "minimum",
  retail: "retail",
  suborder: "suborder",
  deliveryDays: "deliveryDays",
  topSales: "topSales",
  notReturnable: "notReturnable",
  firstSeen: "firstSeen",
} as const satisfies Partial<Record<FieldName, Meaning>>;

const element = (name: string, children: Element[] = []): Element => ({ name, attributes: {}, text: "", children });
const textElement = (name: string, text: string): Element => ({ name, attributes: {}, text, children: [] });
const named = (name: string, called: string, value: string): Element =>
  element(name, [textElement("Наименование", called), textElement("Значение", value)]);

function ofText(texts: RowValues["texts"], elements: Partial<Record<FieldName, string>>): Element[] {
  return Object.entries(elements).flatMap(([field, name]) => {
    const text = texts.get(field as FieldName);
    return text === undefined ? [] : [textElement(name, text)];
  });
}

const requisites = (texts: RowValues["texts"], meanings: Partial<Record<FieldName, Meaning>>): Element =>
  element(
    "ЗначенияРеквизитов",
    Object.entries(meanings).flatMap(([field, meaning]) => {
      const text = texts.get(field as FieldName);
      return text === undefined ? [] : [named("ЗначениеРеквизита", wordOf(meaning), text)];
    }),
  );

const removal = (texts: RowValues["texts"]): Element[] =>
  texts.has("removed") ? [textElement("ПометкаУдаления", texts.get("removed") ?? "")] : [];

function axis(texts: RowValues["texts"], field: "size" | "colour"): Element[] {
  const text = texts.get(field);
  return text === undefined ? [] : [named("ХарактеристикаТовара", wordOf(field), text)];
}

function stockElements(stocks: RowValues["stocks"]): Element[] {
  const [only] = stocks;
  if (only === undefined) return [];
  if (stocks.length === 1) return [textElement("Количество", only.pieces)];
  return [
    element("Остатки", [
      element(
        "Остаток",
        stocks.map(({ pieces }) => element("Склад", [textElement("Количество", pieces)])),
      ),
    ]),
  ];
}
