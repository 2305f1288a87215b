import { fabrics } from "../fabrics.ts";
import { seasons } from "../texts/words.ts";

export type ListedProperty = { id: string; name: string; values: readonly { id: string; text: string }[] };

const listed = (id: string, name: string, texts: readonly string[]): ListedProperty => ({
  id,
  name,
  values: [...new Set(texts)].map((text, at) => ({ id: `${id}-${at + 1}`, text })),
});

export const seasonProperty = listed("season", "Сезон", seasons);
export const materialProperty = listed(
  "material",
  "Матеріал",
  Object.values(fabrics).map(({ uk }) => uk),
);
export const genderProperty = listed("gender", "Стать", ["Жінкам", "Чоловікам", "Дівчаткам", "Хлопчикам", "Дітям", "Малюкам", "Для дому"]);

export const listedProperties: readonly ListedProperty[] = [seasonProperty, materialProperty, genderProperty];

/** Throws for an unlisted value. */
export function valueId({ id, values }: ListedProperty, text: string): string {
  const value = values.find((candidate) => candidate.text === text);
  if (!value) throw new RangeError(`property ${id} has no value «${text}»`);
  return value.id;
}

/** Properties with free values. */
export const writtenProperties = [
  { id: "composition", name: "Склад", type: "Строка" },
  { id: "composition-ru", name: "Склад (рос.)", type: "Строка" },
  { id: "measurements", name: "Заміри", type: "Строка" },
  { id: "minimum", name: "Мінімальне замовлення", type: "Число" },
  { id: "retail", name: "Роздріб", type: "Булево" },
  { id: "made-to-order", name: "Під замовлення", type: "Булево" },
  { id: "made-to-order-days", name: "Днів доставки", type: "Число" },
  { id: "video", name: "З відео", type: "Булево" },
  { id: "top-sales", name: "Топ продажів", type: "Булево" },
  { id: "no-return", name: "Не підлягає поверненню", type: "Булево" },
  { id: "first-seen", name: "Дата появи", type: "Дата" },
] as const;
