import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeOverlay, closeOverlayOfPageBefore, openedOverlay, openOverlay, openOverlayNext } from "./overlay-store.ts";

const page = { location: { pathname: "/product/verba" } };
beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("window", page);
  closeOverlay();
  closeOverlay();
});
afterEach(() => {
  vi.unstubAllGlobals();
  page.location.pathname = "/product/verba";
});

test("what is to be said after the open dialog waits until that is through, and is said then", () => {
  openOverlay("profile");
  openOverlayNext("unavailableProduct");
  expect(openedOverlay()).toBe("profile");
  closeOverlay();
  expect(openedOverlay()).toBe("unavailableProduct");
  closeOverlay();
  expect(openedOverlay()).toBeUndefined();
});

test("dialogs that follow one another leave it waiting, and another page does not lose it", () => {
  openOverlay("authCode");
  openOverlayNext("unavailableProduct");
  openOverlay("profile");
  expect(openedOverlay()).toBe("profile");
  page.location.pathname = "/account";
  closeOverlayOfPageBefore();
  expect(openedOverlay()).toBe("unavailableProduct");
});

test("with nothing open it is said at once", () => {
  openOverlayNext("unavailableProduct");
  expect(openedOverlay()).toBe("unavailableProduct");
});
