import { readFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newWebhookSecret, signatureOf } from "./sign.ts";

/** The vector of the specification's own libraries. */
const shared = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const vector = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: '{"test": 2432232314}' };

test("a message is signed as the specification's libraries sign it", () => {
  expect(signatureOf([shared], vector)).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("with two secrets both signatures are there, and a receiver with either verifies; nobody else does", () => {
  const [old, fresh, foreign] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
  const timestamp = Math.floor(Date.now() / 1_000);
  const message = { id: "msg_1", timestamp, body: JSON.stringify({ type: "order.placed", name: "«Верба» 🧵" }) };
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatureOf([fresh, old], message),
  };
  for (const known of [old, fresh]) expect(new Webhook(known).verify(message.body, headers)).toEqual(JSON.parse(message.body));
  expect(() => new Webhook(foreign).verify(message.body, headers)).toThrow();
  expect(() => new Webhook(fresh).verify(`${message.body} `, headers)).toThrow();
});

test("a secret is 32 random bytes, marked as what it is", () => {
  const [one, other] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace(/^whsec_/, ""), "base64")).toHaveLength(32);
});

test("the guide's example is signed as it says, and its program believes that and nothing else", async () => {
  const guide = readFileSync(new URL("../../../docs/webhooks.md", import.meta.url), "utf8");
  const [, code = ""] = /```js\n([^]*?)```/.exec(guide) ?? [];
  const program = `data:text/javascript,${encodeURIComponent(`${code}\nexport { isFromTheShop };`)}`;
  const { isFromTheShop } = (await import(/* @vite-ignore */ program)) as {
    isFromTheShop: (headers: Record<string, string>, body: string, secret: string, now?: number) => boolean;
  };
  const headers = Object.fromEntries(
    [...guide.matchAll(/^ {4}(webhook-[a-z]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  const [, body = ""] = /^ {4}(\{.*\})$/m.exec(guide) ?? [];
  const now = Number(headers["webhook-timestamp"]);
  expect(isFromTheShop(headers, body, shared, now + 299)).toBe(true);
  expect(isFromTheShop(headers, body, shared, now + 301)).toBe(false);
  expect(isFromTheShop(headers, body.replace("100234", "100235"), shared, now)).toBe(false);
  expect(isFromTheShop(headers, body, newWebhookSecret(), now)).toBe(false);
  for (const name of Object.keys(headers)) expect(isFromTheShop({ ...headers, [name]: "" }, body, shared, now), name).toBe(false);
  expect(isFromTheShop({}, body, shared)).toBe(false);
});
