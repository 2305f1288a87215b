import { expect, test } from "vitest";
import { demoGoods } from "./demo-goods.ts";
import { ownSearch } from "./engines.ts";
import { meets, type Expected } from "./labels.ts";

/** Words people type that are each looked at alone: a share of many queries would not notice that one of them is gone. */
const goods = demoGoods(3_000);
const search = ownSearch(goods);
const found = (query: string) => (search(query) as number[]).flatMap((id) => goods[id]?.made ?? []);

const footwear: Expected = { in: ["1800", "2600", "3400"] };
const trousers: Expected = { is: ["Штани"] };
const maxi: Expected = { is: ["Сукня", "Сарафан"], name: "максі" };

test.each<[kind: string, queries: string, expected: Expected]>([
  ["a plain category word", "взуття", footwear],
  ["goods that are not here, with near ones that are", "чоботи|чобіт", { is: ["Черевики"] }],
  ["a purpose: the office", "для офісу блуза", { is: ["Блуза"], name: "ділова" }],
  ["a purpose: at home", "костюм для дому", { is: ["Піжама"] }],
  ["footwear for the home", "взуття для дому", { is: ["Сабо домашні", "Капці"] }],
  ["newborns", "одяг для новонароджених", { in: ["3100"] }],
  ["a trade word for hoodies", "пайта|hoodie|рщщвшу", { is: ["Худі", "Світшот"] }],
  ["a trade word for long sleeves", "регланчик", { is: ["Лонгслів", "Світшот"] }],
  ["a trade word for sneakers", "кеди", { is: ["Кросівки"] }],
  ["a trade word for sports trousers", "треники", { is: ["Штани спортивні"] }],
  ["a trade word for cardigans", "кофточка", { is: ["Кофта"] }],
  ["a trade word for trench coats", "плащ", { is: ["Тренч"] }],
  ["a trade word for tight trousers", "лосини", trousers],
  ["a trade word for nightwear", "халат", { is: ["Піжама"] }],
  ["whom it is for, mixed", "женська куртка", { is: ["Куртка"], for: "female" }],
  ["whom it is for, mixed again", "мужські кросівки", { is: ["Кросівки"], for: "male" }],
  ["a length", "довга сукня|длинное платье|длинный сарафан", maxi],
  ["a mended adjective beside a noun that is kept", "тьоплі носки", { is: ["Шкарпетки"] }],
  ["half an article with a model", "SR-1110 Верба|1110 Верба", { article: "SR-1110", name: "Верба" }],
])("%s: %s", (_, queries, expected) => {
  for (const query of queries.split("|")) {
    const all = found(query);
    expect(all.length, query).toBeGreaterThan(0);
    const wrong = all.slice(0, 5).filter((one) => !meets(one, expected));
    // A list for everybody would begin with one audience's goods by chance.
    if (expected.for) wrong.push(...all.filter((one) => !meets(one, { for: expected.for })));
    expect(
      wrong.map(({ name }) => name.uk),
      query,
    ).toEqual([]);
  }
});

test.each(["iphone 15", "зимові шини", "ъъъъъ"])("«%s» finds nothing at all", (query) => expect(found(query)).toEqual([]));

test.each([
  ["чайка", /чайк/i],
  ["майка", /майк/i],
  ["маяк", /маяк/i],
])("«%s» is not widened by words a letter away from it", (query, itself) => {
  const names = found(query).map(({ name }) => name.uk);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !itself.test(name))).toEqual([]);
});
