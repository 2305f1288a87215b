import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startShop, type RunningShop } from "../../support/running-shop.ts";

let shop: RunningShop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.stop());

/** The status for a target as it is written. */
const ask = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

test.each(["/%", "/%zz", "/%E0%A4%A", "/product/%ED%A0%80", "/api/%E0", "/a%2fb", "/a%5cb", "/a%00", "/a\\b", "//a", "/sale?q=%00"])(
  "S42 the built server refuses %s before it looks for it",
  async (path) => expect(await ask(path)).toBe(400),
);

test("S42 what is encoded well is looked for", async () => {
  for (const path of ["/product/%D1%81", "/product/%F0%9F%98%80", "/product/a%20b"]) expect(await ask(path)).toBe(404);
});
