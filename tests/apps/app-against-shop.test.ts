import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import {
  live,
  memoryStore,
  once,
  openShop,
  orThrow,
  readChatAfter,
  signInByCode,
  signInByPin,
  signOut,
  startSignIn,
  told,
  upload,
  type Shop,
  type ShopOptions,
} from "../../sdk/src/semyriad.ts";
import { newPhone } from "../../support/api-client.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { smsCodeFor } from "../../support/test-sign-in.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

/** A trouble of the network before or after a call reached the shop; undefined lets the call through. */
type Trouble = (request: {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
}) => "lost" | "answer lost" | { status: number; retryAfter: string } | undefined;

let shop: TestShop;
let goods: TestGoods;
let server: Server;
let url: string;
let trouble: Trouble;
let calls: { path: string; method: string; headers: Record<string, string | string[] | undefined> }[];
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  goods = await addTestGoods(shop, { stock: 400, price: 60_000, name: "Сукня «Верба»", idOf1c: "verba" });
  await openCatalogueModel(shop);
  ({ server, url } = await listen(buildApp({ shop, health: openHealth(shop) })));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});
beforeEach(() => {
  calls = [];
  trouble = () => undefined;
});
afterEach(() => {
  trouble = () => undefined;
});

const open = (more: Partial<ShopOptions> = {}): Shop =>
  openShop({ url, store: memoryStore(), phoneHashSuffix: shop.config.phoneHashSuffix, ...more });

async function signedIn(more: Partial<ShopOptions> = {}): Promise<{ app: Shop; phone: string }> {
  const [app, phone] = [open(more), newPhone()];
  await startSignIn(app, phone);
  await signInByCode(app, { phone, code: smsCodeFor(shop, phone) });
  return { app, phone };
}

describe("whose device it is", () => {
  test("a guest's cart comes along, the device is known the next time, and the token goes with a sign-out", async () => {
    const [app, phone] = [open(), newPhone()];
    const added = await orThrow(app.api.POST("/api/basket-add-product", { body: { ...ids(), productAdd: true } }));
    expect((await orThrow(app.api.GET("/api/get-cart"))).orderId).toBe(added.orderId);
    expect(await startSignIn(app, phone)).toMatchObject({ isPinCode: false });
    const { account } = await signInByCode(app, { phone, code: smsCodeFor(shop, phone) });
    expect(account?.cart.orderId).toBe(added.orderId);
    expect(await app.identity.device()).not.toBe("new");
    await orThrow(app.api.POST("/api/v2/create-pin-code", { body: { phone, pin_code: "4827" } }));
    await signOut(app);
    expect(await told(app.api.GET("/api/get-profile"))).toMatchObject({ ok: false, refusal: { code: "not_signed_in" } });
    expect(await startSignIn(app, phone)).toMatchObject({ isPinCode: true });
    await expect(signInByPin(app, { phone, pin: "0000" })).rejects.toMatchObject({
      refusal: { code: "invalid", errors: { pin_code: [expect.any(String)] } },
    });
    await signInByPin(app, { phone, pin: "4827" });
    expect((await orThrow(app.api.GET("/api/get-profile"))).phone).toContain(phone.slice(3));
  });

  test("a token that was ended elsewhere is forgotten, and the app is told once", async () => {
    let ended = 0;
    const { app } = await signedIn({ onSignedOut: () => (ended += 1) });
    const other = open({ store: memoryStore() });
    await other.identity.keepToken(await app.identity.token());
    await orThrow(other.api.POST("/api/logout", { body: {} }));
    await Promise.all([told(app.api.GET("/api/get-profile")), told(app.api.GET("/api/get-orders"))]);
    await told(app.api.GET("/api/get-profile"));
    expect([ended, await app.identity.token()]).toEqual([1, null]);
  });

  test("it speaks the language that was chosen last", async () => {
    const app = open({ language: "ru" });
    const ask = () => told(app.api.GET("/api/get-product/{id}", { params: { path: { id: "none" } } }));
    const first = await ask();
    app.speak("ua");
    expect([first, await ask()].map((one) => (one.ok ? "" : one.refusal.message))).toEqual([
      "Такого нет или оно уже недоступно",
      "Такого немає або воно вже недоступне",
    ]);
  });
});

describe("what is sent again", () => {
  test("a reading is, after the seconds of Retry-After, and gives up in the end", async () => {
    let refused = 0;
    trouble = () => (refused++ < 2 ? { status: 503, retryAfter: "1" } : undefined);
    const before = Date.now();
    expect((await orThrow(open().api.GET("/api/get-cart"))).counter).toBe(0);
    expect(Date.now() - before).toBeGreaterThanOrEqual(2_000);
    trouble = () => "lost";
    const given = await told(open({ patience: { tries: 2 } }).api.GET("/api/get-cart"));
    expect(given).toMatchObject({ ok: false, status: 0, refusal: { code: "unreachable" } });
    trouble = () => ({ status: 503, retryAfter: "3600" });
    calls = [];
    expect(await told(open().api.GET("/api/get-cart"))).toMatchObject({ ok: false, status: 503, retryAfterSeconds: 3_600 });
    expect(calls).toHaveLength(1);
  });

  test("a change without a key is not: nobody knows whether it was done", async () => {
    const app = open();
    trouble = () => "answer lost";
    expect(await told(app.api.POST("/api/basket-add-product", { body: { ...ids(), productAdd: true } }))).toMatchObject({
      ok: false,
      refusal: { code: "unreachable" },
    });
    trouble = () => undefined;
    expect(calls.filter(({ path }) => path === "/api/basket-add-product")).toHaveLength(1);
    expect((await orThrow(app.api.GET("/api/get-cart"))).counter).toBeGreaterThan(0);
  });

  test("an order whose answer was lost is placed once: again by itself, after a restart, and by another press", async () => {
    const store = memoryStore();
    const { app } = await signedIn({ store, patience: { tries: 2 } });
    const body = await orderBody(app);
    const place = (shopOf: Shop) =>
      once(shopOf, { what: "place-order", body }, ({ key }) =>
        shopOf.api.POST("/api/place-order", { params: { header: { "Idempotency-Key": key } }, body }),
      );
    trouble = ({ path }) => (path === "/api/place-order" ? "answer lost" : undefined);
    await expect(place(app)).rejects.toMatchObject({ refusal: { code: "unreachable" } });
    trouble = () => undefined;
    const restarted = open({ store });
    const placed = await place(restarted);
    expect(placed.number).toEqual(expect.any(Number));
    const keys = calls.filter(({ path }) => path === "/api/place-order").map(({ headers }) => headers["idempotency-key"]);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect((await orThrow(restarted.api.GET("/api/get-orders"))).orders).toHaveLength(1);
    // Answered for good: pressing again is another intention.
    expect(await place(restarted)).toMatchObject({ result: false });
    expect(new Set(calls.filter(({ path }) => path === "/api/place-order").map(({ headers }) => headers["idempotency-key"])).size).toBe(2);
  });
});

