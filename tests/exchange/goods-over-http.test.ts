import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideImport, endSilentImports, readImport } from "../../features/exchange/exchange.server.ts";
import { endImport } from "../../features/exchange/server/received/end-import.ts";
import { selectOpenImports } from "../../features/exchange/server/talk/sessions.queries.ts";
import { catalogueOf, commerceMl, goodInShop, goodOf, importTexts, offerOf, offersOf } from "../../support/commerceml-files.ts";
import { enter } from "../../support/one-c.ts";
import { openExchangeShop, type ExchangeShop } from "./exchange-shop.ts";
import * as split from "./split-files.ts";

let one: ExchangeShop;
beforeAll(async () => {
  one = await openExchangeShop();
});
afterAll(() => one.shop.close());

const newestRun = () => one.shop.db.read.selectFrom("import_run").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
const newestSession = () =>
  one.shop.db.read.selectFrom("exchange_session").select("id").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

const goods = commerceMl(catalogueOf(goodOf("d1", "Сукня з мережива", "<Картинка>import_files/d1/a.png</Картинка>")));
const offers = commerceMl(offersOf(offerOf("d1#42", { w: "450" }, "<Количество>12</Количество>"), { w: "Оптовая цена" }));

describe("goods of the older module", () => {
  test("come in pieces of any length, pictures before them, and are on sale at once", async () => {
    const session = await enter(one.oneC, "catalog");
    expect((await session.send("import_files/d1/a.png", picture)).verdict).toBe("success");
    expect((await session.send("import.xml", goods, 37)).verdict).toBe("success");
    expect((await session.send("offers.xml", offers, 500)).verdict).toBe("success");
    expect(await session.import("import.xml")).toMatchObject({ verdict: "success", lines: ["рядків: 1, змінено: 1"] });
    expect(await session.import("offers.xml")).toMatchObject({ verdict: "success", lines: ["рядків: 1, змінено: 2"] });
    expect(await goodInShop(one.shop, "d1")).toMatchObject({ hidden: false, variations: 1, price: 45_000 });
    const { digest } = await one.shop.db.read.selectFrom("picture").select("digest").executeTakeFirstOrThrow();
    expect(digest).not.toBe("");
  });

  test("asked once more the answer is the same, and nothing changes", async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import.xml", goods);
    expect((await session.import("import.xml")).lines).toEqual(["рядків: 1, змінено: 0"]);
    expect(await session.import("import.xml")).toMatchObject({ verdict: "success", calls: 1 });
  });

  test("init forgets what came before, so that nothing is glued to it", async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import.xml", goods.slice(0, 100));
    await session.init("catalog");
    await session.send("import.xml", goods);
    expect((await session.import("import.xml")).verdict).toBe("success");
  });

  test("a file sent again after its import is a new one", async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import.xml", goods);
    await session.import("import.xml");
    await session.send("import.xml", commerceMl(catalogueOf(goodOf("d1", "Сукня з гіпюру"))));
    expect((await session.import("import.xml")).lines).toEqual(["рядків: 1, змінено: 1"]);
    expect(await goodInShop(one.shop, "d1")).toMatchObject({ name: "Сукня з гіпюру" });
  });
});

test("the newer module's six files are one import, which its last call ends", async () => {
  const session = await enter(one.oneC, "catalog", "3.1");
  const files = { classifier: split.classifier, goods: split.goods, offers: split.offers, prices: split.prices, rests: split.rests };
  for (const [name, xml] of Object.entries(files)) {
    await session.send(`${name}___f00d.xml`, xml);
    expect((await session.import(`${name}___f00d.xml`)).verdict).toBe("success");
  }
  const run = await newestRun();
  expect(run.state).toBe("running");
  expect((await session.said("mode=complete")).verdict).toBe("success");
  expect((await newestRun()).state).toBe("done");
  expect(await goodInShop(one.shop, split.coatId)).toMatchObject({ hidden: false, variations: 3, price: 129_000 });
  expect(await readdir(path.join(one.shop.config.dataDir, "exchange"))).not.toContain(String((await newestSession()).id));
});

