import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPage } from "../../app/find-page.ts";
import { pathIn } from "../../client/locale/locale.ts";
import { letterHtml, letterText } from "../../features/messages/letter.ts";
import { newsExamples } from "../../features/notifications/news.examples.ts";
import { pageOf } from "../../features/notifications/news.rules.ts";
import { staffLettersApi } from "../../features/notifications/notifications.server.ts";
import { listLetters, type LetterPreview } from "../../features/notifications/staff-letters.contract.ts";
import { writeSettings } from "../../features/settings/settings.server.ts";
import { locales } from "../../platform/i18n.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
let letters: LetterPreview[];
beforeAll(async () => {
  shop = await openTestShop();
  await writeSettings(shop, {
    seller_name: { uk: "ТОВ «Ряд» & <син>", ru: "ООО «Ряд» & <сын>" },
    seller_code: "12345678",
    seller_taxes: "no_vat",
  });
  letters = (await callEndpoint(staffLettersApi, listLetters, testVisit(shop), { page: 1, perPage: 100 })).body.data;
});
afterAll(() => shop.close());

const screenOf = (path: string): string | undefined =>
  findPage(path.replace(/[?#].*/, ""))
    ?.parts.at(-1)
    ?.id.split("___")[0];
const linksOf = ({ actions, foot }: LetterPreview): string[] =>
  [...actions, ...foot].flatMap((part) => (typeof part === "string" ? [] : [part.url]));

describe("every letter, in both languages", () => {
  test("there is one for all news", () => {
    expect(letters).toHaveLength(2 * Object.values(newsExamples).flat().length);
  });

  test("its links and the notice's page lead to pages that the shop has", () => {
    const pages = Object.values(newsExamples).flat().map(pageOf);
    const paths = [
      ...letters.flatMap(linksOf).map((url) => new URL(url).pathname),
      ...locales.flatMap((locale) => pages.map((page) => pathIn(locale, page))),
    ];
    const lost = [...new Set(paths)].filter((path) => [undefined, "not-found"].includes(screenOf(path)));
    expect(lost).toEqual([]);
  });

  test("text and HTML say the same, name the seller, and the HTML takes nothing from elsewhere and trusts no text", () => {
    for (const letter of letters) {
      const body = { ...letter, language: letter.language };
      const [text, html] = [letterText(body), letterHtml(body)];
      for (const link of linksOf(letter)) {
        expect(text).toContain(link);
        expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
      }
      for (const said of [letter.title, ...letter.paragraphs]) expect(text).toContain(said);
      expect(text).toContain(letter.language === "uk" ? "ТОВ «Ряд» & <син>, код 12345678" : "ООО «Ряд» & <сын>, код 12345678");
      expect(html).toMatch(/&amp; &lt;с[иы]н&gt;/);
      expect(html).not.toMatch(/<img|<link|<style|<script|src=|url\(|<с[иы]н>/);
    }
  });

  test("an SMS is three parts at most", () => {
    expect(letters.filter(({ sms }) => sms.length > 201).map(({ sms }) => sms)).toEqual([]);
  });
});
