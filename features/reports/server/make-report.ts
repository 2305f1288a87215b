import { inLanguage, wordsFor, type Locale } from "../../../platform/i18n.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { formatDay, startOfDay } from "../../../platform/time/time.ts";
import { nationalPhone } from "../../../platform/phone.ts";
import type { Visit } from "../../shop.ts";
import type { ReportColumn, ReportView } from "../reports.contract.ts";
import { reportsMessages } from "../reports.messages.ts";
import { daysUntilGone, type ReportKind, type Span } from "../reports.rules.ts";
import { rowsOfOrders } from "./orders-report.ts";
import {
  countOrders,
  selectDebtors,
  selectRunningOut,
  selectSoldByCategory,
  selectSoldByCustomer,
  selectSoldByDay,
  selectSoldByProduct,
  type Sold,
} from "./reports.queries.ts";
import { variantName } from "../../catalogue/words/variant-name.ts";

/** `all`: how many rows there are, where fewer were made. */
export type Report = Omit<ReportView, "left"> & { all?: number };
type Head = keyof (typeof reportsMessages.uk)["reports.heads"];
type Cells = ReportView["total"];

/** One kind of table over the span; kopiykas. `most`: as many rows are needed. */
export async function makeReport(
  { shop, locale }: Visit,
  { kind, span, most }: { kind: ReportKind; span: Span; most: number },
): Promise<Report> {
  const db = shop.db.scan;
  if (kind === "debts") return debtsReport(locale, await selectDebtors(db));
  if (kind === "runs-out") return runsOutReport(locale, { rows: await selectRunningOut(db, span), days: span.days.length });
  if (kind === "orders") {
    const { rows, sums, all } = await rowsOfOrders(shop, { span, most, locale });
    return { columns: columnsOf(locale, orderHeads), rows, all, total: [...totalWords(locale, orderHeads.length - sums.length), ...sums] };
  }
  const orders = await countOrders(db, span);
  const sold = (rows: Report["rows"], ...heads: Head[]): Report => ({
    columns: columnsOf(locale, [...heads, ...soldHeads]),
    rows,
    total: [...totalWords(locale, heads.length), orders, ...sumsOf(rows, heads.length + 1)],
  });
  if (kind === "day") return sold(await rowsOfDays(shop, span), "day");
  if (kind === "product")
    return sold(
      (await selectSoldByProduct(db, span)).map((row) => ({
        place: `products/${row.product_id}`,
        cells: [row.article, inLanguage(locale, row.name_uk, row.name_ru), ...soldCells(row)],
      })),
      "article",
      "product",
    );
  if (kind === "category")
    return sold(
      (await selectSoldByCategory(db, span)).map((row) => ({
        place: "",
        cells: [
          row.name_uk === null ? wordsFor(reportsMessages, locale)["reports.noGroup"] : inLanguage(locale, row.name_uk, row.name_ru),
          ...soldCells(row),
        ],
      })),
      "category",
    );
  return sold(
    (await selectSoldByCustomer(db, span)).map((row) => ({
      place: `customers/${row.account_id}`,
      cells: [row.name, nationalPhone(row.phone), ...soldCells(row)],
    })),
    "customer",
    "phone",
  );
}

const orderHeads: Head[] = [
  "order",
  "day",
  "status",
  "customer",
  "phone",
  "payment",
  "delivery",
  "parcel",
  "sold",
  "sum",
  "bonuses",
  "fromBalance",
  "toPay",
];
const soldHeads: Head[] = ["orders", "sold", "sum", "back", "backSum", "kept"];
const nothing: Sold = { orders: 0, pieces: 0, sum: kopiykas(0), back: 0, back_sum: kopiykas(0) };
const soldCells = ({ orders, pieces, sum, back, back_sum: backSum }: Sold): Cells => [orders, pieces, sum, back, backSum, sum - backSum];

/** Sums from this column on; orders are counted separately, since an order may be in several rows. */
const sumsOf = (rows: Report["rows"], from: number): Cells =>
  soldHeads.slice(1).map((_, at) => rows.reduce((sum, { cells }) => sum + Number(cells[from + at]), 0));

/** Days without sales have a row too. */
async function rowsOfDays({ db }: Visit["shop"], span: Span): Promise<Report["rows"]> {
  const starts = span.days.map(startOfDay);
  const sold = new Map((await selectSoldByDay(db.scan, span, starts)).map((row) => [row.at, row]));
  return starts.map((start, at) => ({ place: "", cells: [formatDay(start), ...soldCells(sold.get(at + 1) ?? nothing)] }));
}

function debtsReport(locale: Locale, debtors: Awaited<ReturnType<typeof selectDebtors>>): Report {
  const rows = debtors.map((row) => ({
    place: `customers/${row.account_id}`,
    cells: [
      row.name,
      nationalPhone(row.phone),
      row.debts,
      row.debt_sum,
      row.since ? formatDay(row.since) : "",
      row.balance_owed,
      row.debt_sum + row.balance_owed,
    ],
  }));
  const sum = (of: (row: (typeof debtors)[number]) => number) => debtors.reduce((all, row) => all + of(row), 0);
  const [deliveries, balances] = [sum((row) => row.debt_sum), sum((row) => row.balance_owed)];
  return {
    columns: columnsOf(locale, ["customer", "phone", "debts", "debtSum", "since", "balance", "owes"]),
    rows,
    total: [...totalWords(locale, 2), sum((row) => row.debts), deliveries, "", balances, deliveries + balances],
  };
}

function runsOutReport(locale: Locale, { rows, days }: { rows: Awaited<ReturnType<typeof selectRunningOut>>; days: number }): Report {
  return {
    columns: columnsOf(locale, ["article", "product", "variant", "sold", "free", "gone"]),
    rows: rows.map((row) => ({
      place: `products/${row.product_id}`,
      cells: [
        row.article,
        inLanguage(locale, row.name_uk, row.name_ru),
        variantName(row, locale),
        row.sold,
        row.free,
        daysUntilGone({ ...row, days }),
      ],
    })),
    total: [],
  };
}

const moneyHeads: ReadonlySet<Head> = new Set(["sum", "backSum", "kept", "debtSum", "balance", "owes", "bonuses", "fromBalance", "toPay"]);
const countHeads: ReadonlySet<Head> = new Set(["orders", "sold", "back", "debts", "free", "gone"]);

const columnsOf = (locale: Locale, heads: readonly Head[]): ReportColumn[] =>
  heads.map((head) => ({
    title: wordsFor(reportsMessages, locale)["reports.heads"][head],
    kind: moneyHeads.has(head) ? "money" : countHeads.has(head) ? "count" : "text",
  }));

const totalWords = (locale: Locale, columns: number): Cells => [
  wordsFor(reportsMessages, locale)["reports.total"],
  ...Array.from({ length: columns - 1 }, () => ""),
];
