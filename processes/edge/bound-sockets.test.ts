import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { usualBounds, type BoundSockets } from "./bound-sockets.ts";
import { makeServer } from "./make-server.ts";

let server: Server;
let sockets: BoundSockets;
const clients: Socket[] = [];
afterEach(() => {
  clients.splice(0).forEach((client) => client.destroy());
  server.closeAllConnections();
  server.close();
});

const QUIET_MS = 300;
const bounds = { ...usualBounds, quietMs: QUIET_MS };

async function listen(given: Partial<Parameters<typeof makeServer>[0]> = {}): Promise<void> {
  const app = new Hono();
  app.post("/", async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`));
  app.get("/slow", async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return c.text("slow");
  });
  app.post("/late", async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 4 * QUIET_MS));
    return c.text("late");
  });
  app.get("/held", () => new Promise<Response>(() => undefined));
  ({ server, sockets } = makeServer({ app, https: false, bounds, ...given }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

function open(text: string, localAddress = "127.0.0.1"): { socket: Socket; said: () => string; ended: Promise<unknown> } {
  let said = "";
  const socket = connect({ port: (server.address() as { port: number }).port, host: "127.0.0.1", localAddress }, () => socket.write(text));
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
  clients.push(socket);
  return { socket, said: () => said, ended: once(socket, "close") };
}

const head = (line: string, more = "") => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

describe("S59 sockets that only hold a place are cut", () => {
  test.each([
    ["says nothing", ""],
    ["never ends its headers", "GET / HTTP/1.1\r\nHost: local"],
    ["never ends its body", head("POST /", "Content-Length: 10\r\n") + "half"],
    ["stays after its answer", head("GET /slow")],
  ])("one that %s", async (_, text) => {
    await listen();
    const { ended } = open(text);
    const began = performance.now();
    await ended;
    expect(performance.now() - began).toBeLessThan(5_000);
    await expect.poll(() => sockets.count()).toBe(0);
  });

  test("one that dribbles its body is told 408, in JSON with all headers", async () => {
    await listen();
    const { socket, said, ended } = open(head("POST /", "Content-Length: 500\r\n"));
    const dribble = setInterval(() => socket.write("x"), 50);
    await ended;
    clearInterval(dribble);
    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(said()).toContain("Content-Security-Policy: ");
    expect(JSON.parse(said().split("\r\n\r\n")[1] ?? "")).toEqual({ message: "Запит прочитати не вдалося" });
  });

  test("who waits for an answer is not quiet, however late the shop is with it", async () => {
    await listen();
    const { said } = open(head("POST /late", "Content-Length: 4\r\n") + "body");
    await expect.poll(said, { timeout: 5_000 }).toContain("late");
  });

  test("a long body has the time its length needs", async () => {
    await listen({ bounds: { ...bounds, quietMs: 2 * QUIET_MS, bytesAMs: 0.01 } });
    const { socket, said } = open(head("POST /", "Content-Length: 20\r\n"));
    await once(socket, "connect");
    for (let piece = 0; piece < 10; piece += 1) {
      socket.write("xx");
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 3));
    }
    await expect.poll(said).toContain("20 bytes");
  });
});

describe("S59 nobody has all the places", () => {
  test("the process has only so many sockets", async () => {
    await listen({ bounds: { ...usualBounds, most: 3 } });
    const held = Array.from({ length: 3 }, () => open(""));
    await expect.poll(() => sockets.count()).toBe(3);
    await open("").ended;
    held[0]?.socket.destroy();
    await expect.poll(() => sockets.count()).toBe(2);
    const next = open(head("GET /slow"));
    await expect.poll(next.said).toContain("slow");
  });

  // Other systems give this machine one address.
  test.skipIf(process.platform !== "linux")(
    "whoever comes when all places are taken gets one of whom has the most: an idle one, the oldest",
    async () => {
      await listen({ bounds: { ...usualBounds, most: 5 } });
      const crowd: ReturnType<typeof open>[] = [];
      for (const text of [head("GET /held"), "", "", ""]) {
        crowd.push(open(text));
        await expect.poll(() => sockets.count()).toBe(crowd.length);
      }
      const one = open("", "127.0.0.2");
      await expect.poll(() => sockets.count()).toBe(5);
      const next = open(head("GET /slow"), "127.0.0.3");
      await expect.poll(next.said).toContain("slow");
      await crowd[1]?.ended;
      await open("").ended;
      expect([crowd[0], crowd[2], crowd[3], one].map((socket) => socket?.socket.closed)).toEqual([false, false, false, false]);
      expect(sockets.count()).toBe(5);
    },
  );

  test("one address has only so many of them", async () => {
    await listen({ bounds: { ...usualBounds, mostOfOne: 2 } });
    open("");
    open("");
    await expect.poll(() => sockets.count()).toBe(2);
    await open("").ended;
    expect(sockets.count()).toBe(2);
  });

  test("behind a proxy an address has only so many requests under way, whatever it writes before its own", async () => {
    await listen({ bounds: { ...usualBounds, mostOfOne: 2 }, trustedProxies: 1 });
    const ask = (from: string, path: string) => open(head(`GET ${path}`, `X-Forwarded-For: ${from}\r\n`));
    const held = [ask("6.6.6.6, 10.0.0.1", "/held"), ask("7.7.7.7, 10.0.0.1", "/held")];
    await expect.poll(() => sockets.count()).toBe(2);
    const third = ask("8.8.8.8, 10.0.0.1", "/slow");
    await expect.poll(third.said).toMatch(/^HTTP\/1\.1 429 /);
    expect(third.said()).toContain("Retry-After: ");
    const other = ask("10.0.0.2", "/slow");
    await expect.poll(other.said).toContain("slow");
    held[0]?.socket.destroy();
    const again = () => {
      const one = ask("10.0.0.1", "/slow");
      return new Promise<string>((resolve) => one.socket.once("data", () => resolve(one.said())));
    };
    await expect.poll(again).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("S34 all addresses of an IPv6 /64 have the places of one", async () => {
    await listen({ bounds: { ...usualBounds, mostOfOne: 2 }, trustedProxies: 1 });
    const ask = (from: string, path: string) => open(head(`GET ${path}`, `X-Forwarded-For: ${from}\r\n`));
    ask("2001:db8:0:7::1", "/held");
    ask("2001:db8:0:7:a:b:c:d", "/held");
    await expect.poll(() => sockets.count()).toBe(2);
    const third = ask("2001:0db8::7:0:0:0:3", "/slow");
    await expect.poll(third.said).toMatch(/^HTTP\/1\.1 429 /);
    const neighbour = ask("2001:db8:0:8::1", "/slow");
    await expect.poll(neighbour.said).toContain("slow");
  });
});
