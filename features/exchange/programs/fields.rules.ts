/** Names of fields: the shop's own first, then the heads of common spreadsheets. */
const names = {
  id: ["id", "ид", "код", "зовнішній код", "внешний код", "external id"],
  variation: ["variation", "variation id", "варіант", "вариант", "код варіанта", "код варианта"],
  article: ["article", "артикул", "sku", "vendor code"],
  barcode: ["barcode", "штрихкод", "штрих-код", "ean", "gtin"],
  name: ["name", "назва", "название", "найменування", "наименование", "товар"],
  nameRu: ["nameRu", "назва (рос)", "название (рос)", "наименование (рос)"],
  description: ["description", "опис", "описание"],
  descriptionRu: ["descriptionRu", "опис (рос)", "описание (рос)"],
  composition: ["composition", "склад тканини", "состав"],
  compositionRu: ["compositionRu", "состав (рос)"],
  brand: ["brand", "бренд", "торгова марка", "торговая марка"],
  country: ["country", "країна", "страна"],
  season: ["season", "сезон"],
  material: ["material", "матеріал", "материал"],
  audience: ["audience", "gender", "стать", "пол", "для кого"],
  category: ["category", "категорія", "категория", "група", "группа"],
  groups: ["groups", "групи", "группы"],
  weight: ["weight", "вага", "вес", "вага, кг", "вес, кг"],
  unit: ["unit", "одиниця", "единица", "од.", "ед."],
  measurements: ["measurements", "заміри", "замеры"],
  minimum: ["minimum", "мінімальне замовлення", "минимальный заказ"],
  retail: ["isRetail", "роздріб", "розница"],
  suborder: ["suborder", "під замовлення", "под заказ"],
  deliveryDays: ["deliveryDays", "днів доставки", "дней доставки"],
  topSales: ["topSales", "топ продажів", "топ продаж"],
  notReturnable: ["notReturnable", "не підлягає поверненню", "не подлежит возврату"],
  firstSeen: ["firstSeen", "дата появи", "дата появления"],
  removed: ["removed", "видалено", "удалено"],
  size: ["size", "розмір", "размер"],
  colour: ["colour", "color", "колір", "цвет"],
  pack: ["pack", "в упаковці", "в упаковке", "кількість в упаковці", "количество в упаковке"],
  currency: ["currency", "валюта"],
} as const;

export type FieldName = keyof typeof names;

/** `price` and `stock` may name a price type or a warehouse after a colon: «Ціна: Оптова», «stock: Київ». */
export type Head =
  | { kind: "text"; name: FieldName }
  | { kind: "price"; type: string }
  | { kind: "stock"; warehouse: string }
  | { kind: "property"; name: string }
  | { kind: "unknown"; name: string };

const plain = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "");
const fieldByName = new Map<string, FieldName>(
  Object.entries(names).flatMap(([field, all]) => all.map((name) => [plain(name), field as FieldName])),
);
const prices = new Set(["price", "ціна", "цена"]);
const stocks = new Set(["stock", "залишок", "остаток", "залишки", "остатки", "кількість", "количество", "quantity"]);
const properties = new Set(["property", "властивість", "свойство", "характеристика"]);
const LONGEST = 120;

export function headOf(written: string): Head {
  const name = written.trim();
  const head = plainHeadOf(name);
  const mayNameUnit = head.kind === "unknown" || (head.kind === "price" && !name.includes(":"));
  if (!mayNameUnit || name.length > LONGEST) return head;
  const bare = plainHeadOf(name.replace(COUNTED_IN, ""));
  return bare.kind === "unknown" ? head : bare;
}

/** «Ціна, грн», «Ціна (грн)», «Залишок шт.», «Вага, кг»: what the shop itself counts in. */
const COUNTED_IN = /(?:\s*[,(]\s*|\s+)(?:грн|uah|₴|шт|кг|kg|pcs)\.?\s*\)?$/i;
/** «Ціна роздрібна», «Оптова ціна». */
const PRICE_OF_TYPE = /^(?:ціна|цена|price)\s+(\S.*)$|^(\S.*)\s+(?:ціна|цена|price)$/i;

function plainHeadOf(name: string): Head {
  const field = fieldByName.get(plain(name));
  if (field) return { kind: "text", name: field };
  const cut = name.indexOf(":");
  const [word, rest] =
    cut < 0
      ? [plain(name), ""]
      : [
          plain(name.slice(0, cut)),
          name
            .slice(cut + 1)
            .trim()
            .slice(0, LONGEST),
        ];
  if (prices.has(word)) return { kind: "price", type: rest === "" ? "wholesale" : rest };
  if (stocks.has(word)) return { kind: "stock", warehouse: rest };
  if (properties.has(word) && rest !== "") return { kind: "property", name: rest };
  const [, after, before] = PRICE_OF_TYPE.exec(name.slice(0, LONGEST)) ?? [];
  const type = (after ?? before)?.trim().slice(0, LONGEST);
  return type === undefined ? { kind: "unknown", name: name.slice(0, LONGEST) } : { kind: "price", type };
}

/** Two heads with one key name the same field. */
export const keyOfHead = (head: Head): string => Object.values(head).map(plain).join("\0");

/** Fields that identify a row. */
export const keyFields = ["id", "variation", "article", "barcode"] as const satisfies readonly FieldName[];
