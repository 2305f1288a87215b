import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations, complaintsOf, hasFocus, live, openBrowser, settled } from "../../../support/pages/browser.ts";
import type { ProductCard } from "../../../features/catalogue/catalogue.contract.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { passing, productsOf, recount, wholeListing, type Chosen } from "../../../support/pages/recount-listing.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { codeOf } from "../../../support/pages/code-of.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop({ DATABASE_URL: await ensureTestPostgres(), DEMO_PRODUCTS: "700" });
  browser = await openBrowser({ withPictures: false });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;
const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;

/** A person of their own: a new window with nothing remembered. */
async function somebody<T>(options: BrowserContextOptions, walk: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  try {
    const answer = await walk(page);
    expect(complaints).toEqual([]);
    return answer;
  } finally {
    await context.close();
  }
}

const cards = (page: Page) => page.locator(".goods-grid > li").filter({ has: page.locator('a[href*="/product/"]') });
const names = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.querySelector("a")?.getAttribute("href")));
const chipsOf = (page: Page) => page.getByRole("list", { name: "Обрані фільтри" }).getByRole("link");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("«show more» adds a page in place, and Back restores pages and place, also after the product was reloaded", () =>
  somebody(phone, async (page) => {
    await page.goto(`${shop.url}/category/1100`);
    await live(page);
    const steps = await page.evaluate(() => history.length);
    await expect.poll(() => cards(page).count()).toBe(29);
    await page.getByRole("link", { name: /^Показати ще/ }).click();
    await expect.poll(() => cards(page).count()).toBe(58);
    expect(page.url()).toContain("page=2");
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(await page.locator(".goods-grid > li").count()).toBe(60);
    const seen = await names(page);
    expect(new Set(seen).size).toBe(58);

    await cards(page).nth(40).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1_000);
    for (const isReloaded of [false, true]) {
      await cards(page).nth(40).getByRole("link").first().click();
      await page.waitForURL(/\/product\//);
      if (isReloaded) await page.reload();
      await live(page);
      await page.goBack();
      await page.waitForURL(/page=2/);
      await expect.poll(() => names(page)).toEqual(seen);
      await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
    }
    await page.reload();
    await expect.poll(() => names(page)).toEqual(seen);
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
  }));

test("an address with filters shows the same list to anybody, with chips that take each away", async () => {
  const address = await somebody(desk, async (page) => {
    await page.goto(`${shop.url}/sale`);
    await live(page);
    for (const at of [0, 1]) {
      await page.locator("summary").filter({ hasText: "Колір" }).first().click();
      await page.locator("details[open] a").nth(at).click();
      await page.waitForURL(at === 0 ? /colour=/ : /colour=[^&]*,/);
      await expect.poll(() => chipsOf(page).count()).toBe(at + 1);
      await page.keyboard.press("Escape");
    }
    await page.getByLabel("Сортування").selectOption("cheaper");
    await page.waitForURL(/sort=cheaper/);
    return page.url();
  });
  await somebody(desk, async (page) => {
    await page.goto(address);
    const chips = chipsOf(page);
    expect(await chips.count()).toBe(2);
    expect(await page.getByLabel("Сортування").inputValue()).toBe("cheaper");
    await live(page);
    await chips.first().click();
    await expect.poll(() => chips.count()).toBe(1);
    await page.getByRole("link", { name: "Скинути все" }).click();
    await expect.poll(() => chips.count()).toBe(0);
    expect(page.url()).toMatch(/\/sale\?sort=cheaper$/);
    await page.goto(`${shop.url}/sale?colour=nobody-has-this&price_min=10`);
    expect(await chips.allInnerTexts()).toEqual(["nobody-has-this", "від 10\u00a0грн"]);
  });
});

