import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchedProduct, Sections } from "./index/goods-terms.ts";
import { searchOver, type GoodsSearch } from "./search-goods.ts";
import { type Id, idOf } from "../../../platform/ids.ts";

type Variation = SearchedProduct["variations"][number];
const variation = (colour: string, size: string, free = 4): Variation => ({
  size,
  colour,
  colour_name_uk: colour,
  colour_name_ru: colour,
  free,
  pack: 4,
});

const sections = (names: string, gender: Sections["genders"][number], above = ""): Sections => ({
  categories: names.split("/"),
  above: above.split("/"),
  genders: [gender],
});
const dresses = sections("Сукні/Платья", "female", "Сукні та сарафани/Платья и сарафаны");
const hoodies = sections("Светри й худі/Свитеры и худи", "male");
const socks = sections("Шкарпетки/Носки", "male");
const flats = sections("Балетки й сабо/Балетки и сабо", "female");

const product = (id: Id<"product">, names: string, variations: Variation[], more: Partial<SearchedProduct> = {}): SearchedProduct => {
  const [uk = "", ru = ""] = names.split("/");
  const article = `SR-1110-${String(id).padStart(4, "0")}`;
  const available = variations.some(({ free, pack }) => free >= pack);
  return { id, article, name_uk: uk, name_ru: ru, brand: "Stezhka", season: "Літо", material: "Льон", available, variations, ...more };
};

const goods: [SearchedProduct, Sections][] = [
  [
    product(idOf<"product">(1), "Сукня міді «Верба» з поясом/Платье миди «Верба» с поясом", [
      variation("black", "46"),
      variation("red", "48"),
    ]),
    dresses,
  ],
  [product(idOf<"product">(2), "Сукня міді «Верба»/Платье миди «Верба»", [variation("black", "48")]), dresses],
  [product(idOf<"product">(3), "Сукня «Мʼята»/Платье «Мята»", [variation("black", "48", 0), variation("white", "44")]), dresses],
  [product(idOf<"product">(4), "Сукня «Озеро»/Платье «Озеро»", [variation("black", "48", 0)], { brand: "Rivna" }), dresses],
  [product(idOf<"product">(5), "Худі «Десна»/Худи «Десна»", [variation("khaki", "XL")]), hoodies],
  [product(idOf<"product">(6), "Светр «Десна»/Свитер «Десна»", [variation("khaki", "46")]), hoodies],
  [product(idOf<"product">(7), "Шкарпетки «Роса»/Носки «Роса»", [variation("white", "25–27")]), socks],
  [product(idOf<"product">(8), "Балетки «Роса» з круглим носком/Балетки «Роса» с круглым носком", [variation("white", "37")]), flats],
  [product(idOf<"product">(9), "Сукня «Рута»/Платье «Рута»", [variation("mint", "42–46")]), dresses],
];
const ask = (goods: GoodsSearch, text: string) => goods.search(text).first(Infinity);
const all = searchOver(goods);
const search = (text: string) => ask(all, text);

test("both languages, wrong layouts and slips lead to the same goods", () => {
  const dressIds = [1, 2, 3, 4, 9];
  for (const text of ["сукня", "платьев", "ceryz", "gkfnmt", "suknia", "сункя", "сук", "СУКНІ!"]) {
    expect(search(text).toSorted(), text).toEqual(dressIds);
  }
});

test("what can be bought stands before what cannot", () => {
  expect(search("сукня").at(-1)).toBe(4);
});

test("a colour and a size must meet in one variation, and the sold-out ones come last", () => {
  expect(search("чорна сукня 48")).toEqual([2, 3, 4]);
  expect(search("сукня 46 чорна")).toEqual([1]);
});

test("where no variation has the colour in the size, the goods that have both apart are shown", () => {
  expect(search("червона сукня 46")).toEqual([1]);
});

test("a size inside a run is found", () => {
  expect(search("сукня 44")).toEqual([3, 9]);
});

test("a word that is a model before it is a colour does not filter by the colour", () => {
  expect(search("сукня мʼята")).toEqual([3, 9]);
});

