import { beforeAll, expect, test } from "vitest";
import { deliveryUk } from "../../../app/backoffice/words/uk/delivery.ts";
import { meanwhileRu } from "../../../app/backoffice/words/ru/meanwhile.ts";
import { meanwhileUk } from "../../../app/backoffice/words/uk/meanwhile.ts";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { axeViolations, settled } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";

/** Two members of staff edit one thing. */
const place = openShopAndBrowser({ withPictures: false });
const { delivery } = deliveryUk;
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

async function staffAt(width: number, language: "uk" | "ru") {
  const { shop, browser } = place();
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
  await context.addInitScript((chosen) => localStorage.setItem("RaStore.locale", JSON.stringify(chosen)), language);
  const page = await context.newPage();
  const look = async (what: string) => {
    await settled(page);
    if (process.env["SHOTS"]) await page.screenshot({ path: `${process.env["SHOTS"]}/two-${what}-${language}-${width}.png` });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  return { shop, page, look, close: () => context.close() };
}

type Settings = { version: number; values: Record<string, unknown> };
const settings = async () => (await owner.call("GET", "/api/admin/settings/shop")) as Settings;
/** As the other saves it. */
const saveMeanwhile = async (values: Record<string, unknown>) => {
  const now = await settings();
  await owner.call("POST", "/api/admin/settings/shop", { version: now.version, values: { ...now.values, ...values } });
};

test.each([
  ["uk", 1440],
  ["ru", 390],
] as const)("what was typed stays, what the other changed is shown, and either is saved (%s, %i px)", async (language, width) => {
  const { shop, page, look, close } = await staffAt(width, language);
  const words = { uk: meanwhileUk, ru: meanwhileRu }[language].meanwhile;
  const saved = page.getByText({ uk: "Збережено", ru: "Сохранено" }[language], { exact: true });
  const save = page.getByRole("button", { name: { uk: "Зберегти", ru: "Сохранить" }[language], exact: true });
  const field = (name: string) => page.locator(`[name="values.${name}"]`);
  const before = await settings();
  await page.goto(`${shop.url}/admin/settings/shop`);
  await field("phone").waitFor();

  // Each has changed something else: both are saved.
  await field("warehouse_m2").fill("2100");
  await saveMeanwhile({ importers: 411 });
  await save.click();
  await page.getByText(words.title).waitFor();
  await page.getByText(words.joined).waitFor();
  expect([await field("warehouse_m2").inputValue(), await field("importers").inputValue()]).toEqual(["2100", "411"]);
  await look("joined");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await saved.first().waitFor();
  await page.getByText(words.title).waitFor({ state: "detached" });
  expect((await settings()).values).toMatchObject({ warehouse_m2: 2_100, importers: 411 });

  // Both have changed the same: mine goes over it, once it was seen.
  await field("phone2").fill("380671112233");
  await field("min_order").fill("777");
  await saveMeanwhile({ phone2: "380509998877", min_order: 888 });
  await save.click();
  await page.getByText(words.contested).waitFor();
  const contested = page.getByRole("list", { name: words.changes }).getByRole("listitem");
  await expect.poll(() => contested.count()).toBe(2);
  expect(await field("phone2").inputValue()).toBe("380671112233");
  await look("contested");
  await contested.filter({ hasText: "888" }).getByRole("button").click();
  expect(await field("min_order").inputValue()).toBe("888");
  await page.getByRole("button", { name: words.saveOver, exact: true }).click();
  await page.getByText(words.title).waitFor({ state: "detached" });
  expect((await settings()).values).toMatchObject({ phone2: "380671112233", min_order: 888 });

  // Or theirs is taken.
  await field("phone2").fill("380671110000");
  await saveMeanwhile({ phone2: "380501110000" });
  await save.click();
  await page.getByRole("button", { name: words.takeAll, exact: true }).click();
  await page.getByText(words.title).waitFor({ state: "detached" });
  expect(await field("phone2").inputValue()).toBe("380501110000");
  await field("phone2").fill("");
  await save.click();
  await expect.poll(async () => (await settings()).values["phone2"]).toBe("");
  await saveMeanwhile(before.values);
  await close();
});

test("of a page's text both see what the other wrote, under the field's own name", async () => {
  const { shop, page, look, close } = await staffAt(390, "uk");
  const words = meanwhileUk.meanwhile;
  const { data } = (await owner.call("GET", "/api/admin/pages")) as { data: { id: string; titleUk: string }[] };
  const [id, title] = [data[0]?.id ?? "", data[0]?.titleUk ?? ""];
  const saved = async () => (await owner.call("GET", `/api/admin/pages/${id}`)) as Record<string, string>;
  await page.goto(`${shop.url}/admin/pages/${id}`);
  const field = page.locator('[name="titleUk"]');
  await field.fill(`${title}, мій`);
  const { titleRu, bodyUk, bodyRu, version } = await saved();
  await owner.call("POST", `/api/admin/pages/${id}`, { version, titleUk: `${title}, чужий`, titleRu, bodyUk, bodyRu });
  await page.getByRole("button", { name: "Зберегти", exact: true }).click();
  const changed = page.getByRole("list", { name: words.changes }).getByRole("listitem");
  await changed.filter({ hasText: `${title}, чужий` }).waitFor();
  expect(await changed.count()).toBe(1);
  expect(await changed.innerText()).not.toContain("titleUk");
  expect(await field.inputValue()).toBe(`${title}, мій`);
  await look("page");
  await page.getByRole("button", { name: words.saveOver, exact: true }).click();
  await expect.poll(async () => (await saved())["titleUk"]).toBe(`${title}, мій`);
  await close();
});

test.each([390, 1440])("an order's delivery keeps what was typed, and shows what changed, at %i px", async (width) => {
  const { shop, page, look, close } = await staffAt(width, "uk");
  const app = apiClient(shop.url);
  await app.signIn(newPhone(), shop.codeFor);
  const number = await placeOrderByCalls(app);
  await page.goto(`${shop.url}/admin/orders/${number}/show`);
  await page.getByRole("button", { name: delivery.change }).click();
  await page.getByLabel(delivery.surname).fill("Бондар");
  const now = await owner.call("GET", `/api/admin/orders/${number}/delivery`);
  const recipient = { ...(now["recipient"] as Record<string, string>), name: "Ірина" };
  await owner.call("POST", `/api/admin/orders/${number}/delivery`, { version: now["version"], recipient });
  await page.getByRole("button", { name: delivery.save }).click();
  const theirs = page.getByRole("alert").filter({ hasText: `${delivery.name}: Ірина` });
  await theirs.waitFor();
  const typed = [page.getByLabel(delivery.surname), page.getByLabel(delivery.name, { exact: true })];
  expect(await Promise.all(typed.map((field) => field.inputValue()))).toEqual(["Бондар", "Ірина"]);
  await look("delivery");
  await page.getByRole("button", { name: delivery.save }).click();
  await page.getByText(delivery.changed).waitFor();
  expect((await app.get(`/api/get-order/${number}`)).body).toMatchObject({ recipient: { fullName: "Бондар Ірина" } });
  await close();
});

test.each([390, 1440])("a search that is too long says so, and no pages are counted that nobody has seen, at %i px", async (width) => {
  const { shop, page, look, close } = await staffAt(width, "uk");
  const long = "а".repeat(61);
  // A list of a shop without orders has no search: its address has.
  for (const resource of ["products", `orders?filter=${encodeURIComponent(JSON.stringify({ q: long }))}`]) {
    await page.goto(`${shop.url}/admin/${resource}`);
    await page.locator('input[name="q"]').fill(long);
    await page.getByRole("alert").filter({ hasText: "Забагато символів" }).first().waitFor();
    await expect.poll(() => page.getByText(/\d+–\d+ з \d+/).count()).toBe(0);
    expect(await page.getByText("Перевірте виділені поля").count()).toBe(0);
    await look(`too-long-${resource.slice(0, 6)}`);
  }
  await close();
});

test("on a phone price types and the log of changes say all they say, with nothing cut off", async () => {
  const { shop, page, look, close } = await staffAt(390, "uk");
  await saveMeanwhile({ importers: 412 });
  for (const [path, words] of [
    ["price-types", "Типи цін"],
    ["audit", "налаштування"],
  ] as const) {
    await page.goto(`${shop.url}/admin/${path}`);
    await page.getByText(words).first().waitFor();
    await page.locator("main li, main tbody tr").first().waitFor();
    await look(path);
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll("main li *, main td *")].filter((one) => {
          const { right, width } = one.getBoundingClientRect();
          return width > 0 && right > window.innerWidth + 1;
        }).length,
    );
    expect(outside, path).toBe(0);
  }
  await close();
});
