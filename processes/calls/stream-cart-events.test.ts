import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issueToken, recogniseDevice, revokeToken } from "../../features/accounts/accounts.server.ts";
import { cartTopic } from "../../features/topics.ts";
import { securityHeaders } from "../../platform/http/pages/security-headers.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { openVisit } from "./open-visit.ts";
import { streamCartEvents } from "./stream-cart-events.ts";
import { idOf } from "../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
let events: ReturnType<typeof streamCartEvents>;
afterEach(() => events.end());

function appOf(bounds = { beatMs: 30, most: 100 }, its: TestShop = shop): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders())) c.res.headers.set(name, value);
  });
  events = streamCartEvents(app, its, (request) => openVisit(its, request, { socketAddress: "" }), bounds);
  return app;
}

async function signedIn() {
  const customer = await addTestCustomer(shop);
  const now = shop.clock.now();
  const newToken = () =>
    shop.db.write(async (tx) => {
      const { deviceId } = await recogniseDevice(tx, { accountId: customer.id, credential: undefined, userAgent: "", now });
      return issueToken(tx, { accountId: customer.id, deviceId, proof: "sms", now });
    });
  const token = await newToken();
  const tokenId = (await openVisit(shop, asking(token), { socketAddress: "" })).customer?.tokenId ?? idOf<"access_token">(0);
  return { customer, token, tokenId };
}

const asking = (token: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/cart-events", { headers: { Authorization: `Bearer ${token}`, ...headers } });

function follow(response: Response): { text: () => string; isOver: () => boolean } {
  let [text, isOver] = ["", false];
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  };
  void read().finally(() => (isOver = true));
  return { text: () => text, isOver: () => isOver };
}

test("S27 a stream ends when its token was revoked; those of other tokens go on", async () => {
  const app = appOf();
  const [one, other] = [await signedIn(), await signedIn()];
  const [ending, staying] = [follow(await app.fetch(asking(one.token))), follow(await app.fetch(asking(other.token)))];
  await expect.poll(() => events.count()).toBe(2);
  await shop.db.write((tx) => revokeToken(tx, one.tokenId, shop.clock.now()));
  await expect.poll(ending.isOver).toBe(true);
  expect([events.count(), staying.isOver()]).toEqual([1, false]);
  await shop.db.write(async (tx) => tx.changed(cartTopic, [`account ${other.customer.id}`]), { by: "the phone" });
  await expect.poll(staying.text).toContain("event: cart\ndata: the phone");
  expect((await app.fetch(asking(one.token))).status).toBe(204);
});

test("S59 an account has six streams: the seventh ends the oldest, which is told to come back later", async () => {
  const app = appOf();
  const { token } = await signedIn();
  const streams: ReturnType<typeof follow>[] = [];
  for (let time = 0; time < 7; time += 1) {
    streams.push(follow(await app.fetch(asking(token))));
    await expect.poll(() => streams.at(-1)?.text()).toContain("event: open");
  }
  await expect.poll(() => streams[0]?.isOver()).toBe(true);
  expect(streams[0]?.text()).toContain("retry: 60000");
  expect(events.count()).toBe(6);
  expect(streams.slice(1).map(({ isOver }) => isOver())).toEqual(Array.from({ length: 6 }, () => false));
});

test("S59 streams that an account opens at one moment are six as well", async () => {
  const app = appOf();
  const { token } = await signedIn();
  await Promise.all(Array.from({ length: 20 }, async () => follow(await app.fetch(asking(token)))));
  expect(events.count()).toBe(6);
});

test("S59 a process that has all its streams says so as every call does", async () => {
  const app = appOf({ beatMs: 10_000, most: 1 });
  const [one, other] = [await signedIn(), await signedIn()];
  follow(await app.fetch(asking(one.token)));
  await expect.poll(() => events.count()).toBe(1);
  const refused = await app.fetch(asking(other.token, { "Accept-Language": "ru" }));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await refused.json()).toEqual({
    message: "Не успеваем ответить. Попробуйте ещё раз через несколько секунд",
    code: "unavailable",
  });
});

test("S59 where the database refuses to tell of changes, the place is given back", async () => {
  const broken: TestShop = {
    ...shop,
    memory: new Map(),
    db: { ...shop.db, changes: { ...shop.db.changes, on: () => Promise.reject(new Error("no more connections")) } },
  };
  const app = appOf({ beatMs: 30, most: 1 }, broken);
  const { token } = await signedIn();
  for (let time = 0; time < 3; time += 1) {
    const stream = follow(await app.fetch(asking(token)));
    await expect.poll(stream.isOver).toBe(true);
  }
  expect(events.count()).toBe(0);
});
