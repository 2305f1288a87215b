import { afterEach, expect, test, vi } from "vitest";
import { forgetForeignCookies } from "./forget-foreign-cookies.ts";

afterEach(() => vi.unstubAllGlobals());

const written = (cookie: string, hostname: string): string[] => {
  const all: string[] = [];
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      all.push(text);
    },
  });
  vi.stubGlobal("window", { location: { hostname } });
  forgetForeignCookies((name) => name.startsWith("_ga"));
  return all;
};

test("what is foreign is removed from the host and from every domain above it; the rest stays", () => {
  expect(written("locale=uk; _ga=GA1.1.2.3; cart_ga=1", "www.shop.ua")).toEqual([
    "_ga=; Max-Age=0; Path=/",
    "_ga=; Max-Age=0; Path=/; Domain=www.shop.ua",
    "_ga=; Max-Age=0; Path=/; Domain=shop.ua",
  ]);
});

test("a host without domains has nothing above it; without cookies nothing is written", () => {
  expect(written("_ga_X=1", "localhost")).toEqual(["_ga_X=; Max-Age=0; Path=/"]);
  expect(written("", "localhost")).toEqual([]);
});
