import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { priceTypes } from "../../db/seed/catalogue/export-header.ts";
import { catalogueOf, commerceMl, goodOf, offerOf, offersOf } from "../../support/commerceml-files.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";

let shop: RunningShop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop?.stop());

test("an import beside a running shop on the embedded database goes through the shop, and visitors meet the goods at once", async () => {
  const file = path.join(shop.dataDir, "fresh.xml");
  const offers = offersOf(offerOf("fresh-1", { [priceTypes.wholesale]: "250" }, "<Количество>9</Количество>"));
  await writeFile(file, commerceMl(catalogueOf(goodOf("fresh-1", "Сукня із сусіднього вікна")) + offers));
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ["processes/import.ts", file],
      { env: { ...process.env, NODE_ENV: "production", DATA_DIR: shop.dataDir, DATABASE_URL: "", LOG_LEVEL: "silent" } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });
  expect(said).toContain("товарів 1, пропозицій 1");
  expect(code).toBe(0);
  await expect.poll(async () => (await fetch(`${shop.url}/product/fresh-1`)).text()).toContain("Сукня із сусіднього вікна");
}, 60_000);
