import { expect, test } from "vitest";
import { audiencesOfName, audiencesOfProperty, isWrapperName, rootAudienceOf } from "./audience.rules.ts";

test.each([
  ["female", ["Жіноче взуття", "Женская обувь", "Одяг жіночий", "Для жінок", "Сукні (жін.) жіночі", "Девушкам"]],
  ["male", ["Чоловіче взуття", "Мужская одежда", "Куртки чоловічі", "Для мужчин"]],
  [
    "kids",
    [
      "Дитяче взуття",
      "Детская одежда",
      "Одяг для хлопчиків",
      "Платья для девочек",
      "Дівчаткам",
      "Новонароджені",
      "Для хлопчиків і дівчаток",
      "Підліткам",
      "Боді й чоловічки",
      "Чоловічок утеплений",
      "Человечки",
    ],
  ],
  ["home", ["Посуд", "Посуда", "Домашній текстиль", "Текстиль для дома", "Постільна білизна", "Рушники", "Пледы", "Для дому"]],
  ["female male", ["Унісекс", "Одяг жіночий та чоловічий"]],
  ["", ["Взуття", "Куртки", "Одяг для дому", "Домашній одяг", "Манекени", "Аксесуари", "Розпродаж", "Мантії", "Костюми", "Менеджерам", ""]],
  ["female", ["Домашній одяг жіночий", "Женская домашняя обувь"]],
  ["kids", ["Дитяча постільна білизна"]],
])("%s", (audiences, names) => {
  for (const name of names) expect([name, audiencesOfName(name).join(" ")]).toEqual([name, audiences]);
});

test("the value of «Стать» in words or in a letter", () => {
  const of = (value: string) => audiencesOfProperty(value).join(" ");
  expect(["Жіноча", "женский", "Ж", "жен."].map(of)).toEqual(["female", "female", "female", "female"]);
  expect(["Чоловіча", "мужской", "Ч", "м", "муж"].map(of)).toEqual(["male", "male", "male", "male", "male"]);
  expect(["Дитяча", "Хлопчик", "девочка", "унісекс", "Ч/Ж", "—"].map(of)).toEqual([
    "kids",
    "kids",
    "kids",
    "female male",
    "female male",
    "",
  ]);
});

test("roots that wrap everything, and roots that stand for an audience", () => {
  expect(["Товари", "Каталог товаров", "1. Номенклатура", "Усі товари", "Для сайту"].every(isWrapperName)).toBe(true);
  expect(["Взуття", "Товари для дому", "Каталог взуття"].some(isWrapperName)).toBe(false);
  expect(rootAudienceOf({ id: "9d2f", name: "Женщинам" })).toBe("female");
  expect(rootAudienceOf({ id: "home", name: "Дім і затишок" })).toBe("home");
  expect(rootAudienceOf({ id: "1", name: "Жіноче взуття" })).toBeUndefined();
});
