import { afterAll, beforeAll, expect, test } from "vitest";
import { apiClient, newPhone, type ApiClient, type Json } from "../../../support/api-client.ts";
import { crawlLinks } from "../../../support/pages/crawl-links.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { publicAddresses } from "../../../support/pages/public-addresses.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";

let shop: RunningShop;
let customer: ApiClient;
let orderNumber: number;
beforeAll(async () => {
  shop = await startShop();
  customer = apiClient(shop.url);
  await customer.signIn(newPhone(), shop.codeFor);
  orderNumber = await placeOrderByCalls(customer);
});
afterAll(() => shop?.stop());

const bothLanguages = (paths: readonly string[]) => paths.flatMap((path) => [path, path === "/" ? "/ru" : `/ru${path}`]);
const withoutLanguage = (path: string) => path.replace(/^\/ru(?=\/|\?|$)/, "") || "/";

/** Whatever carries markup is read; of pictures and scripts only whether they are there. */
async function ask(path: string, cookie = "") {
  const response = await fetch(shop.url + path, { redirect: "manual", headers: { cookie } });
  const isMarkup = /html|xml/.test(response.headers.get("content-type") ?? "") && !path.endsWith(".svg");
  const html = isMarkup ? await response.text() : "";
  if (!isMarkup) await response.body?.cancel();
  return { status: response.status, location: response.headers.get("location"), html };
}

/** Filters and orders of lists have no end: a few of each page's are asked and none is followed; pages of lists all are. */
function openBounds({ products, pictures }: { products: number; pictures: number }) {
  const counts = new Map<string, number>();
  const isFewerThan = (most: number, key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
  return (path: string) => {
    const [place = "", query = ""] = withoutLanguage(path).split("?");
    if (/^\/(pictures|videos)\//.test(place)) return isFewerThan(pictures, "pictures") && isFewerThan(1, place.replace(/[^/]*$/, ""));
    if (place.startsWith("/product/")) return isFewerThan(products, path.startsWith("/ru") ? "товары" : "товари");
    return query === "" || /^page=\d+$/.test(query) || isFewerThan(2, path.split("?")[0] ?? "");
  };
}

const crawlAs = (cookie: string, from: readonly string[], bounds: { products: number; pictures: number }) =>
  crawlLinks({
    origin: shop.url,
    from,
    ask: (path) => ask(path, cookie),
    isAsked: openBounds(bounds),
    isFollowed: (path) => !path.includes("?") || /[?&]page=\d+$/.test(path),
    mayRedirect: (path, target) => {
      const isGuarded = /^\/(account|checkout)/.test(withoutLanguage(path));
      // Whoever is signed in has nothing to do at the way in; a checkout of nothing is the cart; a phone is led to its store and everything else to the app's place on the first page.
      if (withoutLanguage(path) === "/sign-in") return cookie !== "" && withoutLanguage(target) === "/account";
      return (isGuarded && (cookie === "" ? withoutLanguage(target) === "/" : withoutLanguage(target) === "/cart")) || path === "/get-app";
    },
  });

/** Links that screens show only when opened: slides of stories, tiles of every page of a list. */
async function writtenLinks(): Promise<string[]> {
  const answers = await Promise.all(["/api/get-stories", "/api/get-banners"].map((path) => customer.get(path)));
  return [...JSON.stringify(answers.map(({ body }) => body)).matchAll(/"link":"(\/[^"#]*)/g)].map(([, link = ""]) => link);
}

test("a guest meets no dead link: every page, list page, form, picture and anchor in both languages, the sitemap, the manifest", async () => {
  const files = (await ask("/sitemap.xml")).html.matchAll(/<loc>([^<]+)<\/loc>/g);
  const listed: string[] = [];
  for (const [, file = ""] of files) {
    const { html } = await ask(new URL(file).pathname);
    listed.push(
      ...[...html.matchAll(/(?:<loc>|href=")(http[^<"]+)/g)].map(([, url = ""]) => new URL(url.replaceAll("&amp;", "&")).pathname),
    );
  }
  const { icons, shortcuts, start_url } = (await (await fetch(`${shop.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  const own = [start_url, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url), "/robots.txt"];
  const begun = Date.now();
  const from = [...bothLanguages([...publicAddresses, ...(await writtenLinks())]), ...listed, ...own];
  const { asked, problems } = await crawlAs("", from, { products: 260, pictures: 120 });
  expect(problems).toEqual([]);
  expect(asked.size).toBeGreaterThan(700);
  expect(Date.now() - begun).toBeLessThan(180_000);
});

test("neither does a customer, in the account and on the way through the shop", async () => {
  const own = [
    "/",
    "/account",
    "/account/orders",
    `/account/orders/${orderNumber}`,
    "/account/lists",
    "/account/price-list",
    "/account/personal",
    "/checkout",
  ];
  const { asked, problems } = await crawlAs(`token=${customer.token}`, bothLanguages(own), { products: 12, pictures: 10 });
  expect(problems).toEqual([]);
  expect([...asked.keys()].filter((path) => /\/account\/orders\/\d+$/.test(path))).toHaveLength(2);
});

test("a carrier or a payment that staff switch off is said nowhere, at once, also on pages that were kept", async () => {
  const { call } = await ownerByCalls(shop);
  const switchOn = async (services: string[]) => {
    const { version, values } = await call("GET", "/api/admin/settings/shop");
    await call("POST", "/api/admin/settings/shop", { version, values: { ...(values as Json), services } });
  };
  const paths = ["/delivery", "/faq", "/product/planted-stock-50", "/public-offer", "/loyalty", "/about", "/"];
  const said = async () => {
    const texts = await Promise.all(bothLanguages(paths).map(async (path) => (await ask(path)).html));
    return texts.join("\n").replaceAll(/<script[\s\S]*?<\/script>/g, "");
  };
  const payment =
    /Післяплата: оплачуєте|Наложенный платёж: платите|Оплата при отриманні|Оплата при получении|Які умови післяплати|способи оплати/i;
  const carrier = /Нова пошта|Новая почта/;
  expect(await said()).toMatch(/Перше замовлення Укрпоштою[\s\S]*Первый заказ Укрпочтой/);
  await switchOn(["np_branch", "cod"]);
  await expect.poll(said).not.toMatch(/укрпошт|укрпочт/i);
  const everything = await said();
  expect(everything).toMatch(payment);
  expect(everything).toMatch(carrier);
  expect(everything).not.toMatch(/кешбек|укрпошт|укрпочт|поштомат|почтомат|курʼєр|курьер|карткою на сайті|картой на сайте/i);

  await switchOn(["np_branch"]);
  await expect.poll(said).not.toMatch(payment);
  expect(await said()).toMatch(carrier);
  await switchOn(["cod"]);
  await expect.poll(said).not.toMatch(carrier);
  expect(await said()).toMatch(/тимчасово не приймаємо[\s\S]*временно не принимаем/);
  await switchOn(["np_branch", "cod"]);
  await expect.poll(said).toMatch(carrier);
  expect(await said()).toMatch(payment);
});
