import { createECDH, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applicationKeysOf } from "./application-keys.ts";
import { openWebPush } from "./open-web-push.ts";
import { isPushService } from "./push-services.ts";

const keys = applicationKeysOf("a secret of a shop that is long enough");
const browser = createECDH("prime256v1");
browser.generateKeys();
const auth = randomBytes(16);
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
let status = 201;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    received.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {}).end();
  });
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received.length = 0;
  status = 201;
});
const address = () => ({ endpoint: `${origin}/push/1`, p256dh: browser.getPublicKey("base64url"), auth: auth.toString("base64url") });
const sender = () => openWebPush({ keys, contact: "https://shop.example", other: origin });
const text = {
  title: "Замовлення № 100234 у дорозі",
  body: "Доставка 1–3 дні.",
  page: "/account/orders/100234",
  tag: "notice-7",
  forSeconds: 259_200,
};

test("a message is read by the browser that subscribed and by nobody between, signed by the shop's key", async () => {
  expect(await sender().send(address(), text)).toBe("sent");
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", topic: "notice-7", urgency: "normal" });
  expect(body.toString("utf8")).not.toContain("100234");
  const plain = ece.decrypt(body, { version: "aes128gcm", privateKey: browser, authSecret: auth.toString("base64url") });
  expect(JSON.parse(plain.toString("utf8"))).toEqual({ title: text.title, body: text.body, page: text.page, tag: text.tag });
  const [, token = "", publicKey = ""] = /t=([^,]+),\s*k=(\S+)/.exec(headers.authorization ?? "") ?? [];
  expect(publicKey).toBe(keys.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(keys.publicKey, "base64url");
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65) }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: origin,
    sub: "https://shop.example",
  });
});

test("a browser that is gone is told apart from a service in trouble, and nobody is followed elsewhere", async () => {
  for (const code of [404, 410, 403]) {
    status = code;
    expect(await sender().send(address(), text)).toBe("gone");
  }
  for (const code of [429, 500, 502, 302]) {
    status = code;
    await expect(sender().send(address(), text)).rejects.toThrow();
  }
});

test("S49 nothing but browsers' push services is called", async () => {
  for (const known of [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QAbc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])
    expect([known, isPushService(known)]).toEqual([known, true]);
  for (const foreign of [
    "https://fcm.googleapis.com.evil.example/send",
    "https://evil.example/fcm.googleapis.com",
    "https://user@fcm.googleapis.com/send",
    "https://fcm.googleapis.com:8443/send",
    "http://fcm.googleapis.com/send",
    "http://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "file:///etc/passwd",
    "nonsense",
    "",
  ]) {
    expect([foreign, isPushService(foreign)]).toEqual([foreign, false]);
    expect(
      await openWebPush({ keys, contact: "https://shop.example", other: undefined }).send({ ...address(), endpoint: foreign }, text),
    ).toBe("gone");
  }
  expect(received).toEqual([]);
});

test("the shop's key is the same at every start, another one with another secret", () => {
  expect(applicationKeysOf("a secret of a shop that is long enough")).toEqual(keys);
  expect(applicationKeysOf("another secret of a shop, long enough").publicKey).not.toBe(keys.publicKey);
  expect(Buffer.from(keys.publicKey, "base64url")).toHaveLength(65);
});
