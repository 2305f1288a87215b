import { expect, test } from "vitest";
import { openLeads } from "./leads.ts";

const leadFor = openLeads([
  { typed: "розпродаж", to: "/sale" },
  { typed: "зимові чоботи", to: "/category/1820" },
]);

test.each([
  ["розпродаж", "/sale"],
  ["РОЗПРОДАЖІ", "/sale"],
  ["hjpghjlf;", "/sale"],
  ["чоботи зимові", "/category/1820"],
  ["купити зимових чобіт", undefined],
  ["купити зимові чоботи", "/category/1820"],
  ["зимові", undefined],
  ["зимові чоботи жіночі", undefined],
  ["", undefined],
])("«%s» leads to %s", (text, to) => {
  expect(leadFor(text)).toBe(to);
});
