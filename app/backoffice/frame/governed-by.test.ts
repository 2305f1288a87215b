import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { permissions } from "../../../features/staff/staff.rules.ts";
import { governedBy } from "./governed-by.ts";
import { menuSections } from "./menu-sections.ts";

const placesIn = (file: string, pattern: RegExp) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);

test("every place of the menu and every resource is governed by a permission that there is", () => {
  const places = [
    ...menuSections.flatMap(({ places: listed }) => listed.map(({ name }) => name)),
    ...placesIn("app/backoffice/back-office.tsx", /<Resource\s+name="([\w-]+)"/g),
  ];
  expect(places.length).toBeGreaterThan(30);
  for (const place of places) expect(Object.keys(permissions), place).toContain(`${governedBy(place)}.see`);
});
