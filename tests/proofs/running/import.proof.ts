import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeFolderLock } from "../../../platform/db/embedded/folder-lock.ts";
import { catalogueOf, commerceMl, goodOf, offerOf, offersOf } from "../../../support/commerceml-files.ts";
import { folderForEmbedded } from "../../../support/run/prepared-shop.ts";

let dataDir = "";
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-import-command-"));
  const prepared = await folderForEmbedded();
  dataDir = path.join(folder, "data");
  await cp(path.join(prepared, "database"), path.join(dataDir, "database"), { recursive: true });
  await rm(prepared, { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (name: string, text: string): Promise<string> => {
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
};

const command = (...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ["processes/import.ts", ...words],
      { env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "silent" } },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });

test("an import from the command line says what it did, asks where it must, and is decided there once", async () => {
  const ids = ["a", "b", "c"];
  const goods = await file("goods.xml", commerceMl(catalogueOf(ids.map((id) => goodOf(id)).join(""))));
  const offers = await file(
    "offers.xml",
    commerceMl(offersOf(ids.map((id) => offerOf(`${id}#1`, { o: "100", z: "60" })).join(""), { o: "Гуртова", z: "Закупівельна" })),
  );
  const first = await command(goods, offers);
  expect(first.said).toContain("Обмін № 1: товарів 3, пропозицій 3");
  expect(first.said).toContain("Тип ціни «Гуртова»: Ціна продажу: опт");
  expect(first.said).toContain("Тип ціни «Закупівельна»: Закупівельна, за нею не продаємо");
  expect(first.code).toBe(0);
  const waiting = await command(await file("full.xml", commerceMl(catalogueOf(goodOf("a"), true))));
  expect(waiting.said).toContain("Повний обмін сховав би 2 товарів із 3: чекає рішення");
  expect(waiting.said).toContain("  A-b · Сукня · b");
  expect(waiting.said).toContain("npm run import -- --take 2");
  expect(waiting.code).toBe(2);
  expect(await command("--show", "2")).toMatchObject({ code: 2, said: expect.stringContaining("Сховає зараз товарів: 2") as string });
  expect(await command("--take", "2")).toMatchObject({
    code: 0,
    said: "Обмін № 2: Рішення: прийняти. Сховано товарів: 2, знято з продажу варіантів: 0\n",
  });
  expect((await command("--refuse", "2")).said).toBe("Обмін № 2 не чекає рішення: його вже вирішено або він завершився без запитань\n");
  expect(await command("--take", "77")).toEqual({ code: 1, said: "Обміну № 77 немає\n" });
}, 120_000);

test("what cannot be imported is one line that says why", async () => {
  const page = await command(await file("page.xml", "<html><body>Увійдіть</body></html>"));
  expect(page).toEqual({
    code: 1,
    said: "Обмін не вдався: page.xml, рядок 1: Це не файл CommerceML: починається з <html>. Файл нічого не змінив\n",
  });
  expect((await command("--take")).said).toContain("--refuse N");
  const giveBack = await takeFolderLock(path.join(dataDir, "database.in-use"));
  const beside = await command(path.join(folder, "page.xml"));
  await giveBack();
  expect(beside.code).toBe(1);
  expect(beside.said).toMatch(/^Базу зайнято \(process \d+ on [^)]*\), і обміну там не беруть: [^\n]* повторіть команду\.\n$/);
}, 60_000);
