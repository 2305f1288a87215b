import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { takeFolderLock } from "../../platform/db/embedded/folder-lock.ts";
import { catalogueOf, commerceMl, goodInShop, goodOf, offerOf, offersOf } from "../../support/commerceml-files.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { askShop, runAskedCommands } from "./asked-commands.ts";
import { parseImportCommand, type ImportCommand } from "./import-command.ts";
import { idOf } from "../../platform/ids.ts";

let dataDir = "";
let shop: TestShop;
let giveBack: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "semyriad-asked-"));
  shop = await openTestShop({ database: "embedded", config: { dataDir } });
  giveBack = await takeFolderLock(path.join(dataDir, "database.in-use"));
});
afterAll(async () => {
  await giveBack();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Asks while the shop's schedule looks for commands. */
async function ask(command: ImportCommand) {
  const answer = askShop(shop.config, command, { owner: "the shop", onProgress: () => undefined });
  let looking = Promise.resolve();
  const timer = setInterval(() => (looking = looking.then(() => runAskedCommands(shop))), 100);
  const answered = await answer.finally(() => clearInterval(timer));
  await looking;
  return answered;
}

test("an import asked for beside the shop is done by the shop, decided there too, and leaves nothing behind", async () => {
  const file = path.join(dataDir, "a.xml");
  const goods = ["a", "b", "c"].map((id) => goodOf(id)).join("");
  const offers = ["a", "b", "c"].map((id) => offerOf(`${id}#1`, { o: "100" })).join("");
  await writeFile(file, commerceMl(catalogueOf(goods) + offersOf(offers, { o: "Оптова" })));
  expect(await ask({ kind: "import", paths: [file] })).toMatchObject({
    code: 0,
    said: expect.stringContaining("Обмін № 1: товарів 3, пропозицій 3") as string,
  });
  expect(await goodInShop(shop, "a")).toMatchObject({ hidden: false, price: 10_000 });
  await writeFile(file, commerceMl(catalogueOf(goodOf("a"), true)));
  expect(await ask({ kind: "import", paths: [file] })).toMatchObject({ code: 2 });
  expect(await ask({ kind: "decision", decision: "--take", id: idOf<"import_run">(2) })).toMatchObject({
    code: 0,
    said: "Обмін № 2: Рішення: прийняти. Сховано товарів: 2, знято з продажу варіантів: 0",
  });
  expect(await ask({ kind: "decision", decision: "--take", id: idOf<"import_run">(77) })).toMatchObject({
    code: 1,
    said: "Обміну № 77 немає",
  });
  expect(await ask({ kind: "import", paths: [path.join(dataDir, "none.xml")] })).toMatchObject({ code: 1 });
  expect(await readdir(path.join(dataDir, "imports", "asked"))).toEqual([]);
}, 30_000);

test("how far the shop has come is passed on while the command waits", async () => {
  const folder = path.join(dataDir, "imports", "asked");
  const file = path.join(dataDir, "far.xml");
  await writeFile(file, commerceMl(catalogueOf(goodOf("a"))));
  const seen = Promise.withResolvers<number>();
  const command: ImportCommand = { kind: "import", paths: [file] };
  const answer = askShop(shop.config, command, { owner: "the shop", onProgress: seen.resolve });
  const asked = await vi.waitUntil(async () => (await readdir(folder).catch(() => [])).find((name) => name.endsWith(".asked")), 5000);
  await writeFile(path.join(folder, asked.replace(".asked", ".progress")), "0.4");
  expect(await seen.promise).toBe(0.4);
  await runAskedCommands(shop);
  expect(await answer).toMatchObject({ code: 0 });
});

test("a shop that ends before it is done is told, with what to do", async () => {
  const asked = askShop(
    shop.config,
    { kind: "decision", decision: "--show", id: idOf<"import_run">(1) },
    { owner: "the shop", onProgress: () => undefined },
  );
  await giveBack();
  await expect(asked).rejects.toThrow("Магазин зупинився, не закінчивши обміну. Повторіть команду");
  giveBack = () => Promise.resolve();
});

test("what the words of the command ask for", () => {
  expect(parseImportCommand(["a", "b.xml"])).toEqual({ kind: "import", paths: ["a", "b.xml"], isTrial: false });
  expect(parseImportCommand(["--try", "a", "b.xml"])).toEqual({ kind: "import", paths: ["a", "b.xml"], isTrial: true });
  expect(parseImportCommand(["--take", "12"])).toEqual({ kind: "decision", decision: "--take", id: 12 });
  for (const wrong of [[], ["--try"], ["--try", "--take"], ["--take"], ["--take", "x"], ["--take", "1", "2"], ["--help"]])
    expect(parseImportCommand(wrong)).toBeUndefined();
});