test("who filters by a colour sees the goods in it, opens them in it, and adds them in it from the list", () =>
  somebody(desk, async (page) => {
    const asked = "burgundy";
    const listed = await (await fetch(`${shop.url}/api/get-products?category=1100&colour=${asked}`)).json();
    // By itself it would be shown in the first of its colours.
    const other = (listed as { products: ProductCard[] }).products.find(({ available_colors, available }) => {
      const [first = "", ...others] = available_colors.split(",");
      return available && first !== asked && others.includes(asked);
    });
    if (!other) throw new Error("the demo has nothing of several colours with burgundy among them");
    await page.goto(`${shop.url}/category/1100?colour=${asked}`);
    await live(page);
    const card = cards(page).filter({ has: page.locator(`a[href*="${other.id_1c}"]`) });
    expect(await card.getByRole("img").first().getAttribute("alt")).toMatch(/, бордовий$/);
    const chosen = page.getByRole("radiogroup", { name: "Колір" }).getByRole("radio", { checked: true });
    await card.getByRole("button", { name: /кошик/i }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
    expect(await chosen.getAttribute("aria-label")).toMatch(/^бордовий/);
    await page.keyboard.press("Escape");
    await card.getByRole("link").first().click();
    await page.waitForURL(new RegExp(`/product/${other.id_1c}\\?colour=${asked}`));
    await expect.poll(() => chosen.getAttribute("aria-label")).toMatch(/^бордовий/);
  }));

test("who types a colour with the goods is led to them in it, from under the field and from the list", () =>
  somebody(desk, async (page) => {
    await page.goto(shop.url);
    await live(page);
    const field = page.getByRole("combobox", { name: "Пошук" });
    await field.fill("бордова сукня");
    const found = page.getByRole("option").filter({ hasText: "сукня" });
    await found.first().waitFor();
    for (const option of await found.all()) expect(await option.getAttribute("href")).toMatch(/\/product\/[^/]+\?colour=burgundy$/);
    await field.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Пошук: «бордова сукня»" }).waitFor();
    const pictures = await cards(page)
      .getByRole("img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
    expect(pictures.filter((alt) => alt?.endsWith(", бордовий")).length).toBe(await cards(page).count());
  }));

test("on a phone the sheet says how many goods are left and leads to them", () =>
  somebody(phone, async (page) => {
    await page.goto(`${shop.url}/new-items`);
    await live(page);
    await page.getByRole("button", { name: "Фільтри" }).click();
    const sheet = page.getByRole("dialog", { name: "Фільтри" });
    const facets = await sheet.locator("summary").allInnerTexts();
    await sheet.locator("details[open] a").first().click();
    await page.waitForURL(/size=/);
    await settled(page);
    await expect.poll(() => sheet.locator("summary").allInnerTexts()).toEqual(facets);
    const nothing = sheet.locator("[role=link][aria-disabled=true]");
    await nothing.first().waitFor({ state: "attached" });
    for (const text of await nothing.allTextContents()) expect(text).toMatch(/0$/);
    expect(await nothing.first().getAttribute("href")).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole("button", { name: /^Показати [\d\u00a0]+ товар/ }).click();
    await sheet.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Фільтри · 1" }).waitFor();
  }));

test("a button touched while the scripts are still on their way does its work when they have come", () =>
  somebody(phone, async (page) => {
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${shop.url}/category/1100`, { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Фільтри" });
    await button.click();
    expect(await page.getByRole("dialog").count()).toBe(0);
    letThrough();
    await page.getByRole("dialog", { name: "Фільтри" }).waitFor();
  }));

test("a word longer than the screen is broken, and nothing scrolls sideways", () =>
  somebody({ ...phone, viewport: { width: 320, height: 640 } }, async (page) => {
    await page.goto(`${shop.url}/search?q=${"й".repeat(60)}`);
    await page.getByText(/нічого не знайшли/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }));

test.each([phone, desk])("without JavaScript filters, order, pages and search are links and forms", (size) =>
  somebody({ ...size, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${shop.url}/category/1100`);
    await page.locator("summary").filter({ hasText: "Колір" }).first().click();
    await page.locator("details[open] a").first().click();
    await page.waitForURL(/colour=/);
    await page.getByLabel("Сортування").selectOption("cheaper");
    await page.getByRole("button", { name: "Показати", exact: true }).first().click();
    await page.waitForURL(/colour=.*sort=cheaper/);
    await page.goto(`${shop.url}/category/1100`);
    await page.getByRole("link", { name: /^Показати ще/ }).click();
    await page.waitForURL(/page=2/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  }),
);

test("the search is walked by keys, keeps recent queries, and the arrows are told to screen readers", () =>
  somebody(desk, async (page) => {
    await page.goto(shop.url);
    await live(page);
    const field = page.getByRole("combobox", { name: "Пошук" });
    await field.fill("ук");
    await page.getByText("Введіть щонайменше 3 символи").waitFor();
    await field.fill("сукня");
    await page.getByRole("option").first().waitFor();
    await field.press("ArrowUp");
    const last = page.getByRole("option", { selected: true });
    expect(await last.innerText()).toMatch(/^Усі результати: \d+/);
    expect(await field.getAttribute("aria-activedescendant")).toBe(await last.getAttribute("id"));
    expect(await axeViolations(page)).toEqual([]);
    await field.press("Escape");
    expect(await page.getByRole("option").count()).toBe(0);
    await field.press("ArrowUp");
    await field.press("Enter");
    await page.waitForURL(/\/search\?q=/);
    await page.getByRole("heading", { level: 1, name: "Пошук: «сукня»" }).waitFor();
    await field.fill("");
    await page.getByRole("listbox", { name: "Нещодавні запити" }).getByRole("option", { name: "сукня" }).waitFor();
    await page.getByRole("button", { name: "Очистити історію" }).click();
    await page.getByRole("listbox", { name: "Пошук" }).getByRole("option", { name: "Сукні та сарафани" }).waitFor();
    expect(await page.getByRole("search").getByRole("option", { name: "сукня", exact: true }).count()).toBe(0);
  }));

test("while the code of the list is on its way the search field names no list", () =>
  somebody(desk, async (page) => {
    const held = Promise.withResolvers<void>();
    const code = `**${codeOf("app/storefront/search/search-results.tsx")}`;
    await page.route(code, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(shop.url);
    await live(page);
    const field = page.getByRole("combobox", { name: "Пошук" });
    const asked = page.waitForRequest(code);
    await field.fill("сукня");
    await asked;
    await page.waitForResponse((response) => response.url().includes("/api/") && response.url().includes("search"));
    expect([await field.getAttribute("aria-expanded"), await axeViolations(page)]).toEqual(["false", []]);
    held.resolve();
    await page.getByRole("option").first().waitFor();
    expect(await field.getAttribute("aria-expanded")).toBe("true");
  }));

test.each([
  ["a phone", phone],
  ["a desk", desk],
] as const)("on %s a search that finds nothing leads to the audiences, and is gone when one of them is there", (_, device) =>
  somebody(device, async (page) => {
    await page.goto(`${shop.url}/ru`);
    await live(page);
    if (device === phone) await page.getByRole("button", { name: "Поиск" }).click();
    const search = page.getByRole("search").filter({ has: page.getByRole("combobox"), visible: true });
    await search.getByRole("combobox").fill("зщзщжщзх");
    const way = search.getByRole("link", { name: "Для дома" });
    await way.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await way.click();
    await page.waitForURL("**/ru/home");
    await way.waitFor({ state: "hidden" });
  }),
);

test.each([
  ["a phone", phone],
  ["a desk", desk],
] as const)(
  "on %s the results' page keeps its words in the field, to be made better or emptied, and without results offers goods",
  (_, device) =>
    somebody(device, async (page) => {
      const asked: string[] = [];
      page.on("request", (request) => void (request.url().includes("/api/search-product") && asked.push(request.url())));
      await page.goto(`${shop.url}/ru/search?q=${encodeURIComponent("сукня")}`);
      await live(page);
      if (device === phone) await page.getByRole("button", { name: "Поиск" }).click();
      const search = page.getByRole("search").filter({ has: page.getByRole("combobox"), visible: true });
      const field = search.getByRole("combobox");
      expect(await field.inputValue()).toBe("сукня");
      if (device === desk) expect(asked).toEqual([]);
      await field.focus();
      await search
        .getByRole("status")
        .filter({ hasText: /^Найдено товаров: \d+$/ })
        .waitFor({ state: "attached" });
      expect(await axeViolations(page)).toEqual([]);
      await search.getByRole("button", { name: "Очистить поле" }).click();
      await hasFocus(field);
      expect(await field.inputValue()).toBe("");
      await field.fill("зщзщжщзх");
      await field.press("Enter");
      await page.waitForURL(/search\?q=%D0%B7%D1%89/);
      const popular = page.getByRole("region", { name: "Топ продаж" }).or(page.locator("section", { hasText: "Топ продаж" }));
      await popular.getByRole("heading", { name: "Топ продаж" }).waitFor();
      expect(await popular.first().getByRole("listitem").count()).toBeGreaterThan(0);
      if (device === desk) expect(await page.getByRole("combobox").first().inputValue()).toBe("зщзщжщзх");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.goto(`${shop.url}/ru/delivery`);
      await live(page);
      if (device === desk) expect(await page.getByRole("combobox", { name: "Поиск" }).inputValue()).toBe("");
    }),
);

test("on a phone the search is a screen of its own that leaves with the way to what was found", () =>
  somebody(phone, async (page) => {
    await page.goto(shop.url);
    await live(page);
    await page.getByRole("button", { name: "Пошук" }).click();
    const screen = page.getByRole("dialog", { name: "Пошук" });
    await hasFocus(screen.getByRole("combobox"));
    await page.keyboard.type("сукня");
    await screen.getByRole("option", { name: /грн/ }).first().click();
    await page.waitForURL(/\/product\//);
    await screen.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Пошук" }).click();
    await screen.getByRole("option", { name: "сукня" }).waitFor();
  }));

test("favourites are a listing like the others: one call, sorted and filtered, also without JavaScript, and as the hearts are", async () => {
  const { cards: all } = await wholeListing(shop.url, "category=1100");
  const ids = all.slice(0, 40).map(({ id }) => id);
  const cookie = { name: "favorites", value: ids.join("."), url: shop.url };
  await somebody({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.context().addCookies([cookie]);
    await page.goto(`${shop.url}/favorites`);
    expect(await cards(page).count()).toBe(29);
    const shown = async () => (await names(page)).map((href) => href?.split("/").at(-1)?.split("?")[0]);
    expect(await shown()).toEqual(all.slice(0, 29).map(({ id_1c }) => id_1c));
    await page.goto(`${shop.url}/ru/favorites?sort=cheaper`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Избранное");
    const buyable = all.slice(0, 40).filter(({ available }) => available);
    const cheapest = buyable.toSorted((one, other) => one.price - other.price || one.id - other.id)[0];
    expect((await shown())[0]).toBe(cheapest?.id_1c);
  });
  await somebody(phone, async (page) => {
    await page.context().addCookies([{ ...cookie, value: ids.slice(0, 30).join(".") }]);
    await page.goto(`${shop.url}/favorites?page=2`);
    await live(page);
    await cards(page)
      .first()
      .getByRole("button", { name: /обраного/ })
      .click();
    await expect.poll(() => cards(page).count()).toBe(29);
    expect(new URL(page.url()).search).toBe("");
    await page.goto(`${shop.url}/viewed`);
    await page.getByText("Тут зʼявляться товари, які ви переглянете.").waitFor();
  });
});

test("the language switch keeps page and filters on every public page, and the menu leaves with the way", async () => {
  const pages = [
    "/",
    "/female",
    "/retail/home",
    "/category/1110?size=46,48&sort=cheaper",
    "/new-items",
    "/best-sellers",
    "/sale?price_min=100&page=1",

    "/promo/warm-row",
    "/search?q=сукня&sort=dearer",
    "/favorites",
    "/viewed",
    "/product/planted-stock-50",
    "/cart",
    "/delivery",
    "/faq",

    "/loyalty",
    "/warranty",
    "/privacy-policy",
    "/public-offer",
    "/about",
  ];
  await somebody(phone, async (page) => {
    for (const path of pages) {
      await page.goto(shop.url + path);
      await live(page);
      const here = new URL(page.url());
      const there = `${here.pathname === "/" ? "/ru" : `/ru${here.pathname}`}${here.search}`;
      await page.getByRole("button", { name: "Меню" }).click();
      const menu = page.getByRole("dialog", { name: "Меню" });
      const [language, first] = [menu.getByRole("link", { name: "РУС" }), menu.getByRole("list").first()];
      expect((await language.boundingBox())?.y, "atop everything to choose from").toBeLessThan((await first.boundingBox())?.y ?? 0);
      await menu.getByRole("link", { name: "РУС" }).click();
      await page.waitForURL((url) => `${url.pathname}${url.search}` === there);
      await page.waitForFunction(() => document.documentElement.lang === "ru" && !document.querySelector("dialog[open]"));
    }
  });
});

test("a slow way shows the bar after a while, a quick one never", () =>
  somebody(desk, async (page) => {
    await page.goto(`${shop.url}/faq`);
    await live(page);
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: "Топ продажів" }).first().click();
    await page.locator(".route-progress").waitFor({ state: "attached" });
    answer();
    await hasFocus(page.getByRole("heading", { level: 1, name: "Топ продажів" }));
    await page.locator(".route-progress").waitFor({ state: "detached" });
  }));

test("whoever is quicker than the heading of a new page keeps the focus", () =>
  somebody(desk, async (page) => {
    await page.goto(`${shop.url}/faq`);
    await live(page);
    await page.evaluate(() =>
      new MutationObserver((_, watching) => {
        const card = document.querySelector<HTMLElement>("main article a");
        if (!card) return;
        card.focus();
        watching.disconnect();
      }).observe(document.body, { childList: true, subtree: true }),
    );
    await page.getByRole("link", { name: "Топ продажів" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Топ продажів" }).waitFor();
    await live(page);
    await settled(page);
    await hasFocus(page.locator("main article a").first());
    expect(await page.locator("h1").getAttribute("tabindex")).toBe(null);
  }));

test("several values of several facets leave the goods and the counts of a plain recount", async () => {
  const all = await wholeListing(shop.url, "category=1100");
  const products = await productsOf(shop.url, all.cards);
  const valuesOf = (name: string) => all.listing.facets.find((facet) => facet.name === name)?.values ?? [];
  const often = (name: string) => valuesOf(name).toSorted((a, b) => b.count - a.count);
  const [sizes, colours, seasons] = [often("size").slice(0, 2), often("colour").slice(0, 3), often("season").slice(0, 1)];
  const priceMax = Math.round((all.listing.min_price + all.listing.max_price) / 2);
  for (const picked of [
    {},
    { size: sizes },
    { size: sizes, colour: colours },
    { size: sizes, colour: colours, season: seasons, priceMax },
  ]) {
    const { priceMax: dearest, ...facets } = picked as { priceMax?: number } & Record<string, typeof sizes>;
    const query = Object.entries(facets).map(([name, values]) => `&${name}=${values.map(({ value }) => value).join(",")}`);
    const chosen: Chosen = { ...(dearest && { priceMax: dearest }) };
    for (const [name, values] of Object.entries(facets)) Object.assign(chosen, { [name]: values.map(({ label }) => label) });
    const { cards, listing } = await wholeListing(shop.url, `category=1100${query.join("")}${dearest ? `&price_max=${dearest}` : ""}`);
    const expected = passing(products, chosen).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(1);
    expect(cards.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect(listing.total).toBe(expected.length);
    expect(listing.facets.length).toBeGreaterThan(3);
    for (const { name, values } of listing.facets) {
      const counted = Object.fromEntries(values.filter(({ count }) => count > 0).map(({ label, count }) => [label, count]));
      expect(counted, name).toEqual(recount(products, chosen, name));
    }
  }
});

test("each of the five orders is the plain one, on the page too", async () => {
  const orders = new Map<string, ProductCard[]>();
  for (const sort of ["new", "popular", "cheaper", "dearer", "discount"]) {
    orders.set(sort, (await wholeListing(shop.url, `category=1100&sort=${sort}`)).cards);
  }
  const newest = new Map(orders.get("new")?.map(({ id }, at) => [id, at]));
  const has = (badge: "new" | "hit", { badges }: ProductCard) => Number(badges.includes(badge));
  const share = ({ price, oldPrice }: ProductCard) => (oldPrice ? price / oldPrice : 1);
  const isBefore: Record<string, (a: ProductCard, b: ProductCard) => number> = {
    new: (a, b) => has("new", b) - has("new", a),
    popular: (a, b) => has("hit", b) - has("hit", a) || (newest.get(a.id) ?? 0) - (newest.get(b.id) ?? 0),
    cheaper: (a, b) => a.price - b.price || a.id - b.id,
    dearer: (a, b) => b.price - a.price || a.id - b.id,
    discount: (a, b) => share(a) - share(b) || a.id - b.id,
  };
  for (const [sort, cards] of orders) {
    expect(cards.length).toBeGreaterThan(58);
    const plain = cards.toSorted((a, b) => Number(b.available) - Number(a.available) || (isBefore[sort]?.(a, b) ?? 0));
    expect(
      cards.map(({ id }) => id),
      sort,
    ).toEqual(plain.map(({ id }) => id));
  }
  await somebody(desk, async (page) => {
    await page.goto(`${shop.url}/category/1100`);
    await live(page);
    for (const [sort, shown] of orders) {
      await page.getByLabel("Сортування").selectOption(sort);
      const first = shown.slice(0, 29).map(({ id_1c }) => `/product/${id_1c}`);
      await expect.poll(() => names(page)).toEqual(first);
    }
  });
});

test("a mouse over a card shows the view of the part it stands on, and the first again when it leaves", () =>
  somebody(desk, async (page) => {
    const { cards: goods } = await wholeListing(shop.url, "category=1100");
    const place = goods.findIndex(({ images }) => images.length === 3);
    await page.goto(`${shop.url}/category/1100?page=${Math.floor(place / 29) + 1}`);
    await live(page);
    const card = page.locator(`article:has(a[href="/product/${goods[place]?.id_1c}"])`);
    const views = card.locator('img[src^="/pictures/"]');
    await card.scrollIntoViewIfNeeded();
    expect(await views.count()).toBe(1);
    const box = await views.first().boundingBox();
    if (!box) throw new Error("the card has no picture");
    const shown = () => views.evaluateAll((all) => all.slice(1).map((one) => getComputedStyle(one).visibility === "visible"));
    for (const [part, expected] of [
      [0.5, [true, false]],
      [0.9, [false, true]],
      [0.1, [false, false]],
      [0.9, [false, true]],
      [-0.2, [false, false]],
    ] as const) {
      await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
      await expect.poll(shown).toEqual(expected);
    }
    expect(await card.getByRole("img").count()).toBe(1);
  }));

test("a finger on a card leafs through its views sideways and by the counter, and scrolls the page up and down", () =>
  somebody({ ...phone, hasTouch: true, isMobile: true }, async (page) => {
    const { cards: goods } = await wholeListing(shop.url, "category=1100");
    const place = goods.findIndex(({ images }) => images.length === 3);
    const images = goods[place]?.images ?? [];
    await page.goto(`${shop.url}/category/1100?page=${Math.floor(place / 29) + 1}`);
    await live(page);
    const cell = page.locator(`li:has(> div article a[href="/product/${goods[place]?.id_1c}"])`);
    await cell.scrollIntoViewIfNeeded();
    const picture = cell.locator("article img").first();
    const isShown = (at: number) => expect.poll(() => picture.getAttribute("src")).toBe(`${images[at]?.src}/480.webp`);
    const touch = await page.context().newCDPSession(page);
    const drag = async (x: number, y: number) => {
      const box = await picture.boundingBox();
      if (!box) throw new Error("the card has no picture");
      const at = (part: number) => [{ x: box.x + box.width / 2 + x * part, y: box.y + box.height / 2 + y * part }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await isShown(0);
    await drag(-80, 6);
    await isShown(1);
    await drag(80, 6);
    await isShown(0);
    await drag(80, 0);
    await isShown(2);
    await cell.getByRole("button", { name: "Вигляд 3/3, показати інший" }).click();
    await isShown(0);
    const before = await scrolled(page);
    await drag(6, -120);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 60);
    await isShown(0);
    expect(page.url()).toContain("/category/1100");
    expect(await axeViolations(page)).toEqual([]);
  }));

test("a long wait types what the shop does for those who see, and says it once to those who listen", async () => {
  const words = cartMessages.uk;
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await somebody({ ...desk, reducedMotion }, async (page) => {
      await page.goto(shop.url);
      await page.evaluate(async () => {
        const found = (await (await fetch("/api/get-product/planted-stock-50")).json()) as {
          id: number;
          productVariations: { id: number }[];
        };
        const body = JSON.stringify({ productId: found.id, variationId: found.productVariations[0]?.id, productAdd: true });
        await fetch("/api/basket-add-product", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      });
      await page.reload();
      await live(page);
      await page.getByRole("button", { name: words["cart.title"] }).first().click();
      const drawer = page.getByRole("dialog", { name: words["cart.title"], exact: true });
      const phrase = drawer.getByRole("status").filter({ hasText: words["loading.phrases"][0] ?? "" });
      const held = Promise.withResolvers<void>();
      await page.route("**/api/delete-cart", async (route) => {
        await held.promise;
        await route.continue();
      });
      await drawer.getByRole("button", { name: words["cart.clear"], exact: true }).click();
      expect(await phrase.count()).toBe(0);
      await page.getByRole("dialog").getByRole("button", { name: words["cart.clear"], exact: true }).click();
      await phrase.waitFor();
      const typed = phrase.locator("[aria-hidden=true]");
      const [whole = ""] = words["loading.phrases"];
      const soon = await typed.innerText();
      expect(whole.startsWith(soon)).toBe(true);
      if (reducedMotion === "no-preference") expect(soon.length).toBeLessThan(whole.length);
      await expect.poll(() => typed.innerText()).toBe(whole);
      expect(await phrase.locator(":scope > :not([aria-hidden])").innerText()).toBe(whole);
      held.resolve();
      await phrase.waitFor({ state: "detached" });
    });
  }
});
