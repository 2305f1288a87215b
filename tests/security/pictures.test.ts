import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http, { type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { hashPassword, verifyPassword } from "../../platform/protection/password-hash.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { makeServer } from "../../processes/edge/make-server.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { pictureLoad } from "../../features/pictures/pictures.server.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

const AT_ONCE = 2;
const WAITING = 40;
const PATIENT = { timeout: 20_000 };
const photo = await sharp({ create: { width: 60, height: 75, channels: 3, background: "#8C1250" } })
  .jpeg()
  .toBuffer();

let shop: TestShop;
let dataDir: string;
let server: Server;
/** Addresses of pictures nobody has asked for. */
let addresses: string[];
/** Sources whose making has begun; none comes to an end before the gate is opened. */
let begun: string[];
let openGate: () => void;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-pictures-"));
  shop = await openTestShop({ config: { picturesAtOnce: AT_ONCE, dataDir, trustedProxies: 1 } });
  const pages = { buildId: "test", render: async () => ({ status: 200, headers: new Headers(), body: Buffer.from("page") }) };
  const app = buildApp({ shop, health: openHealth(shop), pages, cache: openPageCache({ bytes: 1e7 }) });
  ({ server } = makeServer({ app, https: false }));
  server.listen(0, "localhost");
  await once(server, "listening");
});
beforeEach(async () => {
  begun = [];
  const { promise: gate, resolve } = Promise.withResolvers<void>();
  openGate = resolve;
  shop.integrations.files = {
    ...shop.integrations.files,
    measure: async () => ({ length: photo.length, changedAt: new Date() }),
    async read(source) {
      begun.push(source);
      await gate;
      return photo;
    },
  };
  const { productId } = await addTestGoods(shop);
  const rows = Array.from({ length: 100 }, (_, at) => ({ product_id: productId, source: `unseen-${productId}-${at}.jpg`, position: at }));
  const ids = await shop.db.write((tx) => tx.insertInto("picture").values(rows).returning("id").execute());
  addresses = ids.map(({ id }) => `/pictures/${id}/240.webp`);
});
afterEach(() => openGate());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const addressOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

type Asked = { answer: Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: number }>; leave: () => void };

/** A stranger on a connection of its own, who may leave. */
const ask = (path: string): Asked => askFrom("192.0.2.1", path);

function askFrom(address: string, path: string): Asked {
  const request = http.get(addressOf(path), { agent: false, headers: { "X-Forwarded-For": address } });
  const answer = new Promise<Awaited<Asked["answer"]>>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
    });
  });
  answer.catch(() => undefined);
  return { answer, leave: () => void request.destroy() };
}

/** How many of them have been answered by now. */
function counted(asked: readonly Asked[]): { answered: number } {
  const count = { answered: 0 };
  for (const { answer } of asked)
    answer.then(
      () => (count.answered += 1),
      () => undefined,
    );
  return count;
}

describe("S59 pictures nobody asked for before are made a few at once", () => {
  test("a hundred at one moment: two begun, forty wait, the rest are told to come again; everything else goes on", async () => {
    const asked = addresses.map(ask);
    const count = counted(asked);
    await expect.poll(() => count.answered, PATIENT).toBe(100 - AT_ONCE - WAITING);
    expect(begun).toHaveLength(AT_ONCE);

    for (const path of ["/", "/healthz"]) expect((await ask(path).answer).status, path).toBe(200);
    expect(await verifyPassword(await hashPassword("1234", "known"), "1234", "known")).toBe(true);

    openGate();
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    const [made, refused] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status === 503)];
    expect([made.length, refused.length]).toEqual([AT_ONCE + WAITING, 100 - AT_ONCE - WAITING]);
    expect(begun).toHaveLength(AT_ONCE + WAITING);
    for (const { bytes, headers } of made) expect([bytes > 0, headers["content-type"]]).toEqual([true, "image/webp"]);
    for (const { headers } of refused) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("private, no-store");
      for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy"]) expect(headers).toHaveProperty(name);
    }
  });

  test("a network that asks for many does not keep others out: it gives way up to an equal share of the line", async () => {
    const flood = addresses.slice(0, AT_ONCE + WAITING).map((path, at) => askFrom(`2001:db8:0:7::${at + 1}`, path));
    await expect.poll(() => [begun.length, pictureLoad(shop).waiting], PATIENT).toEqual([AT_ONCE, WAITING]);
    const { refused } = pictureLoad(shop);
    const visitor = addresses.slice(60, 60 + WAITING / 2).map((path) => askFrom("198.51.100.4", path));
    await expect.poll(() => pictureLoad(shop).refused - refused, PATIENT).toBe(WAITING / 2);
    expect((await askFrom("2001:db8:0:7::ff", addresses[99] ?? "").answer).status).toBe(503);
    openGate();
    const statuses = async (asked: readonly Asked[]) => (await Promise.all(asked.map(({ answer }) => answer))).map(({ status }) => status);
    expect(new Set(await statuses(visitor))).toEqual(new Set([200]));
    expect((await statuses(flood)).filter((status) => status === 503)).toHaveLength(WAITING / 2);
  });

  test("twenty-four at one moment are all made, two at a time", async () => {
    const asked = addresses.slice(0, 24).map(ask);
    await expect.poll(() => begun.length, PATIENT).toBe(AT_ONCE);
    openGate();
    expect((await Promise.all(asked.map(({ answer }) => answer))).every(({ status }) => status === 200)).toBe(true);
    expect(begun).toHaveLength(24);
  });

  test("when everybody leaves at once nothing more is begun, and the next one is served", async () => {
    const asked = addresses.slice(0, 24).map(ask);
    await expect.poll(() => begun.length, PATIENT).toBe(AT_ONCE);
    for (const { leave } of asked) leave();
    await expect.poll(() => openConnections(), PATIENT).toBe(0);
    openGate();
    expect((await ask(addresses[99] ?? "").answer).status).toBe(200);
    expect(begun.slice(AT_ONCE)).toEqual([expect.stringMatching(/-99\.jpg$/)]);
  });

  test("fifty who ask for one file have it made once, though some of them leave", async () => {
    const asked = Array.from({ length: 50 }, () => ask(addresses[0] ?? ""));
    await expect.poll(() => begun.length, PATIENT).toBe(1);
    for (const { leave } of asked.slice(0, 20)) leave();
    openGate();
    const answers = await Promise.all(asked.slice(20).map(({ answer }) => answer));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await ask(addresses[0] ?? "").answer).status).toBe(200);
    expect(begun).toHaveLength(1);
  });

  test("AVIF is never made while somebody waits, other widths and formats are not there", async () => {
    openGate();
    const picture = (addresses[0] ?? "").replace("/240.webp", "");
    const avif = await ask(`${picture}/480.avif`).answer;
    expect([avif.status, avif.headers["content-type"], avif.headers["cache-control"]]).toEqual([200, "image/webp", "public, max-age=60"]);
    for (const file of ["481.webp", "1441.avif", "4800.webp", "480.png", "480.webp.avif", "0480.webp", "480.webp/", "480"])
      expect((await ask(`${picture}/${file}`).answer).status, file).toBe(404);
    expect(begun).toHaveLength(1);
  });
});

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
