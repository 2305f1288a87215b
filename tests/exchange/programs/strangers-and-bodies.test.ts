import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listExchangeKeys, makeExchangeKey, withdrawExchangeKey } from "../../../features/exchange/programs/keys.contract.ts";
import { exchangeKeysApi } from "../../../features/exchange/exchange.server.ts";
import { LIMITS } from "../../../features/exchange/programs/limits.rules.ts";
import { idOf } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { codeOf } from "../../../support/test-staff.ts";
import { testVisit } from "../../../support/test-shop.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
beforeAll(async () => {
  one = await openProgramShop();
});
afterAll(() => one.shop.close());

const owner = () => testVisit(one.shop, { staff: one.staff });
const keysNow = async () => (await callEndpoint(exchangeKeysApi, listExchangeKeys, owner(), {})).body.keys;
const files = () => readdir(path.join(one.shop.config.dataDir, "exchange", "parts")).catch(() => []);
const countRows = async () => (await one.shop.db.read.selectFrom("exchange_part").select("id").execute()).length;

const calls: [method: string, path: string][] = [
  ["GET", "me"],
  ["PUT", "goods"],
  ["PUT", "prices"],
  ["PUT", "stock"],
  ["GET", "parts/0123456789abcdef"],
  ["POST", "catalogue"],
  ["POST", `catalogue/${randomUUID()}/complete`],
  ["GET", "orders"],
  ["POST", "orders/confirm"],
  ["POST", "orders/100234/status"],
];

describe("S46 somebody without a key", () => {
  test.each(calls)("%s %s is 401 whatever is said, and no body is read", async (method, where) => {
    const headersOf: Record<string, string>[] = [
      {},
      { authorization: "Bearer " },
      { authorization: `Bearer ${"x".repeat(43)}` },
      { authorization: `Bearer ${"x".repeat(10_000)}` },
      { authorization: `Basic ${Buffer.from("1c:x").toString("base64")}` },
    ];
    for (const headers of headersOf) {
      let isRead = false;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(to) {
            isRead = true;
            to.close();
          },
        },
        { highWaterMark: 0 },
      );
      const answer = await one
        .with("")
        .call(method, where, { headers: { "content-type": "text/csv", ...headers }, ...(method === "GET" ? {} : { body }) });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining("Bearer") as string });
      expect(isRead).toBe(false);
    }
    expect([await countRows(), await files()]).toEqual([0, []]);
  });

  test("is shut out after ten wrong keys, in their network alone, and a right key there too", async () => {
    const strict = await openProgramShop({ limits: usualLimits, trustedProxies: ["0.0.0.0/0"] } as never);
    const { key } = await strict.program("BAS");
    const ask = (secret: string) => strict.with(secret).get("me");
    expect((await ask(key)).status).toBe(200);
    for (let at = 0; at < 10; at += 1) expect((await ask("y".repeat(43))).status).toBe(401);
    const shut = await ask(key);
    expect([shut.status, shut.headers.get("retry-after")]).toEqual([429, "3600"]);
    strict.shop.clock.advanceSeconds(3_601);
    expect((await ask(key)).status).toBe(200);
    await strict.shop.close();
  });

  test("an unknown call below the door is a 404 of the door itself", async () => {
    const { call } = await one.program("цікава");
    expect((await call("DELETE", "goods")).status).toBe(404);
    expect((await call("GET", "../v1/nothing")).status).toBe(404);
  });
});

describe("a key", () => {
  test("is good for its rights alone", async () => {
    const goods = await one.program("лише товари", { prices: false, orders: false });
    const prices = await one.program("лише ціни", { goods: false, orders: false });
    const orders = await one.program("лише замовлення", { goods: false, prices: false });
    const statuses = async (program: typeof goods) => [
      (await program.put("goods", [])).status,
      (await program.put("stock", [])).status,
      (await program.put("prices", [])).status,
      (await program.get("orders")).status,
      (await program.post("catalogue")).status,
    ];
    expect(await statuses(goods)).toEqual([200, 403, 403, 403, 200]);
    expect(await statuses(prices)).toEqual([403, 200, 200, 403, 403]);
    expect(await statuses(orders)).toEqual([403, 403, 403, 200, 403]);
    expect((await orders.post("orders/confirm", { orders: [{ number: 1, version: 1 }] })).status).toBe(200);
    expect((await goods.post("orders/confirm", { orders: [{ number: 1, version: 1 }] })).status).toBe(403);
    const told = await goods.put("goods", [{ id: "r1", name: "Сукня", price: 100, stock: 5 }]);
    expect(told.body.results).toMatchObject([
      {
        result: "taken",
        problems: [
          { code: "noRight", field: "price" },
          { code: "noRight", field: "stock" },
        ],
      },
    ]);
    expect(await one.shop.db.read.selectFrom("variation").select("id").execute()).toEqual([]);
  });

  test("is shown once, kept as a hash, and tells when and from where it was used", async () => {
    const { key, get } = await one.program("слід");
    const stored = await one.shop.db.read.selectFrom("exchange_key").selectAll().where("name", "=", "слід").executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect((await keysNow()).find(({ name }) => name === "слід")).toMatchObject({ lastUsedAt: null, lastNetwork: "" });
    expect((await get("me")).body).toEqual({ name: "слід", rights: ["goods", "prices", "orders"], stockCounts: "free" });
    expect((await keysNow()).find(({ name }) => name === "слід")?.lastUsedAt).toBe(one.shop.clock.now().toISOString());
  });

  test("that is withdrawn is nobody's, its name is free again, and both are in the audit", async () => {
    const { get, id } = await one.program("стара");
    await callEndpoint(exchangeKeysApi, withdrawExchangeKey, owner(), { id: idOf<"exchange_key">(id) });
    await callEndpoint(exchangeKeysApi, withdrawExchangeKey, owner(), { id: idOf<"exchange_key">(id) });
    expect((await get("me")).status).toBe(401);
    await one.program("стара");
    const audit = await one.shop.db.read
      .selectFrom("audit_entry")
      .select(["action", "entity_id"])
      .where("entity", "=", "exchange-key")
      .where("entity_id", "=", "стара")
      .orderBy("id")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["add", "withdraw", "add"]);
  });

  test("needs a name of its own, a right, and a fresh second factor", async () => {
    const make = (input: object) =>
      callEndpoint(exchangeKeysApi, makeExchangeKey, owner(), { name: "нова", goods: true, prices: false, orders: false, ...input });
    await one.program("зайнята");
    await expect(make({ name: "ЗАЙНЯТА" })).rejects.toMatchObject({ status: 422, errors: { name: ["exchange.keyName"] } });
    await expect(make({ goods: false })).rejects.toMatchObject({ status: 422, errors: { goods: ["exchange.noRights"] } });
    one.shop.clock.advanceSeconds(400);
    await expect(make({})).rejects.toMatchObject({ status: 422 });
    expect((await make({ code: await codeOf(one.shop, one.secret) })).body.key).toHaveLength(43);
  });
});

