import { beforeAll, expect, test } from "vitest";
import { feedsUk } from "../../../app/backoffice/words/uk/feeds.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { findAll, readXml } from "../../../support/read-xml.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

test("a feed is switched on, read by whoever has its address, says what was left out, and is switched off", async () => {
  const { shop } = place();
  const words = feedsUk.feed;
  const { page, look, close } = await staffPage(place(), { cookie: owner.cookie, width: 390 });
  await page.goto(`${shop.url}/admin/feeds`);
  const google = page.locator("section").filter({ hasText: words.names.google });
  await google.getByText(words.never).waitFor();
  await look("feeds-off");
  expect((await fetch(`${shop.url}/feeds/google.xml`)).status).toBe(404);
  await google.getByRole("button", { name: words.switchOn }).click();
  await google.getByText(words.on, { exact: true }).waitFor();
  const response = await fetch(`${shop.url}/feeds/google.xml`);
  expect(response.status).toBe(200);
  const items = findAll(readXml(await response.text()), "item");
  expect(items.length).toBeGreaterThan(20);
  await page.reload();
  await google.getByText(`${feedsUk["resources.feeds.fields.offers"]}: ${items.length}`).waitFor();
  await google.getByText(words.leftOut).waitFor();
  await look("feeds-on");
  await google.getByRole("button", { name: words.switchOff }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.switchOff }).click();
  await google.getByRole("button", { name: words.switchOn }).waitFor();
  expect((await fetch(`${shop.url}/feeds/google.xml`)).status).toBe(404);
  await close();
});
