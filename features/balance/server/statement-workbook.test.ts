import { expect, test } from "vitest";
import { readWorkbook } from "../../../platform/spreadsheet/read-workbook.ts";
import { exampleMovement } from "../../ledger/movement.contract.ts";
import { statementWorkbook } from "./statement-workbook.ts";

const statement = {
  from: "2026-11-01",
  to: "2026-11-30",
  sides: [{ side: "balance" as const, openingKopiykas: 100, closingKopiykas: -24_850 }],
  entries: [
    exampleMovement,
    {
      ...exampleMovement,
      side: "debts" as const,
      reasonName: "Борг за доставку сплачено",
      orderNumber: 100_235,
      debtOrderNumber: 100_234,
      kopiykas: 2,
    },
    { ...exampleMovement, reasonName: "=HYPERLINK(1)", orderNumber: null, note: "", kopiykas: 50 },
    { ...exampleMovement, reasonName: "@SUM", orderNumber: null, note: "", kopiykas: 1 },
  ],
};

test("S51 a statement is a workbook whose cells nothing runs", async () => {
  const rows = await readWorkbook(await statementWorkbook(statement, "ru"), 50);
  expect(rows[0]?.[0]).toBe("Выписка с 01.11.2026 по 30.11.2026");
  expect(rows.find(([name, opening]) => name === "Баланс" && opening === "1")?.slice(0, 5)).toEqual([
    "Баланс",
    "1",
    "-249.5",
    "-248.5",
    "вы должны магазину",
  ]);
  expect(rows.slice(-4).map((row) => row.slice(2, 4))).toEqual([
    ["Оплата замовлення, заказ № 100234", "-250"],
    ["Борг за доставку сплачено, за посылку заказа № 100234, вместе с заказом № 100235", "0.02"],
    ["'=HYPERLINK(1)", "0.5"],
    ["'@SUM", "0.01"],
  ]);
});
