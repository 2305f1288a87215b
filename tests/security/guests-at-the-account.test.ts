import { afterAll, beforeAll, expect, test } from "vitest";
import { loader } from "../../app/storefront/account/account.loader.server.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

test("S59 a guest who asks for the account is led away and leaves no failure behind, which anybody could fill the log with", async () => {
  const forgotten: unknown[] = [];
  const note = (error: unknown) => forgotten.push(error);
  process.on("unhandledRejection", note);
  try {
    const url = new URL("http://localhost:3000/account");
    const asked = loader({ request: new Request(url), url, params: {}, context: { visit: testVisit(shop) } });
    await expect(asked).rejects.toMatchObject({ status: 401 });
    await new Promise((done) => setTimeout(done, 50));
  } finally {
    process.off("unhandledRejection", note);
  }
  expect(forgotten).toEqual([]);
});
