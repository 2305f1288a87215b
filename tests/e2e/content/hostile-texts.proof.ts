import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { ApiClient } from "../../../support/api-client.ts";
import { newCustomer } from "../../../support/new-customer.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { recognised } from "../person-signing-in.ts";

/* S36: what people write is text wherever it is shown, to customers and to staff; notes of staff stay with staff. */

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const hostile = [
  "<script>window.ran=1</script>",
  '<img src=x onerror="window.ran=1">',
  "<svg/onload=window.ran=1>",
  `"><iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  '<a href="javascript:window.ran=1">натисни</a>',
  "javascript:window.ran=1",
  "</script><script>window.ran=1</script>",
  "</textarea><script>window.ran=1</script>",
  "<!--<script>--><script>window.ran=1</script>",
  "<math><mtext><table><mglyph><style><img src=x onerror=window.ran=1>",
  "{{constructor.constructor('window.ran=1')()}}",
  "${window.ran=1}",
  "' onmouseover='window.ran=1",
];
const all = hostile.join(" ");
const SECRET = "Нотатка лише для своїх 7f3a";
const PRODUCT = "/product/planted-stock-50";

/** Leaves every hostile text wherever a customer, a guest or staff may write; answers where staff see them. */
async function writeEverywhere(app: ApiClient, phone: string): Promise<string[]> {
  const { shop } = place();
  const sent = async (path: string, body: object) => expect((await app.post(path, body)).status, path).toBe(200);
  const { id: productId } = (await app.get("/api/get-product/planted-stock-50")).body;
  for (const text of hostile) await sent("/api/send-chat-message", { id: crypto.randomUUID(), text });
  await sent("/api/add-review", { productId, rating: 5, title: all.slice(0, 80), comment: all });
  await sent("/api/ask-question", { productId, question: all.slice(0, 500) });
  await sent("/api/get-offer", { name: all.slice(0, 60), phone: "0671234567", wanted: all });
  const name = `${hostile[1]}.csv`;
  const { id: file } = (await app.post("/api/begin-upload", { purpose: "supplier_file", name, size: 3 })).body;
  await sent("/api/upload-part", { id: file, from: 0, part: "YTti" });
  await sent("/api/suppliers", { company: all.slice(0, 120), name: "Ігор", phone: "0671234567", wanted: all, file });

  const { data } = (await owner.call("GET", `/api/admin/chats?q=${phone}`)) as { data: [{ id: number }] };
  const chat = `/api/admin/chats/${data[0].id}`;
  await owner.call("POST", `${chat}/answer`, { messageId: crypto.randomUUID(), text: all });
  await owner.call("POST", `${chat}/notes`, { text: `${SECRET} ${all}` });
  await owner.call("POST", "/api/admin/chat-replies", { title: all.slice(0, 60), textUk: all, textRu: all });
  const [reviews, questions] = [await waiting("reviews"), await waiting("questions")];
  for (const { id, version } of reviews)
    await owner.call("POST", `/api/admin/reviews/${id}`, { status: "published", reason: "", reply: all.slice(0, 1_000), version });
  for (const { id, version } of questions)
    await owner.call("POST", `/api/admin/questions/${id}`, { status: "answered", answer: all.slice(0, 1_000), reason: "", version });
  const page = await owner.call("GET", "/api/admin/pages/warranty");
  await owner.call("POST", "/api/admin/pages/warranty", {
    version: page["version"],
    titleUk: all.slice(0, 120),
    titleRu: all.slice(0, 120),
    bodyUk: `<h2>Гарантія</h2><p onclick="window.ran=1">${all}</p>`,
    bodyRu: `<p>${all}</p>`,
  });
  await expect.poll(async () => (await fetch(`${shop.url}${PRODUCT}`)).text()).toContain("window.ran");
  return [
    `chats/${data[0].id}/show`,
    ...reviews.map(({ id }) => `reviews/${id}`),
    ...questions.map(({ id }) => `questions/${id}`),
    "leads",
    "pages/warranty",
  ];
}

const waiting = async (what: "reviews" | "questions") =>
  ((await owner.call("GET", `/api/admin/${what}?status=new`)) as { data: { id: number; version: number }[] }).data;

/** Opens a page and everything folded on it; nothing of what was written may have run. */
async function lookAt(page: Page, address: string, shows: string): Promise<void> {
  await page.goto(place().shop.url + address);
  await expect.poll(() => wordsOn(page), { timeout: 20_000, message: address }).toContain(shows);
  await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
  for (const link of await page.getByRole("link", { name: "натисни" }).all())
    expect(await link.getAttribute("href")).not.toContain("script");
  expect(await page.evaluate(() => "ran" in window), address).toBe(false);
}

/** Words in fields of forms too, and those folded away. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
    return [document.body.textContent, ...fields.map(({ value }) => value)].join("\n");
  });

test("S36 hostile texts run nowhere, for customers and for staff, and notes of staff reach no customer", async () => {
  const { shop, browser } = place();
  const { app, phone } = await newCustomer(shop);
  const places = await writeEverywhere(app, phone);

  const context = await browser.newContext();
  await recognised(context, shop, app);
  const page = await context.newPage();
  const said: string[] = [];
  page.on(
    "response",
    (response) =>
      void response.text().then(
        (text) => said.push(text),
        () => undefined,
      ),
  );
  for (const [address, shows] of [
    [PRODUCT, "window.ran"],
    ["/reviews?product=planted-stock-50", "window.ran"],
    ["/account/chat", "window.ran"],
    ["/account/notifications", "planted-stock-50"],
    ["/warranty", "Гарантія"],
    ["/ru/warranty", "window.ran"],
  ] as const)
    await lookAt(page, address, shows);
  for (const path of ["/api/get-chat", "/api/get-notifications", "/api/get-profile"]) said.push(JSON.stringify((await app.get(path)).body));
  expect(said.filter((text) => text.includes(SECRET))).toEqual([]);
  await context.close();

  const office = await browser.newContext();
  const [name = "", value = ""] = owner.cookie.split("=");
  await office.addCookies([{ name, value, url: shop.url, httpOnly: true }]);
  const desk = await office.newPage();
  for (const address of places) await lookAt(desk, `/admin/${address}`, "window.ran");
  const { data } = (await owner.call("GET", "/api/admin/leads?kind=supplier")) as {
    data: [{ id: number; file: { name: string; address: string } }];
  };
  await lookAt(desk, `/admin/leads/${data[0].id}`, "window.ran");
  expect(data[0].file.name).not.toMatch(/[<>"]/);
  await office.close();
}, 120_000);

test("a conversation, its notes and its photos are closed to every other customer", async () => {
  const { shop } = place();
  const [{ app, phone }, other] = [await newCustomer(shop), await newCustomer(shop)];
  await app.post("/api/send-chat-message", { id: crypto.randomUUID(), text: `Мій лист ${phone}` });
  expect(JSON.stringify((await other.app.get("/api/get-chat")).body)).not.toContain(phone);
  const { data } = (await owner.call("GET", `/api/admin/chats?q=${phone}`)) as { data: [{ id: number }] };
  for (const path of [
    `/api/admin/chats/${data[0].id}`,
    "/api/admin/chats",
    "/api/admin/chat-replies",
    "/api/admin/leads",
    "/api/admin/reviews",
  ])
    expect((await other.app.get(path)).status, path).toBe(401);
});
