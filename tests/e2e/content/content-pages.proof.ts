import { beforeAll, expect, test } from "vitest";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { faqMessages } from "../../../features/content/texts/faq.messages.ts";
import { branchesMessages } from "../../../features/delivery/branches.messages.ts";
import { clubMessages } from "../../../features/loyalty/club.messages.ts";
import { hasFocus, press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

journey("a question is found by a word, its answer sent by a link; nothing found leads on to people", place, async (device) => {
  const { context, page, me, language, look } = device;
  const words = faqMessages[language];
  const main = page.locator("main");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(me.address("/faq"));
  const questions = main.locator("details:visible:has(h2)");
  const all = await questions.count();
  expect(all).toBeGreaterThan(15);
  await look("faq");

  const field = main.getByLabel(words["faq.find"]);
  await field.fill("ДОСТАВКУ");
  const found = await questions.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await main
    .getByRole("status")
    .filter({ hasText: words["faq.found"](found) })
    .waitFor();

  await press(questions.first().locator("summary"));
  await press(questions.first().getByRole("button"));
  await page.getByText(words["faq.copied"]).waitFor();
  await look("faq-found");
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const answer = main.locator(new URL(address).hash);

  await page.goto(me.address("/about"));
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("ДОСТАВКУ");

  await field.fill("літак");
  await main.getByText(words["faq.none"]).waitFor();
  await main.getByRole("link", { name: words["faq.chat"] }).waitFor();
  expect(await main.locator("a[href^='tel:']:visible").count()).toBeGreaterThan(0);
  await look("faq-none");
  await press(main.getByRole("button", { name: words["faq.all"] }));
  await expect.poll(() => questions.count()).toBe(all);

  await page.goto("about:blank");
  await page.goto(address);
  await expect.poll(() => answer.isVisible()).toBe(true);
});

test("without scripts the questions stand whole, and an address opens its answer", async () => {
  const context = await place().browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const html = await (await fetch(`${place().shop.url}/faq`)).text();
  const ids = [...html.matchAll(/<div id="([a-z0-9-]+)" class="scroll-mt/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids).size).toBe(ids.length);
  await page.goto(`${place().shop.url}/faq#${ids[4]}`);
  expect(await page.locator(`#${ids[4]}`).isVisible()).toBe(true);
  expect(await page.locator("main input").isVisible()).toBe(false);
  await page.goto(`${place().shop.url}/loyalty`);
  expect(await page.locator("main a[href$='/sign-in']").isVisible()).toBe(true);
  await context.close();
});

journey("the page about delivery knows the carriers, and finds a branch of a town", place, async (device) => {
  const { page, me, language, look } = device;
  const words = branchesMessages[language];
  const main = page.locator("main");
  await page.goto(me.address("/delivery"));
  await main.getByRole("rowheader").first().waitFor();
  expect(await main.getByRole("row").count()).toBeGreaterThan(1);
  await main.getByText(words["ways.carrierFee"]).first().waitFor();

  const town = main.getByRole("combobox", { name: words["branches.town"] });
  await page.route("**/api/get-settlements*", (route) => route.abort("internetdisconnected"));
  await town.fill("хмель");
  await press(main.getByRole("alert").getByRole("button", { name: words["branches.again"] }));
  await main.getByRole("alert").waitFor();
  await page.unroute("**/api/get-settlements*");
  await press(main.getByRole("alert").getByRole("button", { name: words["branches.again"] }));
  await hasFocus(town);
  await main.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const prices = main.getByRole("region", { name: words["prices.title"] });
  await expect.poll(() => prices.getByRole("definition").allInnerTexts()).toEqual(Array(3).fill(expect.stringMatching(/^[1-9]\d*\sгрн$/)));
  const branches = main.locator("li", { hasText: "№" });
  await branches.first().waitFor();
  expect(await branches.first().innerText()).toMatch(/№ \d+, [\s\S]*\d\d:\d\d–\d\d:\d\d/);
  await look("delivery-branches");

  const within = main.getByLabel(words["branches.within"]);
  await within.fill("12");
  await expect.poll(() => branches.allInnerTexts().then((texts) => texts.every((text) => text.includes("12")))).toBe(true);
  await within.fill("немає такої");
  await main.getByText(words["branches.none"]).waitFor();
  await look("delivery-none");
  await page.route("**/api/get-departments*", (route) => route.abort("internetdisconnected"));
  await within.fill("1");
  await main.getByText(words["branches.failed"]).waitFor();
  await page.unroute("**/api/get-departments*");
  await press(main.getByRole("button", { name: words["branches.again"] }));
  await branches.first().waitFor();
});

journey("the club shows a customer their own sums, and a guest a way in that stays on the page", place, async (device) => {
  const { page, me, language, look } = device;
  const [words, balance] = [clubMessages[language], balanceMessages[language]];
  const main = page.locator("main");
  await page.goto(me.address("/loyalty"));
  await look("loyalty-guest");
  await press(main.getByRole("link", { name: words["club.enter"] }));
  await hasFocus(me.field());
  expect(new URL(page.url()).pathname).toBe(new URL(me.address("/loyalty")).pathname);
  await page.keyboard.press("Escape");

  const { phone } = await signedIn(device);
  const { data } = (await owner.call("GET", `/api/admin/customers?q=${phone}`)) as { data: { id: number }[] };
  const give = (what: string, kopiykas: number) =>
    owner.call("POST", `/api/admin/customers/${data[0]?.id}/${what}`, { kopiykas, note: "За чекання", key: crypto.randomUUID() });
  await give("bonuses", 40_050);
  await give("balance", 12_300);
  await me.arrive("/loyalty");
  await main.getByText("400,50\u00a0грн", { exact: true }).waitFor();
  await main.getByText(/400,50\u00a0грн .*23:59/).waitFor();
  await main.getByText(balance["balance.over"]("123\u00a0грн")).waitFor();
  await main.getByText(words["club.noCashback"]).waitFor();
  await look("loyalty-customer");
});

journey("the page about the shop shows facts, hours, a map and who sells", place, async ({ page, me, look }) => {
  await page.goto(me.address("/about"));
  const main = page.locator("main");
  await main.getByText("Пн–Сб 09:00–18:00").waitFor();
  expect(await main.locator("a[href^='https://www.google.com/maps/']").getAttribute("target")).toBe("_blank");
  await main.locator("dd", { hasText: "00000000" }).waitFor();
  const tops = await main
    .locator("a[href^='mailto:'] span")
    .first()
    .evaluate((one) => {
      const host = one.lastChild as Text;
      const topOf = (at: number) => {
        const letter = document.createRange();
        letter.setStart(host, at);
        letter.setEnd(host, at + 1);
        return letter.getBoundingClientRect().top;
      };
      return [topOf(0), topOf(host.length - 1)];
    });
  expect(tops[1], "the address breaks after its «@»").toBe(tops[0]);
  await look("about");
});
