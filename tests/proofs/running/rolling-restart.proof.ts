import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken, recogniseDevice } from "../../../features/accounts/accounts.server.ts";
import { openBalancer } from "../../../support/stand-ins/balancer.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../../support/test-shop.ts";
import type { Id } from "../../../platform/ids.ts";

/** Two processes as a real shop runs them, restarted one after the other behind a balancer while people browse, add and order. */
const production = {
  SHOP_MODE: "production",
  LIMITS: "normal",
  TRUSTED_PROXIES: "1",
  PUBLIC_URL: "https://shop.example",
  SHOP_SECRET: "0f4c2b9a6de71835c4a9b07e1f62d83a",
  PHONE_HASH_SUFFIX: "a-suffix-of-our-own",
  SMS_TURBOSMS_TOKEN: "0123456789abcdef",
  SMS_SENDER: "Semyriad",
};
const BUYERS = 12;
let database: TestShop;
let balancer: Awaited<ReturnType<typeof openBalancer>>;
let dataDir: string;
let goods: TestGoods;
let processes: RunningShop[];
let start: () => Promise<RunningShop>;
beforeAll(async () => {
  const databaseUrl = await ensureTestPostgres();
  database = await openTestShop({ databaseUrl, config: { secret: production.SHOP_SECRET } });
  database.clock.set(new Date());
  goods = await addTestGoods(database, { stock: 100_000, price: 100_000 });
  dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-rolling-"));
  mkdirSync(path.join(dataDir, "client-files", "yesterday", "client", "assets"), { recursive: true });
  writeFileSync(path.join(dataDir, "client-files", "yesterday", "client", "assets", "cart-yesterday.js"), "yesterday();");
  balancer = await openBalancer("shop.example");
  start = async () => {
    const shop = await startShop({ ...production, DATABASE_URL: databaseUrl }, { dataDir });
    balancer.add(shop.url);
    return shop;
  };
  processes = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(processes.map((shop) => shop.stop({ isKept: true })));
  await balancer.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const tokenOf = (accountId: Id<"account">) =>
  database.db.write(async (tx) => {
    const now = new Date();
    const { deviceId } = await recogniseDevice(tx, { accountId, credential: undefined, userAgent: "test", now });
    return issueToken(tx, { accountId, deviceId, proof: "sms", now });
  });

test("S61 no request fails, no cart ends or loses a piece, and the code of yesterday's page is still there", async () => {
  const failures: string[] = [];
  let answered = 0;
  const over = new AbortController();
  type Asked = { body?: object; headers?: Record<string, string>; from?: number };
  const send = async (method: string, address: string, { body, headers = {}, from = 0 }: Asked = {}) => {
    const response = await fetch(balancer.url + address, {
      method,
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${from}`, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (response.status === 200) answered += 1;
    else failures.push(`${method} ${address} ${response.status} ${text.slice(0, 200)}`);
    return text;
  };
  const whileItRuns = async (act: (time: number) => Promise<unknown>) => {
    for (let time = 0; !over.signal.aborted; time += 1) {
      await act(time);
      await pause(40);
    }
  };
  const pieces = new Map<number, number>();
  const keys = Array.from({ length: BUYERS }, () => randomBytes(24).toString("base64url"));
  const cartOf = async (at: number) =>
    JSON.parse(await send("GET", "/api/get-cart", { headers: { "X-Guest-Key": keys[at] ?? "" }, from: at })) as Record<string, unknown>;
  const buyer = (at: number) => async () => {
    const body = { productId: goods.productId, variationId: goods.variationId, productAdd: true };
    const { result } = JSON.parse(
      await send("POST", "/api/basket-add-product", { body, headers: { "X-Guest-Key": keys[at] ?? "" }, from: at }),
    ) as { result?: boolean };
    if (result) pieces.set(at, (pieces.get(at) ?? 0) + 1);
    await pause(300);
  };
  const reader = (address: string) => () => send("GET", address, { from: 100 });
  let orders = 0;
  const orderer = async (time: number) => {
    const customer = await addTestCustomer(database);
    await fillTestCart(database, customer, [goods]);
    const token = await tokenOf(customer.id);
    const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
    const body = await testOrderForm(database, customer);
    if ((JSON.parse(await send("POST", "/api/place-order", { body, headers, from: 120 + (time % 80) })) as { result?: boolean }).result)
      orders += 1;
    await pause(400);
  };
  const load = [
    ...keys.map((_, at) => whileItRuns(buyer(at))),
    ...["/", "/ru", "/api/get-categories", "/search?q=сукня", "/assets/cart-yesterday.js"].map((address) => whileItRuns(reader(address))),
    whileItRuns(orderer),
  ];

  await expect.poll(() => pieces.size, { timeout: 30_000 }).toBe(BUYERS);
  const endBefore = (await cartOf(0))["reservationEnd"];
  for (const at of [0, 1]) {
    const before = processes[at] as RunningShop;
    processes[at] = await start();
    await before.stop({ isKept: true });
    balancer.remove(before.url);
  }
  await pause(500);
  over.abort();
  await Promise.all(load);

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  expect(orders).toBeGreaterThan(3);
  for (const [at, held] of pieces) expect((await cartOf(at))["counter"]).toBe(held);
  expect((await cartOf(0))["reservationEnd"]).toBe(endBefore);
}, 120_000);