test("what a proxy says instead of the shop is no refusal of the shop's", async () => {
  const proxied = open({
    fetch: async () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "Content-Type": "text/html" } }),
  });
  expect(await told(proxied.api.GET("/api/get-cart"))).toMatchObject({ ok: false, status: 502, refusal: { code: "unreachable" } });
});

test("live changes go on after a break, and no message of the chat is missed or told twice", async () => {
  const { app } = await signedIn();
  const [texts, over]: [string[], AbortController] = [[], new AbortController()];
  let [last, opened] = [0, 0];
  const readOn = async () => {
    for (const { seq, text } of await readChatAfter(app, last)) {
      last = seq;
      texts.push(text);
    }
  };
  const say = (text: string) => orThrow(app.api.POST("/api/send-chat-message", { body: { id: crypto.randomUUID(), text } }));
  const ended = live(app, { onChat: readOn, onOpen: () => ((opened += 1), readOn()) }, over.signal);
  await expect.poll(() => opened).toBe(1);
  await say("перше");
  await expect.poll(() => texts).toEqual(["перше"]);
  server.closeAllConnections();
  await say("друге, поки нікого не було");
  await expect.poll(() => [opened, texts], { timeout: 10_000 }).toEqual([2, ["перше", "друге, поки нікого не було"]]);
  over.abort();
  expect(await ended).toBe("aborted");
  expect(await live(open(), {}, new AbortController().signal)).toBe("signed out");
});

test("a file goes on from where the shop has it, after a part whose answer was lost", async () => {
  let parts = 0;
  trouble = ({ path }) => (path === "/api/upload-part" && (parts += 1) === 2 ? "answer lost" : undefined);
  const bytes = new Uint8Array(1_200_000).map((_, at) => (at < 8 ? "%PDF-1.7".charCodeAt(at) : (at * 31) % 256));
  const shares: number[] = [];
  const id = await upload(open(), { purpose: "supplier_file", name: "price.pdf", bytes, onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  expect(calls.filter(({ path }) => path === "/api/upload-part").length).toBe(4);
  const kept = await shop.db.read.selectFrom("upload").select(["received", "size"]).where("id", "=", id).executeTakeFirstOrThrow();
  expect(kept).toEqual({ received: 1_200_000, size: 1_200_000 });
  await expect(upload(open(), { purpose: "supplier_file", name: "price.exe", bytes })).rejects.toMatchObject({
    refusal: { code: "invalid", errors: { file: [expect.any(String)] } },
  });
});

const ids = () => ({ productId: goods.productId, variationId: goods.variationId });

async function orderBody(app: Shop) {
  const { orderId } = await orThrow(app.api.POST("/api/basket-add-product", { body: { ...ids(), productAdd: true } }));
  await orThrow(app.api.POST("/api/update-profile", { body: { name: "Олена", surname: "Коваль", email: "olena@mail.ua" } }));
  const { bill, causes } = await orThrow(app.api.POST("/api/order-validation", { body: { orderId: orderId ?? "", payment: "cod" } }));
  if (!bill || causes.length > 0) throw new Error(JSON.stringify(causes));
  return {
    orderId: orderId ?? "",
    recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
    delivery: { carrier: "nova-poshta", settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
    payment: "cod",
    expectedToPayKopiykas: bill.toPayKopiykas,
  };
}

/** The shop behind a socket, with a network that has its troubles. */
async function listen(app: Hono): Promise<{ server: Server; url: string }> {
  const answer = getRequestListener(app.fetch);
  const listening = createServer((request, response) => {
    const { url: address = "", method = "GET", headers } = request;
    const call = { path: address.split("?")[0] ?? "", method, headers };
    calls.push(call);
    const met = trouble(call);
    if (met === "lost") return void request.socket.destroy();
    if (typeof met === "object")
      return void response
        .writeHead(met.status, { "Retry-After": met.retryAfter, "Content-Type": "application/json" })
        .end('{"message":"…","code":"unavailable"}');
    if (met === "answer lost") {
      response.end = () => {
        request.socket.destroy();
        return response;
      };
    }
    return void answer(request, response);
  });
  await new Promise<void>((resolve) => listening.listen(0, "localhost", resolve));
  return { server: listening, url: `http://localhost:${(listening.address() as AddressInfo).port}` };
}
