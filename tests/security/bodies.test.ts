import { once } from "node:events";
import type { Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { makeServer } from "../../processes/edge/make-server.ts";
import type { PageServer } from "../../processes/pages/page-server.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

const MEGABYTE = 1_048_576;
let shop: TestShop;
let server: Server;
/** A page that reads its form, as those of the shop do. */
const pages: PageServer = {
  buildId: "test",
  render: async (request) => ({
    status: 200,
    headers: new Headers(),
    body: Buffer.from(request.method === "POST" ? String([...(await request.formData())].length) : "page"),
  }),
};

beforeAll(async () => {
  shop = await openTestShop();
  const app = buildApp({ shop, health: openHealth(shop), pages, cache: openPageCache({ bytes: 1e7 }) });
  ({ server } = makeServer({ app, https: false }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

describe("S59 what a stranger sends is bounded before anything is made of it", () => {
  test("twenty megabytes of unknown fields at once: short refusals, a living process, no memory kept", async () => {
    const body = Buffer.from(`{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(",")}}`);
    const before = heldBytes();
    const asked = Array.from({ length: 20 }, () => talk(headOf("POST /api/get-offer", { "Content-Length": body.length }), [body]));
    expect(await (await fetch(addressOf("/healthz"))).text()).toBe("ok");
    for (const { status, text } of await Promise.all(asked)) {
      expect(status).toBe(413);
      expect(text.length).toBeLessThan(16_384);
    }
    expect(heldBytes() - before).toBeLessThan(80 * MEGABYTE);
  });

  test("unknown fields within the bound are answered by twenty of them", async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`k${at}`, 1])));
    const { status, text } = await talk(headOf("POST /api/get-offer", { "Content-Length": body.length }), [body]);
    expect(status).toBe(422);
    expect(text.length).toBeLessThan(16_384);
    expect(Object.keys((JSON.parse(bodyOf(text)) as { errors: object }).errors)).toHaveLength(20);
  });

  test.each([
    ["/cart", "application/x-www-form-urlencoded"],
    ["/subscription/x.data", "multipart/form-data; boundary=x"],
    ["/api/get-offer", "application/json"],
  ])("a hundred megabytes in pieces to %s are refused after the first of them", async (path, type) => {
    const piece = Buffer.from(`${MEGABYTE.toString(16)}\r\n${"a".repeat(MEGABYTE)}\r\n`);
    const before = heldBytes();
    const { status, sent } = await talk(
      headOf(`POST ${path}`, { "Content-Type": type, "Transfer-Encoding": "chunked" }),
      Array.from({ length: 100 }, () => piece),
    );
    expect(status).toBe(413);
    expect(sent).toBeLessThan(50 * MEGABYTE);
    expect(heldBytes() - before).toBeLessThan(80 * MEGABYTE);
  });

  test("a body announced too long is refused before a byte of it is there", async () => {
    for (const path of ["/cart", "/api/get-offer", "/api/admin/settings/shop", "/no-such-page"]) {
      const { status } = await talk(
        headOf(`POST ${path}`, { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": 65_537 }),
        [],
      );
      expect(status, path).toBe(413);
    }
  });

  test("depth and number of values are bounded too", async () => {
    const tooMuch = [
      `${"[".repeat(9_000)}${"]".repeat(9_000)}`,
      `{"a":${'{"a":'.repeat(500)}1${"}".repeat(500)}}`,
      `[${"1,".repeat(30_000)}1]`,
    ];
    for (const body of tooMuch) {
      const { status, text } = await talk(headOf("POST /api/get-offer", { "Content-Length": body.length }), [body]);
      expect(status, body.slice(0, 9)).toBe(422);
      expect(text.length).toBeLessThan(2_000);
    }
  });

  test("a body that breaks off or is of no known kind is the sender's fault", async () => {
    const wrong: [path: string, type: string, body: string, status: number][] = [
      ["/cart", "text/plain", "x", 415],
      ["/cart", "multipart/form-data", "x", 400],
      ["/cart", "", "", 415],
      ["/cart", "application/x-www-form-urlencoded", "intent=%00", 422],
      ["/subscribe", "application/x-www-form-urlencoded", "email=olena%40mail.ua&constructor=1", 422],
      ["/subscribe", "application/x-www-form-urlencoded", "__proto__=1", 422],
      ["/api/get-offer", "text/plain", "{}", 415],
      ["/api/get-offer", "application/json", "{", 400],
    ];
    for (const [path, type, body, status] of wrong) {
      const answer = await talk(headOf(`POST ${path}`, { "Content-Type": type, "Content-Length": body.length }), [body]);
      expect(answer.status, `${path} ${type}`).toBe(status);
    }
  });

  test("an honest form reaches its page as it was sent", async () => {
    const answer = await fetch(addressOf("/cart"), { method: "POST", body: new URLSearchParams({ intent: "add", packs: "2" }) });
    expect(await answer.text()).toBe("2");
  });
});

test.each(["TRACE", "PROPFIND", "PUT", "OPTIONS"])("S55 %s asks for no page: told so, and nothing breaks on it", async (method) => {
  for (const path of ["/", "/cart"]) {
    const { status, text } = await talk(headOf(`${method} ${path}`, { "Content-Length": 0 }), []);
    expect([path, status]).toEqual([path, 405]);
    expect(text).toContain("Content-Security-Policy".toLowerCase());
  }
});

describe("S38 every answer carries the headers, and JSON under /api", () => {
  const host = "Host: localhost\r\n";
  const asked: [what: string, request: string, status: number][] = [
    ["a malformed path", `GET /api/get-list/%E0 HTTP/1.1\r\n${host}\r\n`, 400],
    ["U+0000 in a query", `GET /api/get-cart?ended=%00 HTTP/1.1\r\n${host}\r\n`, 400],
    ["no HTTP", "NONSENSE\r\n\r\n", 400],
    ["a broken header", `GET /api/get-option HTTP/1.1\r\n${host}a b: c\r\n\r\n`, 400],
    ["no host", "GET /api/get-option HTTP/1.1\r\n\r\n", 400],
    ["a host that is none", "GET /api/get-option HTTP/1.1\r\nHost: a/b\r\n\r\n", 400],
    ["too large a header", `GET /api/get-option HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["an expectation", `GET /api/get-option HTTP/1.1\r\n${host}Expect: more\r\n\r\n`, 417],
    ["a broken body", `POST /api/get-offer HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`, 400],
    ["no such call", `GET /api/no-such-call HTTP/1.1\r\n${host}\r\n`, 404],
    ["no such photo", `GET /api/admin/review-photos/1/small.jpg HTTP/1.1\r\n${host}\r\n`, 404],
  ];
  test.each(asked)("%s", async (_, request, expected) => {
    const { status, text } = await talk(request, []);
    expect(status).toBe(expected);
    for (const name of [
      "content-security-policy",
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
    ])
      expect(text.toLowerCase()).toContain(`\r\n${name}: `);
    expect(text.toLowerCase()).toContain("\r\ncontent-type: application/json");
    expect(JSON.parse(bodyOf(text))).toMatchObject({ message: expect.stringMatching(/\p{Script=Cyrillic}/u) as string });
  });
});

/** The memory of this thread; the embedded database has a thread of its own. */
function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const addressOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

function headOf(line: string, headers: Record<string, string | number>): string {
  const all = { Host: "localhost", "Content-Type": "application/json", ...headers };
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
}

/** Says it on a socket of its own, piece after piece as they are taken, until the answer is whole. */
function talk(head: string, pieces: (string | Buffer)[]): Promise<{ status: number; text: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
    let text = "";
    let sent = 0;
    socket.write(head);
    const goOn = () => {
      if (sent >= pieces.length || text !== "") return;
      if (socket.write(pieces[sent++] ?? "")) setImmediate(goOn);
      else socket.once("drain", goOn);
    };
    const end = () => {
      socket.destroy();
      resolve({ status: Number(text.split(" ")[1]), text, sent: pieces.slice(0, sent).reduce((sum, { length }) => sum + length, 0) });
    };
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (isWhole(text)) end();
    });
    socket.on("error", () => undefined);
    socket.on("close", end);
    goOn();
  });
}

function isWhole(text: string): boolean {
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return text.includes("\r\n\r\n") && length !== undefined && Buffer.byteLength(bodyOf(text)) >= Number(length);
}

const bodyOf = (text: string): string => text.slice(text.indexOf("\r\n\r\n") + 4);
