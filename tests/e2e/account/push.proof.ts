import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { axeViolations, openBrowser, settled } from "../../../support/pages/browser.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { recognised } from "../person-signing-in.ts";

/** A push service of our own, in the place of the browser makers'. */
const received: Buffer[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    received.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
});
let shop: RunningShop;
let browser: Browser;
let origin: string;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  [shop, browser] = await Promise.all([startShop({ PUSH_SERVICE_URL: origin }), openBrowser({ showsNotifications: true })]);
  owner = await ownerByCalls(shop);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  service.close();
});

test("an order that moves on is pushed, encrypted for the browser, and the browser shows it with its page", async () => {
  received.length = 0;
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16).toString("base64url");
  const { app } = await newCustomer(shop);
  await app.post("/api/push-subscribe", { endpoint: `${origin}/push/1`, p256dh: keys.getPublicKey("base64url"), auth });
  const number = await placeOrderByCalls(app, { pieces: 5 });
  await owner.call("POST", `/api/admin/orders/${number}/status`, { status: "confirmed", version: 1, parcelNumber: "" });
  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const plain = ece.decrypt(received.at(-1) as Buffer, { version: "aes128gcm", privateKey: keys, authSecret: auth }).toString("utf8");
  expect(JSON.parse(plain)).toMatchObject({ page: `/account/orders/${number}` });

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "allow",
  });
  await context.grantPermissions(["notifications"], { origin: shop.url });
  await recognised(context, shop, app);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  await page.goto(`${shop.url}/account/notifications`);
  await page.getByRole("heading", { name: notificationsMessages.uk["push.title"] }).waitFor();
  await page.getByRole("button", { name: notificationsMessages.uk["push.enable"] }).waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/push-390.png`, fullPage: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await devTools.send("ServiceWorker.deliverPushMessage", { origin: shop.url, registrationId: await registration, data: plain });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data })),
    );
  await expect
    .poll(shown, { timeout: 10_000 })
    .toMatchObject([{ title: expect.stringContaining(String(number)) as string, data: { page: `/account/orders/${number}` } }]);
  await context.close();
});
