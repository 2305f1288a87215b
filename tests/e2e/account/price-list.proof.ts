import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect } from "vitest";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { findAll, readXml } from "../../../support/read-xml.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A reseller's own prices, as files and links. */
const place = openShopAndBrowser({ withPictures: false });

journey("a reseller sets a mark-up, takes the table, gives the link to a marketplace, and closes it", place, async (device) => {
  const { page, me, language, look } = device;
  const words = priceListMessages[language];
  await signedIn(device);
  await me.arrive("/account");
  await press(page.getByRole("main").getByRole("link", { name: words["priceList.title"] }).filter({ visible: true }).first());
  await page.getByRole("heading", { level: 1, name: words["priceList.title"] }).waitFor();
  await look("price-list-none");

  const percent = page.getByLabel(words["priceList.percent"]);
  await percent.fill("12,5");
  await press(page.getByRole("button", { name: words["priceList.make"] }));
  await page.getByRole("alert").filter({ hasText: words["priceList.percentError"] }).waitFor();
  await look("price-list-refused");
  await percent.fill("20");
  await page.getByLabel(words["priceList.roundings"].nine).check();
  await page.getByText(/1\s499/).waitFor();
  await page.getByLabel(words["priceList.audience"].home).check();
  await press(page.getByRole("button", { name: words["priceList.make"] }));
  const file = (format: "xlsx" | "csv" | "xml") => words["priceList.file"][format];
  const table = page.getByRole("link", { name: `${words["priceList.download"]}: ${file("xlsx")}` });
  await table.waitFor();
  await page.getByText(words["priceList.neverRead"]).waitFor();
  await look("price-list");

  const [download] = await Promise.all([page.waitForEvent("download"), press(table)]);
  expect(download.suggestedFilename()).toBe("price-list.xlsx");
  const sheet = unzipSync(await readFile(await download.path()))["xl/worksheets/sheet1.xml"];
  const [titles, ...rows] = findAll(readXml(strFromU8(sheet ?? new Uint8Array())), "row").map(({ children }) =>
    children.map((cell) => [...findAll(cell, "v"), ...findAll(cell, "t")].map(({ text }) => text).join("")),
  );
  expect(titles?.[0]).toBe(words["priceList.column"].article);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(Number(row[8]) % 10, row.join()).toBe(9);

  const field = page.getByRole("textbox", { name: `${words["priceList.link"]}: ${file("xml")}` });
  const address = await field.inputValue();
  const response = await fetch(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(findAll(readXml(await response.text()), "offer").length).toBe(rows.length);
  const again = await fetch(address, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);

  await press(page.getByRole("button", { name: words["priceList.renew"] }));
  const dialog = page.getByRole("dialog");
  await look("price-list-renew");
  await press(dialog.getByRole("button", { name: words["priceList.renewYes"] }));
  await expect.poll(() => field.inputValue()).not.toBe(address);
  expect([(await fetch(address)).status, (await fetch(await field.inputValue())).status]).toEqual([404, 200]);
  await page.reload();
  await page.getByText(words["priceList.neverRead"]).waitFor({ state: "hidden" });
  expect(await percent.inputValue()).toBe("20");

  await press(page.getByRole("button", { name: words["priceList.remove"] }));
  await press(dialog.getByRole("button", { name: words["priceList.removeYes"] }));
  await page.getByRole("button", { name: words["priceList.make"] }).waitFor();
  expect(await table.count()).toBe(0);
});
