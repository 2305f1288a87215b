import { afterAll, beforeAll, expect, test } from "vitest";
import { Webhook } from "standardwebhooks";
import { webhooksRu } from "../../../app/backoffice/words/ru/webhooks.ts";
import { webhooksUk } from "../../../app/backoffice/words/uk/webhooks.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { openReceiver, type Receiver } from "../../../support/receiver.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
let receiver: Receiver;
beforeAll(async () => {
  owner = await ownerByCalls(place().shop);
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const { webhooks: words } = webhooksUk;

test("the owner adds an address, tries it, sees an order arrive, sends it again, renews the secret and withdraws it", async () => {
  const { shop } = place();
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/webhooks`);
  await page.getByText(words.none).waitFor();
  await look("webhooks-none");
  const confirmed = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await page.getByLabel(words.name).fill("CRM");
  await page.getByLabel(words.url).fill("https://169.254.169.254/latest");
  await confirmed(words.make);
  await page.getByText("Це адреса внутрішньої мережі", { exact: false }).waitFor();
  await look("webhooks-refused");
  await page.getByLabel(words.url).fill(receiver.url);
  await page.getByLabel(words.types["stock.changed"], { exact: false }).check();
  await confirmed(words.make);
  const shown = page.getByRole("alert").filter({ hasText: words.secretOnce });
  const secret = (await shown.locator("b").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await look("webhooks-secret");
  await page.reload();
  await page.getByRole("link", { name: "CRM" }).waitFor();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole("link", { name: "CRM" }).click();
  await page.getByText(words.noDeliveries).waitFor();
  await page.getByRole("button", { name: words.test }).click();
  await page.getByText(words.states.delivered).waitFor();
  expect(receiver.types()).toEqual(["webhook.test"]);
  await look("webhook-tested");

  receiver.answering = (response) => response.writeHead(503).end("зайнято");
  const { app } = await newCustomer(shop);
  const number = await placeOrderByCalls(app);
  await expect.poll(() => receiver.types(), { timeout: 15_000 }).toContain("order.placed");
  const placed = receiver.received.find(({ body }) => body.includes("order.placed"));
  expect(new Webhook(secret).verify(placed?.body ?? "", placed?.headers as Record<string, string>)).toMatchObject({
    data: { number, status: "new", paid: false },
  });
  receiver.answering = (response) => response.writeHead(200).end("ок");
  await page.getByRole("button", { name: words.refresh }).click();
  const row = page.getByRole("listitem").filter({ hasText: words.types["order.placed"] });
  await row.waitFor();
  await look("webhook-busy");
  await expect
    .poll(
      async () => {
        await page.getByRole("button", { name: words.refresh }).click();
        return page.getByText(words.states.waiting, { exact: true }).count();
      },
      { timeout: 40_000 },
    )
    .toBe(0);
  await expect.poll(() => receiver.types(), { timeout: 30_000 }).toContain("stock.changed");
  const before = receiver.types().filter((type) => type === "order.placed").length;
  await page
    .getByRole("button", { name: new RegExp(words.again) })
    .first()
    .waitFor();
  await row.getByRole("button", { name: new RegExp(words.again) }).click();
  await expect.poll(() => receiver.types().filter((type) => type === "order.placed").length).toBe(before + 1);
  await row.getByText(words.answer).click();
  await row.getByText("ок", { exact: true }).waitFor();
  await look("webhook-answered");

  await confirmed(words.renew);
  const renewed = (await page.getByRole("alert").filter({ hasText: words.secretOnce }).locator("b").textContent()) ?? "";
  await page.getByRole("button", { name: words.test }).click();
  await expect.poll(() => receiver.types().at(-1)).toBe("webhook.test");
  const last = receiver.received.at(-1);
  for (const known of [secret, renewed])
    expect(new Webhook(known).verify(last?.body ?? "", last?.headers as Record<string, string>)).toMatchObject({ type: "webhook.test" });

  // Another manager gives it a name while this form is open: saving other events leaves that name.
  const id = page.url().split("/").at(-1);
  await owner.call("POST", `/api/admin/webhooks/${id}`, { name: "CRM-2" });
  await page.getByLabel(words.types["return.created"], { exact: false }).check();
  await confirmed(words.change);
  await expect.poll(async () => endpointOf(await owner.call("GET", "/api/admin/webhooks"))).toMatchObject({ name: "CRM-2" });
  expect(endpointOf(await owner.call("GET", "/api/admin/webhooks")).events).toContain("return.created");
  await owner.call("POST", `/api/admin/webhooks/${id}`, { name: "CRM" });

  receiver.answering = (response) => response.writeHead(410).end();
  await page.getByRole("button", { name: words.test }).click();
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByText(words.deliveries).waitFor();
      return page.getByText(words.offBecause.gone).count();
    })
    .toBe(1);
  await look("webhook-gone");
  await page.getByRole("button", { name: words.switchOn, exact: true }).click();
  await page.getByText(words.on, { exact: true }).waitFor();
  await confirmed(words.withdraw);
  await page.getByText(words.withdrawn, { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: words.test }).count()).toBe(0);
  await close();

  const desk = await staffPage(place(), { cookie: owner.cookie, width: 1_280 });
  await desk.page.goto(`${shop.url}/admin/webhooks`);
  await desk.page.evaluate(() => localStorage.setItem("RaStore.locale", '"ru"'));
  await desk.page.reload();
  await desk.page.getByText(webhooksRu.webhooks.withdrawn, { exact: true }).waitFor();
  await desk.look("webhooks-desk");
  await desk.page.getByRole("link", { name: "CRM" }).click();
  await desk.page.getByRole("row").filter({ hasText: webhooksRu.webhooks.types["order.placed"] }).waitFor();
  await desk.look("webhook-desk");
  await desk.close();
});

const endpointOf = (view: Record<string, unknown>) =>
  (view["endpoints"] as { name: string; events: string[] }[])[0] ?? { name: "", events: [] };
