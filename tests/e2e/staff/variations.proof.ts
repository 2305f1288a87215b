import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { variationsUk } from "../../../app/backoffice/words/uk/variations.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { staffPage } from "./staff-page.ts";

const place = openShopAndBrowser();
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const words = variationsUk.variations;
type Row = { id: number; productId: number; onHand: number; reserved: number; pack: number; topSales: boolean; code: string };
const listed = async (query = ""): Promise<{ data: Row[]; total: number }> =>
  await owner.call<{ data: Row[]; total: number }>("GET", `/api/admin/variations${query}`);
const open = async (width: number, query = "") => {
  const opened = await staffPage(place(), { cookie: owner.cookie, width });
  await opened.page.goto(`${place().shop.url}/admin/variations${query}`);
  await opened.page.locator(".grid-body .grid-row").first().waitFor();
  return opened;
};
const cellAt = (page: Page, row: number, name: string) =>
  page.locator(
    `[aria-rowindex="${row + 2}"] [aria-colindex="${{ onHand: 2, pack: 4, minimum: 5, price: 6, topSales: 10, nameUk: 13 }[name]}"]`,
  );
const paste = (page: Page, text: string) =>
  page.locator(".grid").evaluate((grid, pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
const copied = (page: Page) =>
  page.locator(".grid").evaluate((grid) => {
    const data = new DataTransfer();
    grid.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData("text/plain");
  });
const saveButton = (page: Page) => page.getByRole("button", { name: /^Зберегти \d+ змін/ });
const save = async (page: Page) => {
  await saveButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: words.write, exact: true }).click();
};

test("a manager filters, pastes a block from a table, undoes, fills down, reckons, and saves what the preview says", async () => {
  const { page, look, close } = await open(1440);
  expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe(String((await listed()).total + 1));
  await page.getByLabel(words.filter.stock, { exact: true }).click();
  await page.getByRole("option", { name: words.filter.in, exact: true }).click();
  await page.waitForURL(/stock=in/);
  await page.locator(".grid-body .grid-row").nth(3).waitFor();
  const { data } = await listed("?stock=in&limit=8");
  const onHand = data.map((row) => row.onHand);
  await look("variations-list");

  await cellAt(page, 0, "onHand").click();
  await paste(page, "1\u00a0200,00\r\n1 300\t5\r\n1400 шт\r\n\r\n12 грн\r\n");
  expect(await cellAt(page, 0, "onHand").textContent()).toContain("1200");
  await cellAt(page, 3, "onHand").getByText(String(onHand[3]), { exact: true }).waitFor();
  expect(await cellAt(page, 4, "onHand").getAttribute("aria-invalid")).toBe("true");
  expect(await cellAt(page, 4, "onHand").textContent()).toContain("Це сума грошей");
  await page.getByRole("button", { name: words.faulty.replace("%{count}", "1") }).click();
  await page.locator("[data-note]").getByText("Це сума грошей").waitFor();
  await look("variations-pasted");

  await page.locator(".grid").press("Control+z");
  await page.getByRole("button", { name: words.noChanges }).waitFor();
  expect(await cellAt(page, 0, "onHand").textContent()).toBe(String(onHand[0]));

  await cellAt(page, 0, "onHand").click();
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  for (let row = 0; row < 2; row += 1) await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  expect((await copied(page)).split("\r\n")).toEqual(["500", "500", "500"]);
  await page.getByLabel(words.selected.step).click();
  await page.getByRole("option", { name: words.selected.percent }).click();
  await page.getByLabel(words.selected.value).fill("10");
  await page.getByRole("button", { name: words.selected.apply.replace("%{cells}", "3") }).click();
  await cellAt(page, 2, "onHand").getByText("550").waitFor();
  await page.getByText("Зберегти 3 зміни").click();
  const preview = page.getByRole("dialog");
  for (const before of onHand.slice(0, 3))
    await preview
      .getByRole("cell", { name: String(before), exact: true })
      .first()
      .waitFor();
  expect(await preview.getByRole("cell", { name: "550", exact: true }).count()).toBe(3);
  await look("variations-preview");
  await preview.getByRole("button", { name: words.write, exact: true }).click();
  await page.getByText("Збережено: 3, не збережено: 0").waitFor();
  const now = (await listed("?stock=in&limit=8")).data;
  expect(now.map((row) => row.onHand)).toEqual([550, 550, 550, ...onHand.slice(3)]);
  await close();
});

