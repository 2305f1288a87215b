import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { permissions } from "../../../features/staff/staff.rules.ts";
import { governedBy } from "./governed-by.ts";

const placesIn = (file: string, pattern: RegExp) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);

test("every place of the menu and every resource is governed by a permission that there is", () => {
  const places = [
    ...placesIn("app/backoffice/frame/back-office-menu.tsx", /name: "([\w-]+)", Icon/g),
    ...placesIn("app/backoffice/back-office.tsx", /<Resource\s+name="([\w-]+)"/g),
  ];
  expect(places.length).toBeGreaterThan(30);
  for (const place of places) expect(Object.keys(permissions), place).toContain(`${governedBy(place)}.see`);
});