test("an archive is unpacked at the first call for a file of it", async () => {
  const session = await enter(one.oneC, "catalog");
  await session.sendZip("v8_1.zip", { "import.xml": goods, "import_files/d1/a.png": picture, "notes.txt": "x" });
  const first = await session.said("mode=import&filename=import.xml");
  expect(first).toEqual({ verdict: "progress", lines: ["розпаковуємо v8_1.zip"] });
  expect((await session.import("import.xml")).verdict).toBe("success");
});

describe("S48 a full export", () => {
  const full = (...ids: string[]) => commerceMl(catalogueOf(ids.map((id) => goodOf(id, `Товар ${id}`)).join(""), true));
  const all = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8"];

  test("of several files is judged when 1C has said nothing for ten minutes, once", async () => {
    const priced = all.map((id) => offerOf(id, { w: "100" }, "<Количество>3</Количество>")).join("");
    const before = await enter(one.oneC, "catalog");
    await before.send("goods.xml", full("d1", split.coatId, ...all));
    await before.send("offers.xml", commerceMl(offersOf(priced, { w: "Оптовая цена" })));
    await before.import("goods.xml");
    await before.import("offers.xml");
    await before.said("mode=complete");
    const session = await enter(one.oneC, "catalog");
    await session.send("import0_1.xml", full("d1", split.coatId, "f1", "f2", "f3", "f4"));
    await session.import("import0_1.xml");
    expect(await goodInShop(one.shop, "f8")).toMatchObject({ hidden: false });
    one.shop.clock.advanceSeconds(590);
    await endSilentImports(one.shop);
    await session.send("import0_2.xml", full("f5", "f6", "f7"));
    await session.import("import0_2.xml");
    one.shop.clock.advanceSeconds(599);
    await endSilentImports(one.shop);
    expect(await goodInShop(one.shop, "f8")).toMatchObject({ hidden: false });
    one.shop.clock.advanceSeconds(2);
    const open = await selectOpenImports(one.shop.db.read, one.shop.clock.now());
    await Promise.all([endSilentImports(one.shop), endSilentImports(one.shop)]);
    // A process that looked at the same moment and comes later finds the files gone, and says nothing of others.
    const fingerprints = () => one.shop.db.read.selectFrom("import_run").select(["id", "fingerprint"]).orderBy("id").execute();
    const told = await fingerprints();
    expect(open.length).toBeGreaterThan(0);
    for (const session of open) await endImport(one.shop, session);
    expect(await fingerprints()).toEqual(told);
    expect(await goodInShop(one.shop, "f8")).toMatchObject({ hidden: true });
    expect(await goodInShop(one.shop, "f7")).toMatchObject({ hidden: false });
    expect((await newestRun()).state).toBe("done");
  });

  test("that would hide a fifth waits for staff, and asks once for the same files", async () => {
    const send = async () => {
      const session = await enter(one.oneC, "catalog");
      await session.send("import.xml", full("f1"));
      await session.import("import.xml");
      await session.said("mode=complete");
      return newestRun();
    };
    const run = await send();
    expect(run).toMatchObject({ state: "waiting", note: "hidesTooMany" });
    expect((await readImport(one.shop, run.id)).missing.count).toBeGreaterThan(5);
    const { shop } = one;
    await decideImport(shop, { id: run.id, decision: "refuse", now: shop.clock.now(), audit: async () => undefined });
    expect(await send()).toMatchObject({ state: "refused", note: "refusedBefore" });
    expect(await goodInShop(shop, "f7")).toMatchObject({ hidden: false });
  });

  test("that was refused is refused from a folder too, in whatever order its files are applied", async () => {
    const { shop } = one;
    const files = { "b.xml": full("f1"), "a.xml": commerceMl(offersOf("")) };
    const session = await enter(one.oneC, "catalog");
    for (const [name, text] of Object.entries(files)) {
      await session.send(name, text);
      await session.import(name);
    }
    await session.said("mode=complete");
    const { id } = await newestRun();
    await decideImport(shop, { id, decision: "refuse", now: shop.clock.now(), audit: async () => undefined });
    expect(await importTexts(shop, files)).toMatchObject({ state: "refused", note: "refusedBefore", values: { run: id } });
  });

  test("that could not be read whole hides nothing", async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import0_1.xml", full("f1", "f2", "f3", "f4", "f5", "f6", "d1"));
    await session.import("import0_1.xml");
    await session.send("import0_2.xml", full("f7", split.coatId).slice(0, -40));
    expect(await session.import("import0_2.xml")).toMatchObject({ verdict: "failure" });
    await session.said("mode=deactivate&timestamp=1");
    expect(await goodInShop(one.shop, "f7")).toMatchObject({ hidden: false });
    expect(await newestRun()).toMatchObject({ state: "done" });
  });
});