describe("a body", () => {
  test("of another type is 415, of no length that is allowed 413, and nothing is left of it", async () => {
    const { put, call } = await openNew();
    for (const type of ["text/plain", "application/xml", "multipart/form-data", ""])
      expect((await put("stock", "id;stock\n1;1", { type })).status).toBe(415);
    const announced = await call("PUT", "stock", {
      body: "[]",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID(), "content-length": String(LIMITS.json.bytes + 1) },
    });
    expect(announced.status).toBe(413);
    const endless = await put("stock", streamOf(upTo(LIMITS.json.bytes + 65_536, () => Buffer.alloc(65_536, " "))), {
      type: "application/json",
    });
    expect(endless.status).toBe(413);
    const before = await countRows();
    const broken = new ReadableStream<Uint8Array>({ pull: (to) => to.error(new Error("the line broke")) });
    expect((await put("stock", broken, { type: "text/csv" })).status).toBe(400);
    expect([await countRows(), await files()]).toEqual([before, []]);
  });

  test("of 60 MB is taken in constant memory, and its one line of 20 MB is refused alone", async () => {
    const { put, get } = await openNew();
    await put("goods", [{ id: "big", name: "Сукня", price: 5 }]);
    const line = Buffer.from(`${JSON.stringify({ id: "big", note: "x".repeat(60_000) })}\n`);
    const before = heldBytes();
    let most = 0;
    const measured = function* (pieces: Iterable<Uint8Array>) {
      let sent = 0;
      for (const piece of pieces) {
        if (sent++ % 80 === 79) most = Math.max(most, heldBytes());
        yield piece;
      }
    };
    const body = function* () {
      yield* measured(upTo(40 * 1_048_576, () => line));
      yield Buffer.from(`{"id":"`);
      yield* measured(upTo(20 * 1_048_576, () => Buffer.alloc(65_536, "y")));
      yield Buffer.from(`"}\n{"id":"big"}\n`);
    };
    const key = randomUUID();
    let asked = 0;
    let answer = await put("prices", streamOf(body()), { type: "application/x-ndjson", key, query: "answer=short" });
    while (answer.status === 202 && asked++ < 60) answer = (await get(`parts/${key}?answer=short`)) as unknown as typeof answer;
    expect(answer.status).toBe(200);
    const rows = Math.ceil((40 * 1_048_576) / line.length);
    expect(answer.body.rows).toEqual({ taken: 0, unchanged: rows + 1, refused: 1, parked: 0 });
    expect(answer.body.results).toMatchObject([{ row: rows + 1, problems: [{ code: "rowTooLong" }] }]);
    expect(most).toBeGreaterThan(0);
    expect((most - before) / 1_048_576).toBeLessThan(20);
    expect(await files()).toEqual([]);
  }, 120_000);

  test("of a table whose one row is 3 MB is refused as a whole", async () => {
    const { put } = await openNew();
    const answer = await put("stock", `id;stock\n1;"${"x".repeat(3_000_000)}"\n`);
    expect([answer.status, answer.body.fault?.code]).toEqual([422, "rowTooLong"]);
  });
});

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function heldBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const openNew = () => one.program(`програма ${randomUUID().slice(0, 8)}`);

const streamOf = (pieces: Generator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull(to) {
      const { value, done } = pieces.next();
      if (done) to.close();
      else to.enqueue(value);
    },
  });

function* upTo(bytes: number, piece: () => Uint8Array): Generator<Uint8Array> {
  for (let sent = 0; sent < bytes;) {
    const next = piece();
    sent += next.length;
    yield next;
  }
}
