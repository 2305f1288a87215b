import fc from "fast-check";
import { expect, test } from "vitest";
import { mayDo, passwordFault, permissions, permissionsOf, roles } from "./staff.rules.ts";

test("an owner may do everything, nobody may do what is not named", () => {
  for (const permission of Object.keys(permissions)) expect(mayDo("owner", permission)).toBe(true);
  for (const role of roles) expect(mayDo(role, "shop.burn")).toBe(false);
});

test("support sees orders and changes none, answers requests and reads reviews; only owners change staff and settings", () => {
  expect(permissionsOf("support")).toEqual([
    "session.see",
    "dashboard.see",
    "orders.see",
    "products.see",
    "search.see",
    "customers.see",
    "customers.unlock",
    "reservations.see",
    "chats.see",
    "chats.change",
    "leads.see",
    "leads.change",
    "reviews.see",
    "reviews.change",
  ]);
  const changes = roles.filter((role) => mayDo(role, "staff.change") || mayDo(role, "settings.change"));
  expect(changes).toEqual(["owner"]);
});

test("the warehouse gathers orders and sees nothing else: neither customers nor money", () => {
  expect(permissionsOf("warehouse")).toEqual(["session.see", "picking.see", "picking.change"]);
});

test("whoever may change a thing may see it", () => {
  for (const role of roles) {
    for (const permission of permissionsOf(role)) {
      const [thing, what] = permission.split(".");
      if (what === "change" || what === "end") expect(mayDo(role, `${thing}.see`)).toBe(true);
    }
  }
});

test.each([
  ["короткий", "staff.passwordShort"],
  ["чотирнадцять14", "staff.passwordShort"],
  ["aaaaaaaaaaaaaaaaaaaa", "staff.passwordGuessable"],
  ["1234567890123456", "staff.passwordGuessable"],
  ["абвгґдеєжзиіїйкл", "staff.passwordGuessable"],
  ["Password Password", "staff.passwordGuessable"],
  ["olena.koval-у-магазині", "staff.passwordGuessable"],
  ["Магазин Семиряд 2026", "staff.passwordGuessable"],
  ["x".repeat(70) + "y0z1w2v3u4t5s6r7q8p9o!n@m#l$k%j^i&h*g(f)e_d+c=b-a".repeat(2), "form.tooLong"],
])("S29 the password %s is refused: %s", (password, fault) => {
  expect(passwordFault(password, "olena.koval@example.com")).toBe(fault);
});

test("S29 a long phrase is taken, a password under 15 characters never", () => {
  expect(passwordFault("вчора дощ ішов із самого ранку", "olena.koval@example.com")).toBeUndefined();
  fc.assert(fc.property(fc.string({ maxLength: 14 }), (password) => passwordFault(password, "a@b.ua") !== undefined));
});