test("S48 a full export of which a file was never read hides nothing, and rows that were refused are told", async () => {
  const session = await enter(one.oneC, "catalog");
  await session.send("import.xml", commerceMl(catalogueOf(`${goodOf("d1")}<Товар><Наименование>Без Ид</Наименование></Товар>`, true)));
  await session.send("import0_2.xml", commerceMl(catalogueOf(goodOf("f1"), true)));
  expect((await session.import("import.xml")).lines).toEqual(["рядків: 2, змінено: 1", expect.stringContaining("не прийнято рядків: 1")]);
  await session.said("mode=complete");
  expect(await newestRun()).toMatchObject({ state: "done", note: "" });
  expect(await goodInShop(one.shop, "f7")).toMatchObject({ hidden: false });
});

test("another init in the same session ends the import before it", async () => {
  const session = await enter(one.oneC, "catalog");
  await session.send("import.xml", goods);
  await session.import("import.xml");
  await session.init("catalog");
  expect((await newestRun()).state).toBe("done");
  await session.send("import.xml", goods);
  expect((await session.import("import.xml")).verdict).toBe("success");
});

test("the next exchange ends what the one before left open", async () => {
  const left = await enter(one.oneC, "catalog");
  await left.send("import.xml", goods);
  await left.import("import.xml");
  const open = await newestRun();
  const next = await enter(one.oneC, "catalog");
  await next.send("import.xml", goods);
  await next.import("import.xml");
  const ended = await one.shop.db.read.selectFrom("import_run").select("state").where("id", "=", open.id).executeTakeFirstOrThrow();
  expect(ended.state).toBe("done");
});

test("rows for which goods are not known yet wait, and are taken when the goods come", async () => {
  const session = await enter(one.oneC, "catalog");
  await session.send(
    "offers.xml",
    commerceMl(offersOf(offerOf("late#1", { w: "70" }, "<Количество>2</Количество>"), { w: "Оптовая цена" })),
  );
  await session.import("offers.xml");
  await session.send("import.xml", commerceMl(catalogueOf(goodOf("late", "Пізній товар"))));
  await session.import("import.xml");
  expect(await goodInShop(one.shop, "late")).toMatchObject({ hidden: false, variations: 1, price: 7_000 });
});

describe("S47 a file somebody works on", () => {
  const claim = (seconds: number) =>
    one.shop.db.read
      .updateTable("exchange_file")
      .set({ state: "working", working_until: new Date(one.shop.clock.now().getTime() + seconds * 1_000) })
      .where("name", "=", "import.xml")
      .where("state", "=", "came")
      .execute();

  test("is left to its worker while that one is alive, and taken over when its lease is over", async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import.xml", goods);
    await claim(60);
    expect((await session.said("mode=import&filename=import.xml")).verdict).toBe("progress");
    expect((await session.said("mode=complete")).verdict).toBe("progress");
    one.shop.clock.advanceSeconds(61);
    expect((await session.import("import.xml")).verdict).toBe("success");
  });

  test("keeps the next exchange waiting", async () => {
    const session = await enter(one.oneC, "catalog");
    await session.send("import.xml", goods);
    await claim(60);
    const next = await enter(one.oneC, "catalog");
    await next.send("offers.xml", offers);
    expect(await next.said("mode=import&filename=offers.xml")).toEqual({
      verdict: "progress",
      lines: ["триває інший обмін, чекаємо його"],
    });
    one.shop.clock.advanceSeconds(61);
    expect((await next.import("offers.xml")).verdict).toBe("success");
  });
});
