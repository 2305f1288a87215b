import { describe, expect, test } from "vitest";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import type { JudgedRow } from "../../../features/quick-order/quick-order.contract.ts";
import { reportOf } from "./order-report.ts";
import { countRows, needsAttention, rowsToReserve, saidOf, totalsOf, totalsReserved, type OrderRow } from "./order-row.ts";
import { idOf } from "../../../platform/ids.ts";

const words = quickOrderMessages.uk;
const goods = {
  productId: idOf<"product">(1),
  id_1c: "1",
  article: "SR-1",
  name: "Сукня; «Верба»",
  image: null,
  tint: "1",
  variationId: idOf<"variation">(7),
  size: "46",
  colour: "чорний",
  price: 640.5,
  pack: 4,
  suborder: false,
};
const judged = (verdict: JudgedRow["verdict"], more: Partial<JudgedRow> = {}): JudgedRow => ({
  verdict,
  why: "",
  options: [],
  into: null,
  goods,
  product: null,
  byShare: false,
  pieces: 8,
  free: 24,
  ...more,
});
const row = (line: number, more: Partial<OrderRow> = {}): OrderRow => ({
  line,
  code: "SR-1",
  size: "46",
  colour: "",
  quantity: "8",
  ...more,
});
const rows = [
  row(1, { judged: judged("ok") }),
  row(2, { judged: judged("summed", { into: 1, pieces: 0 }) }),
  row(3, { judged: judged("sold-out", { pieces: 0 }) }),
  row(4, { judged: judged("less", { pieces: 4 }), outcome: { kind: "added", pieces: 4 } }),
  row(5, { judged: judged("unknown", { why: "code", goods: null, pieces: 0 }) }),
  row(6),
];

test("reserved is what has pieces and was not reserved yet; the sum is exact", () => {
  expect(rowsToReserve(rows).map(({ line }) => line)).toEqual([1]);
  expect(totalsOf([...rows, row(7, { judged: judged("rounded", { pieces: 3 }) })])).toEqual({ rows: 2, pieces: 11, sum: 7_045.5 });
  expect(totalsReserved(rows)).toEqual({ rows: 1, pieces: 4, sum: 2_562 });
});

test("a look is needed where a row will not be reserved just as it is written", () => {
  expect(rows.filter(needsAttention).map(({ line }) => line)).toEqual([3, 5]);
  expect(needsAttention(row(1, { judged: judged("ok"), outcome: { kind: "refused", free: 2, byShare: false } }))).toBe(true);
});

describe("verdicts in words", () => {
  const said = (one: Partial<OrderRow>) => saidOf(row(1, one), words).text;
  test("a row says what it would get before reserving and what it got after", () => {
    expect(said({ judged: judged("less", { pieces: 4 }) })).toBe("Залишилося тільки 4\u00a0шт");
    expect(said({ judged: judged("sold-out", { pieces: 0, free: 3 }) })).toBe("Менше за упаковку: лишилося 3\u00a0шт");
    expect(said({ judged: judged("sold-out", { pieces: 0, free: 0 }) })).toBe("Немає в наявності");
    expect(said({ judged: judged("summed", { into: 4 }), outcome: { kind: "added", pieces: 0 } })).toBe("Додали до рядка 4");
    expect(said({ judged: judged("ok"), outcome: { kind: "added", pieces: 8 } })).toBe("Зарезервовано: 8\u00a0шт");
    expect(said({ judged: judged("ok"), outcome: { kind: "refused", free: 3, byShare: false } })).toBe("Щойно розкупили. Вільно 3\u00a0шт");
    expect(said({ judged: judged("unknown", { why: "code" }), name: "Чашка" })).toBe("Цього товару в магазині більше немає");
  });

  test("every reason has words of its own in both languages", () => {
    const reasons = ["code", "size", "colour", "no-code", "no-quantity", "bad-quantity", "shortened"] as const;
    for (const language of [quickOrderMessages.uk, quickOrderMessages.ru])
      expect(new Set(reasons.map((why) => saidOf(row(1, { judged: judged("unknown", { why }) }), language).text)).size).toBe(
        reasons.length,
      );
  });
});

test("S51 the report opens in Excel as text, with nothing in it that Excel would run", () => {
  const report = reportOf([...rows, row(9, { code: "=1+1", size: '"', colour: "-5", quantity: "@x" })], words);
  const lines = report.slice(1).split("\r\n");
  expect([report.charCodeAt(0), lines.length]).toEqual([0xfeff, 9]);
  expect(lines[1]).toBe('1;SR-1;46;;8;"Сукня; «Верба»";640,5;Є в наявності;8;5124');
  expect(lines[4]).toBe('4;SR-1;46;;8;"Сукня; «Верба»";640,5;Зарезервовано: 4 шт;4;2562');
  expect(lines[7]).toBe(`9;'=1+1;"""";'-5;'@x;;;Перевіряємо…;0;0`);
});

test("what happened is counted over all rows, not over those that were sent", () => {
  const added = row(7, { judged: judged("ok"), outcome: { kind: "added", pieces: 8 } });
  const carried = row(8, { judged: judged("summed", { into: 7, pieces: 0 }), outcome: { kind: "added", pieces: 0 } });
  expect(countRows([...rows, added, carried])).toEqual({ reserved: 3, attention: 2 });
});

test("what a share keeps for others is not called sold out", () => {
  expect(saidOf(row(1, { judged: judged("sold-out", { pieces: 0, free: 2, byShare: true }) }), words).text).toBe(words["quick.shared"](2));
  expect(saidOf(row(1, { judged: judged("less", { pieces: 4, byShare: true }) }), words).text).toBe(words["quick.lessByShare"](4));
  const outcome = { kind: "refused" as const, free: 1, byShare: true };
  expect(saidOf(row(1, { judged: judged("ok"), outcome }), words).text).toBe(words["quick.shared"](1));
});
