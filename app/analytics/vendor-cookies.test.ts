import { afterEach, expect, test, vi } from "vitest";
import { forgetVendorCookies } from "./vendor-cookies.ts";

afterEach(() => vi.unstubAllGlobals());

const forgotten = (agreed: Parameters<typeof forgetVendorCookies>[0]): string[] => {
  const gone: string[] = [];
  vi.stubGlobal("window", { location: { hostname: "localhost" } });
  vi.stubGlobal("document", {
    get cookie() {
      return "_ga=1; _ga_TEST123=2; _fbp=3; _fbc=4; _gallery=5; token=6; _fb=7";
    },
    set cookie(text: string) {
      gone.push(text.split("=")[0] ?? "");
    },
  });
  forgetVendorCookies(agreed);
  return gone;
};

test("S53 cookies of vendors go with their consent, and no others", () => {
  expect(forgotten([])).toEqual(["_ga", "_ga_TEST123", "_fbp", "_fbc"]);
  expect(forgotten(["analytics"])).toEqual(["_fbp", "_fbc"]);
  expect(forgotten(["advertising"])).toEqual(["_ga", "_ga_TEST123"]);
  expect(forgotten(["analytics", "advertising"])).toEqual([]);
});
