import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { exchangeUk } from "../../../app/backoffice/words/uk/exchange.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { openProgram, toldOf } from "../../../support/program.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const { programs: words, settle, noRemarks } = exchangeUk.exchange;

test("the owner makes a key, an engineer tries it on the page and sends its tables, an order is moved, and the key is withdrawn", async () => {
  const { shop } = place();
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/exchange`);
  await page.getByText(words.none).waitFor();
  await look("programs-none");
  const make = async () => {
    await page.getByRole("button", { name: words.make }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.make }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await make();
  await page.getByText("Заповніть це поле").waitFor();
  await page.getByLabel(words.name).fill("BAS");
  await make();
  const shown = page.getByRole("alert").filter({ hasText: words.keyOnce });
  const key = (await shown.locator("b").textContent()) ?? "";
  expect(key).toHaveLength(43);
  await page.getByText("0 замовлень чекають").waitFor();
  await look("programs-key");

  await page.getByRole("link", { name: words.guide }).click();
  await page.getByRole("heading", { name: words.calls }).waitFor();
  await look("programs-guide");
  await page.getByLabel(words.yourKey).fill("x".repeat(43));
  await page.getByRole("button", { name: words.try, exact: true }).click();
  await page.getByText(/^401 · /).waitFor();
  await page.getByLabel(words.yourKey).fill(key);
  await page.getByRole("button", { name: words.try, exact: true }).click();
  await page.getByText(/^200 · .*"BAS"/).waitFor();

  const program = openProgram((request) => fetch(request), { origin: shop.url, key });
  for (const kind of ["goods", "prices", "stock"] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: `Завантажити ${kind}.csv` }).click();
    const table = await readFile(await (await downloading).path());
    const answer = await program.put(kind, table);
    expect([answer.status, answer.body.rows.refused]).toEqual([200, 0]);
  }
  const name = async () => ((await (await fetch(`${shop.url}/api/get-product/78`)).json()) as { name?: string }).name;
  await expect.poll(name, { timeout: 5_000 }).toBe("Плед вовняний");
  expect(toldOf(await program.put("stock", [{ article: "такого немає", stock: 1 }]))).toEqual([
    "1 такого немає refused keyUnknown(article)",
  ]);

  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app);
  await page.goto(`${shop.url}/admin/exchange`);
  await page.getByText("1 замовлення чекає", { exact: false }).waitFor();
  const { orders } = (await program.get<{ orders: { number: number; version: number }[] }>("orders")).body;
  expect(orders.map((order) => order.number)).toEqual([Number(number)]);
  await program.post("orders/confirm", { orders: orders.map((order) => ({ number: order.number, version: order.version })) });
  await program.post(`orders/${number}/status`, { status: "На погодженні" });
  await page.reload();
  await page.getByText("Невідомий статус «На погодженні»").waitFor();
  await page.getByText("(«BAS»)", { exact: false }).waitFor();
  await look("programs-remark");
  await page.getByRole("button", { name: `${settle}: ${number}` }).click();
  await page.getByRole("button", { name: `${settle}: ${number}` }).waitFor({ state: "detached" });
  expect(await page.getByText(noRemarks).count()).toBe(0);

  await page.goto(`${shop.url}/admin/imports`);
  await page.locator("tbody tr").first().click();
  await page.getByText("BAS: stock", { exact: false }).first().waitFor();

  await page.goto(`${shop.url}/admin/exchange`);
  await page.getByRole("button", { name: `${words.withdraw}: BAS` }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.withdraw }).click();
  await page.getByText(words.withdrawn, { exact: true }).waitFor();
  expect((await program.get("me")).status).toBe(401);
  await close();
});
