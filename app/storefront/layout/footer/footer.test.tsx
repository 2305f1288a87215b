import { expect, test } from "vitest";
import { builtServices } from "../../../../features/settings/services.rules.ts";
import { serviceSentences } from "../../../../features/settings/service-sentences.rules.ts";
import { renderScreen } from "../../../../support/pages/render-screen.tsx";
import { Footer } from "./footer.tsx";

const named = (
  "/female /male /kids /home /account /favorites /account/orders /account/unpaid-orders /account/notifications /about /delivery /faq " +
  "/loyalty /warranty /suppliers /get-offer /privacy-policy /public-offer"
).split(" ");

test.each([
  ["ua", ""],
  ["ru", "/ru"],
] as const)("the footer leads to every page the specification names (%s)", (locale, prefix) => {
  const seller = { name: "ТОВ «Семиряд»", code: "12345678", address: "29000, Хмельницький, вул. Геологів, 7" };
  const root = { year: 2026, settings: {}, seller, said: serviceSentences(new Set(builtServices), locale) };
  const markup = renderScreen(<Footer />, { path: `${prefix}/faq`, root });
  expect(named.filter((path) => !markup.includes(`href="${prefix}${path}"`))).toEqual([]);
  const inSight = markup.replaceAll(/<details.*?<\/details>/gs, "");
  expect(inSight).toContain("ТОВ «Семиряд», код 12345678, 29000, Хмельницький, вул. Геологів, 7");
  for (const path of ["/privacy-policy", "/public-offer"]) expect(inSight).toContain(`href="${prefix}${path}"`);
});
