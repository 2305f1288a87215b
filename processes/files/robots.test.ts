import { expect, test } from "vitest";
import { robots } from "./robots.ts";

/** RFC 9309: the longest matching rule wins, allow on a tie. */
function mayRead(address: string): boolean {
  const rules = [...robots("https://shop.example").matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verdict, pattern = ""]) => ({
    pattern,
    allows: verdict === "Allow",
  }));
  const fitting = rules.filter(({ pattern }) =>
    new RegExp(`^${pattern.replace(/[.?+&]/g, String.raw`\$&`).replaceAll("*", ".*")}`).test(address),
  );
  fitting.sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));
  return fitting[0]?.allows ?? true;
}

test.each([
  "/",
  "/ru",
  "/category/1110",
  "/category/1110?page=2",
  "/product/verba",
  "/product/verba?colour=red&size=46",
  "/ru/product/verba?size=46",
  "/category/1110?size=46",
  "/ru/category/1110?page=2&colour=red",
  "/sale?sort=cheaper",
  "/category/1110?price_min=5&price_max=9",
  "/search?q=coat",
])("robots may read %s", (address) => expect(mayRead(address)).toBe(true));

test.each([
  "/admin",
  "/admin/orders",
  "/api/get-products",
  "/price-list/secret.xml",
  "/account/orders",
  "/ru/account",
  "/cart",
  "/ru/checkout/success",
])("but not %s", (address) => expect(mayRead(address)).toBe(false));

test("it says where the sitemap is", () => {
  expect(robots("https://shop.example")).toContain("\nSitemap: https://shop.example/sitemap.xml\n");
});
