import fc from "fast-check";
import { expect, test } from "vitest";
import { homeWanting, wantedIn } from "./wanted-page.ts";

const hashOf = (address: string) => new URL(address, "https://semyriad.example").hash;

test.each(["/account", "/account/orders/100234?tab=parcels", "/ru/checkout", "/account/chat?text=Де%20моє"])(
  "%s is asked for again",
  (wanted) => {
    expect(wantedIn(hashOf(homeWanting("ua", wanted)))).toBe(wanted);
  },
);

test("home is that of the language", () => {
  expect(homeWanting("ru", "/ru/account")).toBe("/ru#sign-in:%2Fru%2Faccount");
});

test.each([
  "",
  "#main",
  "#sign-in:",
  "#sign-in:%E0%A4%A",
  ...[
    "https://evil.example/account",
    "//evil.example/account",
    "/\\evil.example",
    "javascript:alert(1)//account",
    "/accounts",
    "/faq",
    "account",
  ].map((wanted) => `#sign-in:${encodeURIComponent(wanted)}`),
])("%s leads nowhere", (hash) => {
  expect(wantedIn(hash)).toBeUndefined();
});

test("whatever stands behind the mark, the way never leaves the shop", () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, text) => {
      for (const wanted of [url, text, `/account/${text}`, `/checkout?${text}`]) {
        const led = wantedIn(`#sign-in:${encodeURIComponent(wanted)}`);
        if (led !== undefined) expect(new URL(led, "https://semyriad.example").origin).toBe("https://semyriad.example");
      }
    }),
  );
});
