import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { priceTypes } from "../../../db/seed/catalogue/export/export-header.ts";
import { openBrowser } from "../../../support/pages/browser.ts";
import { catalogueOf, commerceMl, goodOf, offerOf, offersOf } from "../../../support/commerceml-files.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";

let shop: RunningShop;
beforeAll(async () => void (shop = await startShop({ DATABASE_URL: "" })));
afterAll(() => shop?.stop());

/** Gives a file to the import program, as 1C or a person at the console does; answers how it ended and what it said. */
async function importText(name: string, text: string): Promise<{ code: number; said: string }> {
  const file = path.join(shop.dataDir, name);
  await writeFile(file, text);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["processes/import.ts", file],
      { env: { ...process.env, NODE_ENV: "production", DATA_DIR: shop.dataDir, DATABASE_URL: "", LOG_LEVEL: "silent" } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });
}

test("an import beside a running shop on the embedded database goes through the shop, and visitors meet the goods at once", async () => {
  const offers = offersOf(offerOf("fresh-1", { [priceTypes.wholesale]: "250" }, "<Количество>9</Количество>"));
  const { code, said } = await importText("fresh.xml", commerceMl(catalogueOf(goodOf("fresh-1", "Сукня із сусіднього вікна")) + offers));
  expect(said).toContain("товарів 1, пропозицій 1");
  expect(code).toBe(0);
  await expect.poll(async () => (await fetch(`${shop.url}/product/fresh-1`)).text()).toContain("Сукня із сусіднього вікна");
}, 60_000);

test("a full export that would hide nearly everything waits for a manager, who leaves the goods on sale once and hides them the next time", async () => {
  const fullExport = (name: string) => importText("full.xml", commerceMl(catalogueOf(goodOf("fresh-1", name), true)));
  const statusOf = async () => (await fetch(`${shop.url}/product/planted-stock-50`)).status;
  const { cookie } = await ownerByCalls(shop);
  const browser = await openBrowser({ withPictures: false });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  const page = await context.newPage();
  const decide = async (said: string, decision: string) => {
    const id = /--take (?<id>\d+)/.exec(said)?.groups?.["id"];
    await page.goto(`${shop.url}/admin/imports/${id}/show`);
    await page.getByRole("button", { name: decision }).click();
    await page.getByRole("dialog").getByRole("button", { name: decision }).click();
    await page.getByText("Рішення записано").waitFor();
    await page.getByText("Цей обмін чекає вашого рішення").waitFor({ state: "hidden" });
    await page.getByText(`Обмін № ${id} чекає рішення`).waitFor({ state: "hidden" });
  };
  await decide((await fullExport("Сукня")).said, "Залишити в продажу");
  expect(await statusOf()).toBe(200);
  await decide((await fullExport("Сукня довга")).said, "Прийняти: прибрати з продажу");
  await expect.poll(statusOf).not.toBe(200);
  await browser.close();
}, 120_000);
