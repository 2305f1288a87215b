import { expect, test } from "vitest";
import { colourByName, colourKey, isPaletteName } from "./colour-names.ts";
import { colours } from "./colours.ts";

test("a colour is found by its name in either language, whatever the case and the apostrophe", () => {
  expect(colourByName("Мʼятний")?.slug).toBe("mint");
  expect(colourByName("М'ЯТНИЙ")?.slug).toBe("mint");
  expect(colourByName("черный")?.slug).toBe("black");
  expect(colourByName(" темно-синій ")?.slug).toBe("navy");
  expect(colourByName("сутінковий шафран")).toBeUndefined();
  expect(colourByName("")).toBeUndefined();
});

test("the palette's own names lead to their colours", () => {
  for (const colour of colours) {
    expect([colour.uk, colourByName(colour.uk)]).toEqual([colour.uk, colour]);
    expect([colour.ru, colourByName(colour.ru)]).toEqual([colour.ru, colour]);
    expect(isPaletteName(colour.uk.toUpperCase())).toBe(true);
  }
});

test.each([
  ["blue", "синій синя синє сині Синий синее синяя синие"],
  ["grey", "сірий сіра Серый серая"],
  ["green", "зелений зелена зелёное ЗЕЛЕНЫЙ темно-зелений"],
  ["brown", "коричневий коричневая"],
  ["yellow", "жовтий жовта жёлтый желтое"],
  ["orange", "оранжевий помаранчева оранжевый"],
  ["violet", "фіолетовий фиолетовая сливовий"],
  ["navy", "темно-синий тёмно-синяя т.синій т.синий т-синій темносиній"],
  ["pale-blue", "блакитна голубой сіро-блакитний світло-синій св.синий"],
  ["burgundy", "бордо бордовая марсала"],
  ["white", "біла белое White"],
  ["multicolour", "мультиколор різнокольоровий разноцветная чорно-білий синій/білий"],
  ["gold", "золотий золотая золото"],
  ["silver", "срібний серебряная"],
  ["khaki", "хакі хаки оливковий"],
])("%s by %s", (slug, written) => {
  for (const name of written.split(" ")) expect([name, colourByName(name)?.slug]).toEqual([name, slug]);
});

test("two words name one colour, two colours are many", () => {
  expect(colourByName("темно синій")?.slug).toBe("navy");
  expect(colourByName("Т. Синий")?.slug).toBe("navy");
  expect(colourByName("темний сірий")?.slug).toBe("graphite");
  expect(colourByName("чорний з білим")).toBeUndefined();
  expect(colourByName("чорний, червоний")?.slug).toBe("multicolour");
  expect(colourByName("пильна троянда")?.slug).toBe("powder");
  expect(colourByName("колір синій")?.slug).toBe("blue");
});

test("a shade is shown as it is written, a declined name as the palette writes it", () => {
  expect(isPaletteName("синя")).toBe(true);
  expect(isPaletteName("сіро-блакитний")).toBe(false);
});

test("one unknown colour has one key, however it is written", () => {
  expect(colourKey("  Сутінковий  Шафран ")).toBe(colourKey("сутінковий шафран"));
});
