import { expect, test } from "vitest";
import { storeOf } from "./settings.rules.ts";

const both = { link_app_store: "https://apps.example/1", link_google_play: "https://play.example/1" };

test.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile", "https://play.example/1"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)", "https://apps.example/1"],
  ["Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X)", "https://apps.example/1"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", undefined],
  ["", undefined],
])("%s is led to its own store", (userAgent, store) => expect(storeOf(userAgent, both)).toBe(store));

test("a phone whose store has no app is led to none", () => {
  expect(storeOf("Android", { ...both, link_google_play: "" })).toBeUndefined();
  expect(storeOf("iPhone", { ...both, link_app_store: "" })).toBeUndefined();
});
