import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepExpiredCarts } from "../../features/cart/cart.server.ts";
import { watchCondition, type Condition } from "../../platform/machine/condition.ts";
import { guardWrites } from "../../platform/db/guard-writes.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

/** A process that cannot be trusted, with its clock or its disk, beside a sound one on the same database. */
let databaseUrl: string;
let sound: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  databaseUrl = await copyOfPreparedShop();
  sound = await openTestShop({ databaseUrl });
  sound.clock.set(new Date());
  goods = await addTestGoods(sound);
});
afterAll(() => sound.close());

const addPack = (ask: (path: string, init: RequestInit) => Promise<Response> | Response) =>
  ask("/api/basket-add-product", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Guest-Key": randomBytes(24).toString("base64url") },
    body: JSON.stringify({ productId: goods.productId, variationId: goods.variationId, productAdd: true }),
  });
const appOf = (shop: TestShop) => buildApp({ shop, health: openHealth(shop) });
const openCarts = async () => (await sound.db.read.selectFrom("cart").select("id").where("state", "=", "open").execute()).length;
const withCondition = (shop: TestShop, condition: Condition): TestShop => ({
  ...shop,
  memory: new Map(),
  condition,
  db: guardWrites(shop.db, condition),
});

describe("S10 a clock two hours ahead", () => {
  test("releases nobody's cart and takes nothing, however often it tidies", async () => {
    expect((await addPack((path, init) => appOf(sound).request(path, init))).status).toBe(200);
    expect(await openCarts()).toBe(1);
    const clock = { ...sound.clock, now: () => new Date(Date.now() + 7_200_000) };
    const condition = await watchCondition({ db: sound.db.read, clock, folder: "/tmp" });
    const ahead = withCondition({ ...sound, clock }, condition);
    await sweepExpiredCarts(ahead).catch((error: unknown) => error);
    expect(await openCarts()).toBe(1);
    const refused = await addPack((path, init) => appOf(ahead).request(path, init));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    condition.stop();
  });

  test("is told by /readyz of the real program, which goes on answering pages", async () => {
    const ahead = `data:text/javascript,${encodeURIComponent(
      "const real = Date.now; const N = Date; globalThis.Date = class extends N { constructor(...a) { a.length ? super(...a) : super(real() + 7200000); } static now() { return real() + 7200000; } };",
    )}`;
    const shop: RunningShop = await startShop({ DATABASE_URL: databaseUrl, DEMO: "off", NODE_OPTIONS: `--import=${ahead}` });
    try {
      const ready = await fetch(`${shop.url}/readyz`);
      expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining("clock differs")]);
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${shop.url}/api/get-stories`)).status).toBe(200);
      expect((await addPack((path, init) => fetch(shop.url + path, init))).status).toBe(503);
    } finally {
      await shop.stop();
    }
  });
});

describe("S62 a disk", () => {
  const onDisk = (disk: ReturnType<Condition["disk"]>) => withCondition(sound, { ...sound.condition, disk: () => disk });

  test("with less than a twentieth free: nothing is written, everything is shown, /readyz says so", async () => {
    const app = appOf(onDisk("full"));
    expect((await addPack((path, init) => app.request(path, init))).status).toBe(503);
    expect((await app.request("/api/get-stories")).status).toBe(200);
    const ready = await app.request("/readyz");
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining("disk is full")]);
  });

  test("with less than a tenth free: carts and orders go on", async () => {
    const app = appOf(onDisk("short"));
    expect((await addPack((path, init) => app.request(path, init))).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);
  });
});