test("the kind of goods itself stands before goods that only share its category, and a named kind leaves the others out", () => {
  expect(search("светр")).toEqual([6]);
  expect(search("худі")).toEqual([5]);
});

test("where nothing has all words, the kind of goods outweighs for whom they are and a mention in a name", () => {
  expect(search("білі шкарпетки жіночі")).toEqual([7]);
});

test("of names with all the words the one that says nothing else stands first", () => {
  expect(search("сукня верба")).toEqual([2, 1]);
});

test("words that say nothing may be missing", () => {
  expect(search("купити худі розмір XL недорого")).toEqual([5]);
});

test("a brand is found in the other alphabet", () => {
  expect(search("рівна")).toEqual([4]);
  expect(search("сукня стежка").length).toBe(4);
});

test("an article is found by its beginning, the very article even when it is sold out", () => {
  expect(search("sr-1110-0004")).toEqual([4]);
  expect(search("SR-1110").length).toBe(9);
  expect(search("артикул 1110-0007")).toEqual([7]);
  expect(search("ік-1110-0002")).toEqual([2]);
});

test("a model's name is found with one slip, not with two and not as the small form of a word", () => {
  expect(search("озреа")).toEqual([4]);
  expect(search("озерки")).toEqual([]);
  expect(search("сукня озерки")).toEqual([4]);
});

test("goods that were named stand before what an adjective merely leads to", () => {
  const towels = sections("Рушники/Полотенца", "male");
  const slippers = sections("Капці/Тапочки", "male");
  const beach = searchOver([
    [product(idOf<"product">(1), "Рушник банний «Туман»/Полотенце банное «Туман»", [variation("white", "70×140")]), towels],
    [product(idOf<"product">(2), "Капці домашні «Левада»/Тапочки домашние «Левада»", [variation("grey", "40")]), slippers],
  ]);
  expect(ask(beach, "пляжні")).toEqual([1]);
  expect(ask(beach, "тапки пляжні")).toEqual([2]);
});

test("what comes nearest to goods the shop has not is what is called so, not what merely shares their category", () => {
  const coats = sections("Куртки й пальта/Куртки и пальто", "female");
  const outerwear = searchOver([
    [product(idOf<"product">(1), "Куртка «Рось»/Куртка «Рось»", [variation("black", "46")]), coats],
    [product(idOf<"product">(2), "Плащ «Стир»/Плащ «Стырь»", [variation("black", "46")]), coats],
  ]);
  expect(ask(outerwear, "куртки").toSorted()).toEqual([1, 2]);
  expect(ask(outerwear, "косуха")).toEqual([1]);
});

test("what the shop does not have is not found", () => {
  expect(search("холодильник")).toEqual([]);
  expect(search("---")).toEqual([]);
});

test("a product put anew is found by its new words alone, a removed one not at all", () => {
  const changing = searchOver(goods);
  changing.put(product(idOf<"product">(5), "Піжама «Хвиля»/Пижама «Волна»", [variation("khaki", "XL")]), sections("Піжами/Пижамы", "male"));
  expect(ask(changing, "піжама")).toEqual([5]);
  expect(ask(changing, "худі")).toEqual([]);
  changing.remove(5);
  expect(ask(changing, "піжама")).toEqual([]);
  expect(changing.size()).toMatchObject({ products: 8, dead: 2 });
});

test("what can be bought is looked at again without indexing anew", () => {
  const hoodie = product(idOf<"product">(5), "Худі «Десна»/Худи «Десна»", [variation("khaki", "XL")]);
  const newer = product(idOf<"product">(10), "Худі «Десна»/Худи «Десна»", [variation("khaki", "XL")]);
  const live = searchOver([
    [hoodie, hoodies],
    [newer, hoodies],
  ]);
  expect(ask(live, "худі")).toEqual([5, 10]);
  hoodie.available = false;
  live.lookAgain(5);
  expect(ask(live, "худі")).toEqual([10, 5]);
});

test("any text whatever gives known products, each once", () => {
  const letters = fc.constantFrom(..."абвгдеєжзиіїкстуяыэъё' -.,[];`'*\"SRsrxхX0123456789«»😀́");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 90 }), (text) => {
      const found = search(text);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((id) => id >= 1 && id <= 9)).toBe(true);
    }),
  );
});

