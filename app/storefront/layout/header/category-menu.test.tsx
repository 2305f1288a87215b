import { expect, test } from "vitest";
import { exampleCategory } from "../../../../features/catalogue/catalogue.examples.ts";
import { renderScreen } from "../../../../support/pages/render-screen.tsx";
import { CategoryMenu } from "./category-menu.tsx";

const category = (id_1c: string, children: object[] = []) => ({ ...exampleCategory, id_1c, children });
const linksOf = (categoriesFemale: object[]) => {
  const root = { gender: "female", menu: { categoriesFemale, categoriesMale: [], categoriesKids: [], categoriesForHome: [] } };
  const markup = renderScreen(<CategoryMenu />, { root });
  return [...markup.matchAll(/href="\/category\/([^"]*)"/g)].map(([, id]) => id);
};

test("a category of several children leads to itself, one of a single child to that", () => {
  expect(linksOf([category("1100", [category("1110"), category("1120")]), category("1700", [category("1710")])])).toEqual([
    "1100",
    "1110",
    "1120",
    "1710",
  ]);
});

test("an id of 1C of any characters stays one step of the address", () => {
  const [link = ""] = linksOf([category("Взуття/зима #1?")]);
  expect(link).toMatch(/^[^/?#]+$/);
  expect(decodeURIComponent(link)).toBe("Взуття/зима #1?");
});
