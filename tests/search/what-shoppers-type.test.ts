import { expect, test } from "vitest";
import { demoGoods } from "./demo-goods.ts";
import { ownSearch } from "./engines.ts";
import { meets, type Expected } from "./labels.ts";

const goods = demoGoods(3_000);
const search = ownSearch(goods);
const found = (query: string) => (search(query) as number[]).flatMap((id) => goods[id]?.made ?? []);

/**
 * Queries, and traits that each of the first ten goods must have; add a line for a query that disappointed. Prices and ways to pages, which the
 * shop's own search alone does not know: `asked-price.test.ts`, `search-redirect.test.ts`.
 */
const table: readonly (readonly [query: string, expected: Expected])[] = [
  // slang and the other language
  ["олімпійка", { is: ["Костюм спортивний"] }],
  ["бомбер", { is: ["Куртка"] }],
  ["лосины", { is: ["Штани"] }],
  ["тапочки", { is: ["Капці"] }],
  ["худак", { is: ["Худі"] }],
  ["hoodie", { is: ["Худі"] }],
  ["треники", { is: ["Штани спортивні"] }],
  ["кроси", { is: ["Кросівки"] }],
  ["юбка", { is: ["Спідниця"] }],
  ["одеяло", { is: ["Плед"] }],
  // cases and for whom
  ["куртки жіночі", { is: ["Куртка"], for: "female" }],
  ["чоловічих кросівок", { is: ["Кросівки"], for: "male" }],
  ["жін куртка", { is: ["Куртка"], for: "female" }],
  ["жін. сукня", { is: ["Сукня"], for: "female" }],
  ["чол куртка", { is: ["Куртка"], for: "male" }],
  ["дитяче плаття", { is: ["Сукня"], for: "kids" }],
  ["футболка для хлопчика", { is: ["Футболка"], for: "boys" }],
  // slips, layouts, Latin letters
  ["кросвки", { is: ["Кросівки"] }],
  ["футблока", { is: ["Футболка"] }],
  ["футтболка", { is: ["Футболка"] }],
  ["сорчка", { is: ["Сорочка"] }],
  ["rehnrf", { is: ["Куртка"] }],
  ["aen,jkrf", { is: ["Футболка"] }],
  ["krosivky", { is: ["Кросівки"] }],
  ["shkarpetky", { is: ["Шкарпетки"] }],
  ["куpтка", { is: ["Куртка"] }],
  // apostrophes and letters
  ["в`язаний светр", { is: ["Светр"] }],
  ["вязаний светр", { is: ["Светр"] }],
  ["постельное белье", { is: ["Постільна білизна", "Комплект постільної білизни"] }],
  ["постельное бельё", { is: ["Постільна білизна", "Комплект постільної білизни"] }],
  // colours and sizes: in every gender and number
  ["біла футболка", { is: ["Футболка"], colour: ["white", "milk"] }],
  ["біла сукня", { is: ["Сукня"], colour: ["white", "milk"] }],
  ["білі футболки", { is: ["Футболка"], colour: ["white", "milk"] }],
  ["белая футболка", { is: ["Футболка"], colour: ["white", "milk"] }],
  ["чорна футболка", { is: ["Футболка"], colour: ["black"] }],
  ["червона сукня", { is: ["Сукня"], colour: ["red", "burgundy"] }],
  ["сіра футболка", { is: ["Футболка"], colour: ["melange", "grey", "graphite"] }],
  ["чорна сукня 48", { is: ["Сукня"], colour: ["black"], size: "48" }],
  ["чоловічі кросівки 45", { is: ["Кросівки"], for: "male", size: "45" }],
  ["рушник 70х140", { is: ["Рушник", "Набір рушників"] }],
  // how resellers ask
  ["упаковка шкарпеток", { is: ["Шкарпетки"] }],
  ["пакет футболок", { is: ["Футболка"] }],
  ["ящик шкарпеток", { is: ["Шкарпетки"] }],
  ["ростовка футболок", { is: ["Футболка"] }],
  ["футболки оптом", { is: ["Футболка"] }],
  // what surrounds the words
  ["👟 кросівки", { is: ["Кросівки"] }],
  ["<b>куртка</b>", { is: ["Куртка"] }],
  ["«куртка»!!!", { is: ["Куртка"] }],
  ["купить куртку недорого", { is: ["Куртка"] }],
];

test.each(table)("«%s» shows what was meant in all of its first ten places", (query, expected) => {
  const shown = found(query).slice(0, 10);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((made) => !meets(made, expected)).map(({ name }) => name.uk)).toEqual([]);
});

/** Of the goods found none may be another: a word that narrows must narrow to the last page. */
test.each<[narrow: string, wide: string]>([
  ["біла футболка", "футболка"],
  ["біла сукня", "сукня"],
  ["біла сорочка", "сорочка"],
  ["біла постільна", "постільна"],
  ["сіра футболка", "футболка"],
])("«%s» finds fewer goods than «%s»", (narrow, wide) => {
  expect(found(narrow).length).toBeLessThan(found(wide).length / 2);
});

test.each([
  "труси",
  "парасолька",
  "холодильник",
  "пакет",
  "коробка",
  "упаковка",
  "пакет для сміття",
  "коробка для взуття",
  "👗",
  "%%%",
  "'; DROP TABLE product; --",
])("«%s», which is not sold, finds nothing", (query) => {
  expect(found(query)).toEqual([]);
});
