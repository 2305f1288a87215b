import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usualLimits } from "../../platform/limits/limits.ts";
import { commerceMl } from "../../support/commerceml-files.ts";
import { enter } from "../../support/one-c.ts";
import { openExchangeShop, type ExchangeShop } from "./exchange-shop.ts";

let one: ExchangeShop;
beforeAll(async () => {
  one = await openExchangeShop({ limits: usualLimits });
});
afterAll(() => one.shop.close());

const rows = async (table: "exchange_session" | "exchange_file") =>
  (
    await one.shop.db.read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

describe("S46 somebody without the password", () => {
  test.each([
    "",
    "type=catalog",
    "type=catalog&mode=checkauth",
    "type=sale&mode=query",
    "type=sale&mode=success",
    "type=catalog&mode=init",
    "type=catalog&mode=import&filename=import.xml",
    "type=reference&mode=query",
    "type=catalog&mode=delete",
    "type=%FF&mode=%",
    `type=catalog&mode=${"x".repeat(10_000)}`,
  ])("%s is a failure in words, and leaves nothing", async (query) => {
    const headersOf: Record<string, string>[] = [
      {},
      { cookie: "semyriad_1c=abc" },
      { authorization: "Basic !!!" },
      { authorization: `Bearer ${"x".repeat(60)}` },
    ];
    for (const headers of headersOf) {
      const answer = await one.oneC.call(query, { headers });
      expect(answer.status).toBe(200);
      expect((await one.oneC.read(answer)).verdict).toBe("failure");
    }
    expect([await rows("exchange_session"), await rows("exchange_file")]).toEqual([0, 0]);
  });

  test("a body is not read before the session is known", async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(to) {
          isRead = true;
          to.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request("http://localhost:3000/exchange/1c?type=catalog&mode=file&filename=a.xml", {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect(await (await one.app.fetch(request)).text()).toMatch(/^failure\n/);
    expect(isRead).toBe(false);
  });

  test("ten wrong passwords in an hour shut the door for that network alone", async () => {
    const wrong = one.oneCWith("not the password");
    for (let at = 0; at < 10; at += 1) expect(await wrong.signIn("catalog")).toMatchObject({ verdict: "failure" });
    expect(await one.oneC.signIn("catalog")).toMatchObject({ verdict: "failure", lines: [expect.stringContaining("за годину")] });
    one.shop.clock.advanceSeconds(3_600);
    expect(await one.oneC.signIn("catalog", "admin")).toMatchObject({ verdict: "failure" });
    expect(await one.oneC.signIn("catalog")).toHaveProperty("init");
  });
});

test("S58 a flood of tries to sign in is turned away without the database", async () => {
  const wrong = one.oneCWith("not the password");
  const said = [];
  for (let at = 0; at < 40; at += 1) said.push(await wrong.signIn("sale"));
  expect(JSON.stringify(said.at(-1))).toContain("спробуйте за хвилину");
  one.shop.clock.advanceSeconds(3_600);
  expect(await one.oneC.signIn("sale")).toHaveProperty("init");
});

describe("S46 a session", () => {
  test("is over after twelve hours", async () => {
    const session = await enter(one.oneC, "catalog");
    one.shop.clock.advanceSeconds(43_199);
    expect((await session.said("mode=import&filename=x.xml")).lines[0]).toContain("не надіслано");
    one.shop.clock.advanceSeconds(1);
    expect((await session.said("mode=import&filename=x.xml")).lines[0]).toContain("checkauth");
  });

  test("of goods is none of orders", async () => {
    const { headers } = await enter(one.oneC, "catalog");
    expect(await one.oneC.read(await one.oneC.call("type=sale&mode=query", { headers }))).toMatchObject({ verdict: "failure" });
  });
});

describe("S45 names of files", () => {
  const names = ["../../x.xml", "..\\..\\x.xml", "a/../../x.xml", "", ".", "/", "a\u0000.xml", `${"x".repeat(400)}.xml`];
  test.each(names)("%j is refused", async (name) => {
    const session = await enter(one.oneC, "catalog");
    const said = await session.send(name, "<a/>");
    if (name.includes("\u0000")) expect(said.verdict).not.toBe("success");
    else expect(said).toMatchObject({ verdict: "failure", lines: [expect.stringContaining("неприйнятна назва")] });
  });

  test.each([
    ["/tmp/v8_7A/import_files/ab/c.jpg", "import_files/ab/c.jpg"],
    ["C:\\Temp\\1c\\import.xml", "import.xml"],
    ["upload/1c/webdata/offers.xml", "offers.xml"],
    ["Вивантаження/товари.xml", "Вивантаження/товари.xml"],
    ["run.php", "run.php"],
  ])("%s is kept as %s, under an id", async (written, kept) => {
    const session = await enter(one.oneC, "catalog");
    expect((await session.send(written, commerceMl(""))).verdict).toBe("success");
    const file = await one.shop.db.read.selectFrom("exchange_file").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
    expect(file.name).toBe(kept);
    const folder = path.join(one.shop.config.dataDir, "exchange", String(file.session_id));
    if (kept.endsWith(".php")) expect(existsSync(path.join(folder, String(file.id)))).toBe(false);
    else expect(await readdir(folder)).toEqual([String(file.id)]);
  });

  test("in windows-1251, as older modules write them", async () => {
    const session = await enter(one.oneC, "catalog");
    expect((await session.said("mode=file&filename=%F2%EE%E2%E0%F0%E8.xml", Buffer.from(commerceMl("")))).verdict).toBe("success");
    const { name } = await one.shop.db.read
      .selectFrom("exchange_file")
      .select("name")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(name).toBe("товари.xml");
  });
});

test("a piece longer than init allows is refused in words", async () => {
  const session = await enter(one.oneC, "catalog");
  const answer = await session.said("mode=file&filename=import.xml", new Uint8Array(4_194_305));
  expect(answer).toMatchObject({ verdict: "failure", lines: [expect.stringContaining("init")] });
});

test.each([
  ["is no archive", Buffer.from("PK\u0003\u0004 broken")],
  ["leads out of its folder", undefined],
])("an archive that %s is refused with its reason, and its file is not there", async (_, bytes) => {
  const session = await enter(one.oneC, "catalog");
  if (bytes) await session.send("import.zip", bytes);
  else await session.sendZip("import.zip", { "../evil.xml": commerceMl("") });
  await session.said("mode=import&filename=import.xml");
  const said = await session.import("import.xml");
  expect(said.verdict).toBe("failure");
  expect(said.lines[0]).toMatch(/[Аа]рхів/);
});