test("a word the shop learns later, or an article, is read anew", () => {
  const growing = searchOver(goods);
  expect(ask(growing, "горицвітка")).toEqual([]);
  expect(ask(growing, "zx-9")).toEqual([]);
  growing.put(
    product(idOf<"product">(20), "Сукня «Горицвітка»/Платье «Горицветка»", [variation("black", "48")], { article: "ZX-9000" }),
    dresses,
  );
  expect(ask(growing, "горицвітка")).toEqual([20]);
  expect(ask(growing, "zx-9")).toEqual([20]);
});

test.each(["телефон", "чохол для сукні", "шкіряний ремінь", "зимові шини", "набір викруток", "шнурки балетки", "сукня для собаки", "для"])(
  "«%s» is not sold here and finds nothing",
  (text) => {
    expect(search(text)).toEqual([]);
  },
);

test("a word nobody knows is passed over beside the goods it is said of", () => {
  expect(search("сукня вжухозавр").toSorted()).toEqual([1, 2, 3, 4, 9]);
  expect(search("вжухозавр Верба")).toEqual([]);
});

test("a word of the goods themselves goes before the same word in what they are for or have on them", () => {
  const shop = searchOver([
    [product(idOf<"product">(1), "Шкарпетки «Обрій» під високе взуття/Носки «Обрій» под высокую обувь", [variation("white", "40")]), socks],
    [
      product(idOf<"product">(2), "Кросівки «Рось»/Кроссовки «Рось»", [variation("white", "40")]),
      sections("Кросівки/Кроссовки", "male", "Взуття/Обувь"),
    ],
    [product(idOf<"product">(3), "Сукня «Роса» з довгим рукавом/Платье «Роса» с длинным рукавом", [variation("red", "44")]), dresses],
    [product(idOf<"product">(4), "Сукня максі «Рута»/Платье макси «Рута»", [variation("red", "44")]), dresses],
  ]);
  expect(ask(shop, "взуття")).toEqual([2, 1]);
  expect(ask(shop, "довга сукня")).toEqual([4, 3]);
});

test("where nothing is called so, what comes nearest is found; where something is, that alone", () => {
  const boots = product(idOf<"product">(10), "Чоботи «Рось»/Сапоги «Рось»", [variation("black", "40")]);
  const shoes = product(idOf<"product">(11), "Черевики «Стрий»/Ботинки «Стрий»", [variation("black", "40")]);
  const shelves = sections("Черевики/Ботинки", "male");
  expect(ask(searchOver([[shoes, shelves]]), "чобіт")).toEqual([11]);
  expect(
    ask(
      searchOver([
        [shoes, shelves],
        [boots, sections("Чоботи/Сапоги", "male")],
      ]),
      "чоботи",
    ),
  ).toEqual([10]);
});

test("what staff have said that words mean is read at once, in any layout, and forgotten when they take it back", () => {
  const shop = searchOver(goods);
  expect(ask(shop, "вжухозавр")).toEqual([]);
  shop.teach([
    { typed: "вжухозавр", read: "худі" },
    { typed: "мамин вжух", read: "чорна сукня 48" },
  ]);
  expect(ask(shop, "вжухозавр")).toEqual([5]);
  expect(ask(shop, "d;e[jpfdh")).toEqual([5]);
  expect(ask(shop, "мамин вжух")).toEqual(ask(shop, "чорна сукня 48"));
  shop.teach([]);
  expect(ask(shop, "вжухозавр")).toEqual([]);
});

test("what is not sold leads to the categories nearest to it, for whom it was asked, and to none where nothing is near", () => {
  const near = all.nearby(all.read("жіночі колготки")).flatMap(({ meanings }) => meanings.map(({ term }) => term));
  expect(near).toEqual(expect.arrayContaining(["шкарпетк", "for:female"]));
  expect(all.nearby(all.read("зимові шини"))).toEqual([]);
  expect(all.nearby(all.read("чохол для подушки"))).toEqual([]);
});
