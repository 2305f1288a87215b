import { describe, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { locales, type Locale } from "../../platform/i18n.ts";
import { newsExamples } from "./news.examples.ts";
import type { News, NewsGoods } from "./news.rules.ts";
import { smsOf, newsText } from "./server/letter.view.ts";

const shop = { config: { publicUrl: "https://semyriad.com.ua", port: 3000 } } as unknown as Parameters<typeof smsOf>[0];
const all = Object.values(newsExamples).flat();
const parts = (sms: string): number => (sms.length <= 70 ? 1 : Math.ceil(sms.length / 67));
const titled = (count: number): NewsGoods[] =>
  Array.from({ length: count }, () => ({ title: { uk: "Пальто «Десна»", ru: "Пальто «Десна»" }, address: "/product/desna" }));
const textIn = (locale: Locale, news: News): string => newsText(locale, news).text;

describe("words of one language", () => {
  test.each([
    ["ua", /[ыэъё]/i],
    ["ru", /[іїєґʼ]/i],
  ] as const)("nothing of the other in %s but what staff wrote", (locale, foreign) => {
    const said = all.filter((news) => news.kind !== "return_status").map((news) => Object.values(newsText(locale, news)).join(" "));
    expect(said.filter((text) => foreign.test(text))).toEqual([]);
  });

  test.each([
    [2, "і ще 1\u00a0товар", "и ещё 1\u00a0товар"],
    [3, "і ще 2\u00a0товари", "и ещё 2\u00a0товара"],
    [6, "і ще 5\u00a0товарів", "и ещё 5\u00a0товаров"],
    [22, "і ще 21\u00a0товар", "и ещё 21\u00a0товар"],
  ])("%i goods", (count, uk, ru) => {
    const titles = locales.map((locale) => newsText(locale, { kind: "back_in_stock", goods: titled(count) }).title);
    expect(titles).toEqual([`Знову в наявності: Пальто «Десна» ${uk}`, `Снова в наличии: Пальто «Десна» ${ru}`]);
  });

  test("one and several goods that came back are spoken of as one and several", () => {
    const text = (count: number) => textIn("ua", { kind: "back_in_stock", goods: titled(count) });
    expect([text(1).includes("відкладали його"), text(2).includes("відкладали їх")]).toEqual([true, true]);
  });

  test("pieces that are missing cannot be read as a size", () => {
    const goods = [{ title: { uk: "Рушник «Роса», 50×90", ru: "Полотенце «Роса», 50×90" }, pieces: 2 }];
    expect(textIn("ua", { kind: "order_short", number: 1, goods, toPay: null })).toContain("«Роса», 50×90, 2\u00a0шт.");
  });
});

describe("nothing is promised that the shop does not do", () => {
  const cancelled: News = { kind: "order_status", number: 1, status: "cancelled", parcelNumber: "", why: "customer" };

  test("who has paid is told that it comes back, not that there is nothing to pay", () => {
    expect(textIn("ua", cancelled)).toContain("Платити нічого не потрібно.");
    const paid = locales.map((locale) => textIn(locale, { ...cancelled, givesBack: true }));
    expect(paid.map((text) => /(повертаємо|возвращаем)\.$/.test(text) && !/Плати/.test(text))).toEqual([true, true]);
  });

  test("an order of which points or balance paid all says so, not a price of zero", () => {
    const news = { kind: "order_placed" as const, number: 1, companionNumber: null, toPay: kopiykas(0), waitsUntil: null };
    expect(locales.map((locale) => textIn(locale, news)).join()).not.toMatch(/0.грн/);
  });

  test("a parcel that waits names its number, which is asked for there, and no branch: it may be a locker", () => {
    const news: News = { kind: "order_status", number: 100_234, status: "ready", parcelNumber: "20450012345678" };
    expect(smsOf(shop, news, "ua")).toBe("Семиряд: замовлення № 100234 чекає на вас, ТТН 20450012345678");
    expect(textIn("ua", news)).not.toContain("відділенні");
    expect(smsOf(shop, { ...news, parcelNumber: "" }, "ru")).toBe("Семиряд: заказ № 100234 ждёт вас");
  });

  test("a reseller, whose buyer takes the parcel, is not told to take it", () => {
    const margin = kopiykas(64_000);
    const told = (status: "ready" | "delivered", more = {}) =>
      newsText("ua", { kind: "order_status", number: 100_234, status, parcelNumber: "20450012345678", ...more });
    expect(told("ready", { margin })).toMatchObject({
      title: "Замовлення № 100234 чекає на покупця",
      text: expect.stringContaining("Нагадайте покупцеві забрати її") as string,
    });
    expect(told("ready").text).toContain("Заберіть її");
    expect(told("delivered", { margin }).text).toBe("Покупець забрав посилку. Ваш дохід 640\u00a0грн зараховано на баланс.");
    expect(told("delivered", { margin: kopiykas(0) }).text).toBe("Покупець забрав посилку.");
  });

  test("a deadline is told by Kyiv's clock, in winter and in summer", () => {
    const until = (instant: string) => textIn("ua", { kind: "payment_waits", number: 1, toPay: kopiykas(100), until: instant });
    expect(until("2026-01-31T22:30:00.000Z")).toContain("до 01.02.2026, 00:30");
    expect(until("2026-07-31T21:30:00.000Z")).toContain("до 01.08.2026, 00:30");
  });
});

describe("an SMS is paid by the part", () => {
  const withLink = /https:/;

  test("one without a link is one part, one with a link two", () => {
    const long = all
      .flatMap((news) => locales.map((locale) => smsOf(shop, news, locale)))
      .filter((sms) => parts(sms) > (withLink.test(sms) ? 2 : 1));
    expect(long).toEqual([]);
  });

  test("a long name is cut at a word, since the link leads to the rest; the longest are three parts", () => {
    const name = "Комплект постільної білизни «Шовковиця» двоспальний, темно-синій";
    const address = "/product/7d0c2b3a-1110-4f0e-9d0a-6a4b1f0c2d11?colour=cornflower&size=двоспальний";
    const news: News = { kind: "back_in_stock", goods: [{ title: { uk: name, ru: name }, address }, ...titled(3)] };
    const sms = smsOf(shop, news, "ua");
    expect(sms).toContain("знову є Комплект постільної білизни… (+3) https://");
    expect(parts(sms)).toBeLessThanOrEqual(3);
  });
});
