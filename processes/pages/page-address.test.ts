import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { screens } from "../../app/screens.ts";
import { isShareablePath, sharedAddress } from "./page-address.ts";

const shared = screens.filter(({ path }) => isShareablePath(`/${path}`));

/** The query names that the loader of a screen asks for by name. */
function namesAsked(screenFile: string): string[] {
  const loader = screenFile.replace(".route.tsx", ".loader.server.ts");
  if (!existsSync(loader)) return [];
  return [...readFileSync(loader, "utf8").matchAll(/\bsearchParams\.(?:get|getAll|has)\("([^"]+)"/g)].map(([, name = ""]) => name);
}

test("a shared page keeps every query name that its loader asks for, and no other", () => {
  const asked = shared.flatMap(({ path, file }) => namesAsked(file).map((name) => ({ path, name })));
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(["page", "q", "sort", "product", "fit", "film", "order"]));
  const lost = asked.filter(
    ({ path, name }) => !sharedAddress(new URL(`https://shop.test/${path}?${name}=1`), undefined).searchParams.has(name),
  );
  expect(lost).toEqual([]);
  const address = sharedAddress(new URL("https://shop.test/reviews?utm_source=letter&film=1&gclid=7"), "https://semyriad.ua");
  expect(address.href).toBe("https://semyriad.ua/reviews?film=1");
});
