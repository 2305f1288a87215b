import { expect, test } from "vitest";
import { renderScreen } from "../../../../support/pages/render-screen.tsx";
import { CategoryMenu } from "./category-menu.tsx";

type Entry = { id_1c: string; name: string; children: { id_1c: string; name: string }[] };

const linksOf = (female: Entry[]) => {
  const markup = renderScreen(<CategoryMenu />, { root: { gender: "female", menu: { female, male: [], kids: [], home: [] } } });
  return [...markup.matchAll(/href="\/category\/([^"]*)"/g)].map(([, id]) => id);
};

test("a category leads to itself and its children to themselves", () => {
  const children = ["1110", "1120"].map((id_1c) => ({ id_1c, name: id_1c }));
  const entries = [
    { id_1c: "1100", name: "Сукні", children },
    { id_1c: "1710", name: "Шкарпетки", children: [] },
  ];
  expect(linksOf(entries)).toEqual(["1100", "1110", "1120", "1710"]);
});

test("an id of 1C of any characters stays one step of the address", () => {
  const [link = ""] = linksOf([{ id_1c: "Взуття/зима #1?", name: "Взуття", children: [] }]);
  expect(link).toMatch(/^[^/?#]+$/);
  expect(decodeURIComponent(link)).toBe("Взуття/зима #1?");
});
