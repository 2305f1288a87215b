import type { DemoProduct } from "../demo-product.ts";
import { genderProperty, materialProperty, seasonProperty, valueId } from "./properties.ts";
import { around, element, requisite } from "./xml-text.ts";

export function productXml(product: DemoProduct): string {
  const { id, article, name, description, category, brand, pictures } = product;
  return (
    `<Товар>${element("Ид", id)}${element("Артикул", article)}${element("Наименование", name.uk)}` +
    `<БазоваяЕдиница Код="${unit(product).code}">${unit(product).name}</БазоваяЕдиница>` +
    around("Группы", element("Ид", category)) +
    element("Описание", description.uk) +
    element("Страна", brand.country) +
    around("Изготовитель", element("Ид", brand.id) + element("Наименование", brand.name)) +
    pictures.map(({ path }) => element("Картинка", path)).join("") +
    around("ЗначенияСвойств", propertyValues(product)) +
    around("ЗначенияРеквизитов", requisites(product)) +
    "</Товар>\n"
  );
}

/** Codes of Ukraine's classifier of units. */
function unit({ archetype }: DemoProduct): { code: string; name: string } {
  switch (archetype) {
    case "sneaker":
    case "ankle-boot":
    case "ballet-flat":
    case "clog":
    case "socks":
      return { code: "715", name: "пара" };
    case "tracksuit":
    case "pyjamas":
    case "bed-linen":
      return { code: "839", name: "компл" };
    default:
      return { code: "796", name: "шт" };
  }
}

function propertyValues(product: DemoProduct): string {
  const {
    season,
    material,
    gender,
    composition,
    measurements,
    minimum,
    soldByPiece,
    madeToOrderDays,
    video,
    topSales,
    returnable,
    firstSeen,
  } = product;
  return (
    property("season", valueId(seasonProperty, season)) +
    property("material", valueId(materialProperty, material)) +
    property("gender", valueId(genderProperty, gender)) +
    property("composition", composition.uk) +
    property("composition-ru", composition.ru) +
    (measurements ? property("measurements", measurements) : "") +
    property("minimum", minimum) +
    property("retail", String(soldByPiece)) +
    property("made-to-order", String(madeToOrderDays !== undefined)) +
    (madeToOrderDays === undefined ? "" : property("made-to-order-days", madeToOrderDays)) +
    property("video", String(video)) +
    property("top-sales", String(topSales)) +
    property("no-return", String(!returnable)) +
    property("first-seen", firstSeen)
  );
}

const property = (id: string, value: string | number): string => around("ЗначенияСвойства", element("Ид", id) + element("Значение", value));

function requisites({ name, description, weightGrams, pictures }: DemoProduct): string {
  return (
    requisite("ВидНоменклатуры", "Товар") +
    requisite("ТипНоменклатуры", "Товар") +
    requisite("Назва (рос.)", name.ru) +
    requisite("Опис (рос.)", description.ru) +
    requisite("Вес", (weightGrams / 1000).toFixed(3)) +
    pictures.map(({ path, colour }) => (colour ? requisite("ОписаниеФайла", `${path}#${colour}`) : "")).join("")
  );
}