test("what a colleague has changed meanwhile is shown beside mine, and either may stay", async () => {
  const { page, look, close } = await open(1024);
  const [first, second] = (await listed("?limit=3")).data;
  if (!first || !second) throw new Error("the demo has no goods");
  for (const row of [0, 1]) {
    await cellAt(page, row, "onHand").click();
    await page.keyboard.type("700");
    await page.keyboard.press("Enter");
  }
  const colleague = async (id: number, was: number, to: number, key: string) =>
    fetch(`${place().shop.url}/api/admin/variations`, {
      method: "POST",
      headers: { cookie: owner.cookie, "content-type": "application/json", "sec-fetch-site": "same-origin", "idempotency-key": key },
      body: JSON.stringify({ rows: [{ of: "variation", id, cells: { onHand: { was, to } } }] }),
    });
  expect((await colleague(first.id, first.onHand, 333, "colleague-of-the-proof-1")).status).toBe(200);
  expect((await colleague(second.id, second.onHand, 444, "colleague-of-the-proof-2")).status).toBe(200);
  await save(page);
  await page.getByText("Збережено: 0, не збережено: 2").waitFor();
  expect(await cellAt(page, 0, "onHand").textContent()).toContain("інший записав 333");
  await page.getByRole("button", { name: words.conflicts.replace("%{count}", "2") }).click();
  await look("variations-conflicts");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row").filter({ hasText: "333" }).getByRole("button", { name: words.theirs, exact: true }).click();
  await dialog.getByRole("row").filter({ hasText: "444" }).getByRole("button", { name: words.mine, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await cellAt(page, 0, "onHand").textContent()).toBe("333");
  await save(page);
  await page.getByText("Збережено: 1, не збережено: 0").waitFor();
  expect((await listed("?limit=2")).data.map(({ onHand }) => onHand)).toEqual([333, 700]);
  await close();
});

test("an answer that was lost is asked for again and nothing is done twice; leaving with changes asks", async () => {
  const { page, close } = await open(1024);
  await cellAt(page, 2, "onHand").click();
  await page.keyboard.type("610");
  await page.keyboard.press("Enter");
  let calls = 0;
  await page.route("**/api/admin/variations", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await save(page);
  await page.getByText(words.lost).waitFor();
  expect((await listed("?limit=3")).data[2]?.onHand).toBe(610);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("menuitem", { name: "Розділи та властивості" }).or(page.locator('a[href="/admin/shelves"]')).first().click();
  expect(asked).toEqual(["confirm"]);
  expect(new URL(page.url()).pathname).toBe("/admin/variations");
  await save(page);
  await page.getByText("Збережено: 1, не збережено: 0").waitFor();
  const audits = await owner.call<{ data: { after: { onHand?: number } }[] }>("GET", "/api/admin/audit?entity=variation&page=1&perPage=50");
  expect(audits.data.filter(({ after }) => after.onHand === 610)).toHaveLength(1);
  await page.locator('a[href="/admin/shelves"]').first().click();
  await page.waitForURL(/shelves/);
  await close();
});

test("what the filter shows is taken out as a file, and the changed file comes back into the grid first", async () => {
  const { page, look, close } = await open(1440, "?stock=in");
  const takeOut = async (name: string) => {
    await page.getByRole("button", { name }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("dialog").getByRole("button", { name }).click()]);
    const file = path.join(os.tmpdir(), `variations-${Date.now()}-${download.suggestedFilename()}`);
    await download.saveAs(file);
    return file;
  };
  const text = await readFile(await takeOut(words.file.csv), "utf8");
  const [head, first = "", second = ""] = text.split("\r\n");
  expect(head).toContain("Код 1С");
  const [code] = first.split(",");
  const changed = path.join(os.tmpdir(), `variations-${Date.now()}.csv`);
  await writeFile(changed, `Код 1С;На складі;Хіт\r\n${code};"1 234";\r\nнемає такого;5;так\r\n${second.split(",")[0]};сто;\r\n`);
  await page.locator('input[type="file"]').setInputFiles(changed);
  await page.getByText("Із файлу: рядків 3, змінених 2.").waitFor();
  await page.getByText("рядок 3: невідомий код «немає такого»").waitFor();
  expect(await cellAt(page, 0, "onHand").textContent()).toContain("1234");
  expect(await cellAt(page, 1, "onHand").getAttribute("aria-invalid")).toBe("true");
  await look("variations-file");
  await save(page);
  await page.getByText("Збережено: 1, не збережено: 0").waitFor();
  expect((await listed("?stock=in&limit=1")).data[0]?.onHand).toBe(1_234);
  const workbook = await readFile(await takeOut(words.file.xlsx));
  expect(workbook.subarray(0, 2).toString()).toBe("PK");
  await close();
});

test.each([
  ["a stranger", 401, {}, "{}"],
  ["a page of somebody else", 401, { cookie: "mine", "sec-fetch-site": "cross-site" }, "{}"],
  ["no key", 422, { cookie: "mine" }, JSON.stringify({ rows: [{ of: "variation", id: 1, cells: { pack: { was: 1, to: 2 } } }] })],
  ["no JSON", 400, { cookie: "mine", "idempotency-key": "k".repeat(20) }, "{"],
  ["5 MB", 413, { cookie: "mine", "idempotency-key": "k".repeat(20) }, JSON.stringify({ rows: "a".repeat(5_000_000) })],
])("%s is answered %i, and nothing is changed", async (_, status, headers, body) => {
  const before = await listed("?limit=5");
  const mine = "cookie" in headers ? { ...headers, cookie: owner.cookie } : headers;
  const answer = await fetch(`${place().shop.url}/api/admin/variations`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...mine },
    body,
  });
  expect(answer.status).toBe(status);
  expect(await listed("?limit=5")).toEqual(before);
});

