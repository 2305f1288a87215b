import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../platform/db/postgres/open-postgres.ts";
import { cannotAnswer } from "../../platform/db/cannot-answer.ts";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { openAnswering } from "../../app/answering/answer-page.server.ts";
import type { PageServer } from "../../processes/pages/page-server.ts";
import { freePort } from "../../support/postgres-cluster.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { untilWaiting } from "../../support/test-locks.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

/** A database that has no time is not a bug: 503 with Retry-After, in the visitor's language. */
let shop: TestShop;
let other: TestShop;
let goods: TestGoods;
let app: Hono;
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop();
  shop = await openTestShop({ databaseUrl });
  other = await openTestShop({ databaseUrl });
  goods = await addTestGoods(shop);
  app = buildApp({ shop, health: openHealth(shop) });
});
afterAll(() => Promise.all([shop.close(), other.close()]));

/** Connections of the pool for reads. */
const READERS = 8;

const busy = { status: 503, retryAfter: "5", message: "Не успеваем ответить. Попробуйте ещё раз через несколько секунд" };

async function answerTo(request: Promise<Response> | Response) {
  const response = await request;
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, retryAfter: response.headers.get("retry-after"), message };
}

const addPack = () =>
  app.request("/api/basket-add-product", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "ru", "X-Guest-Key": randomBytes(24).toString("base64url") },
    body: JSON.stringify({ productId: goods.productId, variationId: goods.variationId, productAdd: true }),
  });

/** The answer to adding a pack while another process holds its stock row until `meanwhile` is done. */
async function whileStockIsLocked(meanwhile: (answer: Promise<unknown>) => Promise<unknown>) {
  return other.db.write(async (tx) => {
    await tx.selectFrom("stock").select("on_hand").where("variation_id", "=", goods.variationId).forUpdate().execute();
    const answer = answerTo(addPack());
    await untilWaiting(shop, 1);
    await meanwhile(answer);
    return answer;
  });
}

const toWaiting = (what: "pg_cancel_backend" | "pg_terminate_backend") => () =>
  sql`select ${sql.raw(what)}(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    shop.db.read,
  );

async function whilePoolIsFull<T>(work: () => Promise<T> | T): Promise<T> {
  const [free, full] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let taken = 0;
  const hold = () => {
    taken += 1;
    if (taken === READERS) full.resolve();
    return free.promise;
  };
  const held = Array.from({ length: READERS }, () => shop.db.read.connection().execute(hold));
  await full.promise;
  try {
    return await work();
  } finally {
    free.resolve();
    await Promise.all(held);
  }
}

test("a lock that is not given in time (55P03)", async () => {
  expect(await whileStockIsLocked((answer) => answer)).toEqual(busy);
});

test("a statement that was cut short (57014)", async () => {
  expect(await whileStockIsLocked(toWaiting("pg_cancel_backend"))).toEqual(busy);
});

test("a connection that is lost in the middle of a transaction", async () => {
  expect(await whileStockIsLocked(toWaiting("pg_terminate_backend"))).toEqual(busy);
  expect((await addPack()).status).toBe(200);
});

test("a pool with no free connection: a call, and the page of a visitor whose token could not be read", async () => {
  const [answer, page] = await whilePoolIsFull(() =>
    Promise.all([
      app.request("/api/get-stories", { headers: { "Accept-Language": "ru" } }),
      withPages().request("/ru/account", { headers: { Authorization: "Bearer token" } }),
    ]),
  );
  expect(await answerTo(answer)).toEqual(busy);
  expect([page.status, page.headers.get("retry-after"), await page.text()]).toEqual([503, "5", busy.message]);
});

test("a database server that is not there counts as busy", async () => {
  const nowhere = openPostgres(`postgres://shop@127.0.0.1:${await freePort()}/postgres`);
  const error: unknown = await sql`select 1`.execute(nowhere.read).catch((refused: unknown) => refused);
  expect(cannotAnswer(error)).toBe(true);
  await nowhere.close();
});

test("a page whose data could not be read", async () => {
  const page = await withPages(new Error("Connection terminated unexpectedly")).request("/sale");
  expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([503, "5", "private, no-store"]);
  expect(await page.text()).toBe("a page of 503");
});

test("S55 any other error stays a bug, told to nobody", async () => {
  const page = await withPages(new Error("secret")).request("/sale");
  expect([page.status, page.headers.get("retry-after"), await page.text()]).toEqual([500, null, "a page of 500"]);
});

/** Its pages have one part, whose loader throws. */
const withPages = (error = new Error("no page is read here")): Hono =>
  buildApp({ shop, health: openHealth(shop), pages: pageThatThrows(error), cache: openPageCache({ bytes: 1e6 }) });

function pageThatThrows(error: Error): PageServer {
  const loader = () => {
    throw error;
  };
  const root = { id: "root", file: "root", load: async () => ({ default: () => null }) };
  const render = openAnswering({
    find: (path) => ({ parts: [root], params: {}, path, rootAddress: "" }),
    isRootData: () => false,
    serverOf: () => ({ loader }),
    write: async (_, { error: shown }) => ({ html: Buffer.from(`a page of ${shown?.status}`), isWhole: true }),
  });
  return { buildId: "test", render };
}
