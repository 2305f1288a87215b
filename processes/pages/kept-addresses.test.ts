import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPageCache, packPage } from "../../platform/http/pages/page-cache.ts";
import { openKeptAddresses } from "./kept-addresses.ts";

const cache = openPageCache({ bytes: 1_000_000 });
const kept = openKeptAddresses(cache);
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (kept.answer(request, response)) return;
    kept.remember(request, "page");
    response.end("made anew");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => server.close());
beforeEach(async () => {
  const page = await packPage({
    status: 200,
    headers: { "Content-Type": "text/html" },
    body: Buffer.from("kept"),
    tags: new Set(["catalogue"]),
  });
  cache.keep("page", page, { begun: cache.beginRendering() });
});

const ask = (headers: Record<string, string> = {}, path = "/category/1110") =>
  new Promise<{ status?: number; body: string; headers: IncomingMessage["headers"] }>((resolve, reject) => {
    get({ port, path, headers: { "accept-encoding": "br", ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (chunk: Buffer) => pieces.push(chunk));
      response.on("end", () => {
        const whole = Buffer.concat(pieces);
        const body = response.headers["content-encoding"] === "br" ? brotliDecompressSync(whole) : whole;
        resolve({ status: response.statusCode, body: body.toString(), headers: response.headers });
      });
    }).on("error", reject);
  });

test("S59 an address with kilobytes of marks behind it is not remembered: ten thousand of them would fill the memory", async () => {
  const long = `/about?utm_source=${"x".repeat(8_000)}`;
  for (let time = 0; time < 2; time += 1) expect((await ask({}, long)).body).toBe("made anew");
  const usual = `/about?utm_source=letter&gclid=${"x".repeat(120)}`;
  await ask({}, usual);
  expect((await ask({}, usual)).body).toBe("kept");
});

test("a page asked for again is answered from what is kept, until it is dropped", async () => {
  expect((await ask()).body).toBe("made anew");
  expect((await ask()).body).toBe("kept");
  cache.dropTagged(["catalogue"]);
  expect((await ask()).body).toBe("made anew");
});

test("a client that has it is told so, and one that takes brotli gets it", async () => {
  await ask();
  const { headers } = await ask();
  expect(await ask({ "if-none-match": String(headers["etag"]) })).toMatchObject({ status: 304, body: "" });
  expect((await ask({ "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
});

test("S59 who takes nothing packed waits for a turn, since unpacking is time of the thread", async () => {
  await ask();
  expect((await ask()).body).toBe("kept");
  for (const encoding of ["identity", "", "zstd"]) expect((await ask({ "accept-encoding": encoding })).body).toBe("made anew");
});

test("nobody who is signed in, no other audience and no other host gets a page remembered for guests", async () => {
  await ask();
  for (const [name, value] of ["cookie token=a", "authorization Bearer a", "cookie gender=male", "host other.ua"].map(nameAndValue)) {
    expect((await ask({ [name]: value })).body, `${name} ${value}`).toBe("made anew");
  }
  expect((await ask({ cookie: "token=a" })).body).toBe("made anew");
  expect((await ask({ cookie: "seen=1" })).body).toBe("kept");
});

const nameAndValue = (header: string): [name: string, value: string] => [header.split(" ")[0] ?? "", header.slice(header.indexOf(" ") + 1)];
