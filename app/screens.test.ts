import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { serverOf } from "./screen-servers.server.ts";
import { screens } from "./screens.ts";

test("the code of every screen and frame stands where its name says, or a page would come without it and without its styles", () => {
  const parts = screens.flatMap(({ file, layouts }) => [file, ...layouts.map((layout) => layout.file)]);
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((file) => !existsSync(file))).toEqual([]);
});

test("the head of every screen has words of its own, save where the error screen has them", () => {
  expect(screens.filter(({ file }) => !serverOf(file).meta).map(({ id }) => id)).toEqual(["not-found"]);
});