test("rows come window after window, and only those in sight are drawn", async () => {
  const { page, close } = await open(1440);
  const { total } = await listed("?limit=1");
  expect(total).toBeGreaterThan(400);
  const grid = page.getByRole("grid");
  await grid.evaluate((one) => one.scrollTo(0, 190 * 44));
  await page.getByText(words.found.replace("%{total}", String(total)).replace("%{shown}", "400")).waitFor();
  await page.getByRole("button", { name: words.all }).click();
  await page.getByText(words.found.replace("%{total}", String(total)).replace("%{shown}", String(total))).waitFor();
  await cellAt(page, 195, "pack").click();
  await page.keyboard.press("Control+End");
  await page.locator(`[aria-rowindex="${total + 1}"]`).waitFor();
  expect(await page.locator(".grid-body .grid-row").count()).toBeLessThan(60);
  await page.keyboard.press("Control+Home");
  await page.locator('[aria-rowindex="2"]').waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+Space");
  const selected = (cells: number) => page.getByRole("button", { name: words.selected.apply.replace("%{cells}", String(cells)) }).waitFor();
  await selected(total);
  await cellAt(page, 1, "onHand").hover();
  await page.mouse.down();
  await cellAt(page, 3, "minimum").hover();
  await page.mouse.up();
  await selected(9);
  await page.getByRole("columnheader", { name: /^Мінімум/ }).click();
  await selected(total);
  await cellAt(page, 0, "nameUk").dblclick();
  await page.locator(".grid-cell input").fill("  Нова   назва ");
  await page.locator(".grid-cell input").press("Tab");
  expect(await cellAt(page, 1, "nameUk").textContent()).toContain("Нова назва; було");
  await close();
});

test("at 390 px it is read: names stay beside the numbers; keys lead in and out of the grid", async () => {
  const { page, look, close } = await open(390);
  await look("variations-phone");
  const grid = page.getByRole("grid");
  await grid.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+Home");
  expect(await grid.getAttribute("aria-activedescendant")).toBe("cell-0-0");
  await page.keyboard.press("Tab");
  expect(await grid.getAttribute("aria-activedescendant")).toBe("cell-0-1");
  await page.keyboard.press("F2");
  await page.locator(".grid-cell input").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await grid.evaluate((one) => one === document.activeElement)).toBe(false);
  await close();
});
