import { readFile } from "node:fs/promises";
import { beforeAll, expect } from "vitest";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { ledgerMessages } from "../../../features/ledger/ledger.messages.ts";
import { loyaltyMessages } from "../../../features/loyalty/loyalty.messages.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { readWorkbook } from "../../../platform/spreadsheet/read-workbook.ts";
import { press } from "../../../support/pages/browser.ts";
import { openShopAndBrowser } from "../../../support/pages/shop-and-browser.ts";
import { ownerByCalls } from "../../../support/staff-by-calls.ts";
import { journey, signedIn } from "../person-signing-in.ts";

/** A customer's money: points, balance with a statement to take away, debts. */
const place = openShopAndBrowser({ withPictures: false });
let owner: Awaited<ReturnType<typeof ownerByCalls>>;
beforeAll(async () => void (owner = await ownerByCalls(place().shop)));

const accountOf = async (phone: string): Promise<number> => {
  const { data } = (await owner.call("GET", `/api/admin/customers?q=${phone}`)) as { data: { id: number }[] };
  return data[0]?.id ?? 0;
};

journey("points, balance and debts say what there is, from nothing to many movements", place, async (device) => {
  const { page, me, language, look } = device;
  const [bonus, balance, ledger] = [loyaltyMessages[language], balanceMessages[language], ledgerMessages[language]];
  const { phone } = await signedIn(device);
  const main = page.locator("main");
  for (const [path, text] of [
    ["bonus", bonus["bonus.emptyCard"]],
    ["balance", balance["balance.empty"]],
    ["debs", balance["debts.empty"]],
  ] as const) {
    await me.arrive(`/account/${path}`);
    await main.getByText(text).waitFor();
    await look(`${path}-empty`);
  }

  const id = await accountOf(phone);
  const by = (what: string, kopiykas: number, note: string) =>
    owner.call("POST", `/api/admin/customers/${id}/${what}`, { kopiykas, note, key: crypto.randomUUID() });
  await by("bonuses", 40_050, "За чекання");
  for (let at = 1; at <= 31; at += 1) await by("balance", at * 100 + 7, `=${at}+1`);
  await by("balance", -12_345, "Помилка в накладній");

  await me.arrive("/account");
  const tile = main.getByRole("listitem").filter({ hasText: balance["balance.title"] }).first();
  const cloth = () => tile.locator("[class*=cloth-]").getAttribute("class");
  expect(await cloth()).toContain("cloth-5");
  await by("balance", -50_000, "Недоплата");
  await me.arrive("/account");
  expect(await cloth()).toContain("cloth-2");
  await by("balance", 50_000, "Недоплата сплачена");

  await me.arrive("/account/bonus");
  await main.getByText("400,50\u00a0грн").first().waitFor();
  await main.getByText(bonus["bonus.endingHint"]).waitFor();
  await look("bonus");

  await me.arrive("/account/balance");
  await main.getByText(balance["balance.over"]("374,72\u00a0грн")).waitFor();
  await main.getByText("Помилка в накладній").waitFor();
  await look("balance");
  await press(main.getByRole("link", { name: ledger["ledger.earlier"] }));
  await main.getByText(ledger["ledger.page"](2, 2)).waitFor();

  await press(main.getByRole("link", { name: balance["balance.thisMonth"] }));
  await main.getByRole("link", { name: balance["balance.excel"] }).waitFor();
  await look("statement");
  const [download] = await Promise.all([page.waitForEvent("download"), press(main.getByRole("link", { name: balance["balance.excel"] }))]);
  const rows = await readWorkbook(await readFile(await download.path()), 100);
  const side = (name: string) =>
    rows
      .find(([first]) => first === name)
      ?.slice(1, 4)
      .map(Number);
  expect(side(balance["balance.side"].balance)).toEqual([0, 374.72, 374.72]);
  expect(side(balance["balance.side"].bonuses)).toEqual([0, 400.5, 400.5]);
  const sums = rows.filter((row) => row[1] === balance["balance.side"].balance).map((row) => Math.round(Number(row[3]) * 100));
  expect([sums.length, sums.reduce((sum, one) => sum + one, 0)]).toEqual([34, 37_472]);

  await page.emulateMedia({ media: "print" });
  await main.getByRole("heading", { level: 2 }).first().waitFor();
  await main.getByText(`Коваль Олена, ${formatPhone(phone)}`).waitFor();
  expect(await main.getByRole("link", { name: balance["balance.excel"] }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });

  await main.getByLabel(balance["balance.from"]).fill("05.01.2026");
  await main.getByLabel(balance["balance.to"]).fill("04.01.2026");
  await press(main.getByRole("button", { name: balance["balance.show"] }));
  await main.getByText(balance["balance.periodBackwards"]).waitFor();
  expect(await main.getByLabel(balance["balance.from"]).inputValue()).toBe("05.01.2026");
  await look("statement-refused");
});
