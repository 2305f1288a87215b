import { expect, test } from "vitest";
import { sellerOf, settingDefaults, storeOf, withDefaults } from "./settings.rules.ts";

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

test("what is kept of a setting counts while it is of the setting's kind; others have their defaults", () => {
  expect(withDefaults([])).toEqual(settingDefaults);
  const kept = withDefaults([
    { name: "min_order", value: 2_000 },
    { name: "phone", value: 380671234567 },
    { name: "services", value: { card: true } },
    { name: "address", value: { uk: "Хмельницький", ru: "Хмельницкий" } },
    { name: "blue_line_text", value: ["Акція"] },
    { name: "of a version before", value: 1 },
  ]);
  expect(kept).toEqual({ ...settingDefaults, min_order: 2_000, address: { uk: "Хмельницький", ru: "Хмельницкий" } });
});

test("the seller's address is the shop's where there is no other; a phone that is not there is not made up", () => {
  const settings = { ...settingDefaults, address: { uk: "Хмельницький", ru: "Хмельницкий" } };
  expect(sellerOf({ ...settings, phone: "+380671234567" }, "ru")).toMatchObject({ address: "Хмельницкий", phone: "+380 (67) 123-45-67" });
  expect(sellerOf({ ...settings, phone: "", seller_address: { uk: "Київ", ru: "Киев" } }, "uk")).toMatchObject({
    address: "Київ",
    phone: "",
  });
});
