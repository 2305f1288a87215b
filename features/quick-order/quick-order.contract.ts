import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { exampleGoods, namedProduct, orderedGoods } from "../catalogue/ordered-goods.contract.ts";
import { LONGEST_CELL, malformations, MOST_ROWS, stockVerdicts } from "./quick-order.rules.ts";

/** 2 MB of a file are this much base64. */
const LONGEST_FILE = 2_796_204;
const cell = z.string().max(LONGEST_CELL);

/** `line` counts from 1. */
const writtenRow = z.object({ line: z.number().int(), code: z.string(), size: z.string(), colour: z.string(), quantity: z.string() });
export type WrittenRow = z.infer<typeof writtenRow>;

const readRows = z.object({
  rows: z.array(writtenRow),
  skipped: z.number().int().describe("Lines of a price list without a quantity"),
  left: z.number().int().describe("Rows that did not fit, after the first two thousand"),
});
export type ReadRows = z.infer<typeof readRows>;

/** A judged row; nothing is reserved. */
export const judgedRow = z
  .object({
    verdict: z.enum([...stockVerdicts, "summed", "unknown", "malformed"]),
    why: z
      .enum(["", "code", "size", "colour", ...malformations])
      .describe("The part that was not found or is malformed; empty for a good line"),
    options: z.array(z.string()).describe("Choices for a line whose size or colour is missing or unknown"),
    into: z.number().int().nullable().describe("With `summed`: the line, from 0, that carries these pieces"),
    goods: orderedGoods.nullable(),
    product: namedProduct.nullable(),
    byShare: z.boolean().describe("The rest of a scarce variation is reserved for others"),
    pieces: z.number().int().describe("Pieces that this row can have, in whole packs"),
    free: z.number().int().describe("Pieces that this visitor could have"),
  })
  .meta({ id: "JudgedRow" });
export type JudgedRow = z.infer<typeof judgedRow>;

const exampleWritten = { code: "SR-1110-0147", size: "46", colour: "бордовий", quantity: "6" };
export const exampleJudged: JudgedRow = {
  verdict: "rounded",
  why: "",
  options: [],
  into: null,
  goods: exampleGoods,
  product: null,
  byShare: false,
  pieces: 8,
  free: 24,
};

export const readQuickOrder = endpoint({
  method: "POST",
  path: "/api/quick-order/read",
  access: "anyone",
  summary: "Rows of a pasted text or an uploaded file (.xlsx, CSV or text in UTF-8, UTF-16 or CP1251, up to 2 MB); nothing is kept",
  largestBody: 3 * 1_048_576,
  input: z
    .strictObject({
      text: z.string().max(400_000).optional(),
      file: z.string().max(LONGEST_FILE, "quick.tooLarge").optional().describe("Base64"),
    })
    .refine(({ text, file }) => (text === undefined) !== (file === undefined), { error: "form.required", path: ["text"] }),
  output: readRows,
  example: {
    input: { text: "Артикул;Розмір;Колір;Кількість\nSR-1110-0147;46;бордовий;6" },
    output: { rows: [{ line: 2, ...exampleWritten }], skipped: 0, left: 0 },
  },
});

export const checkQuickOrder = endpoint({
  method: "POST",
  path: "/api/quick-order/check",
  access: "anyone",
  summary: "A verdict for each row, in their order, before anything is reserved; rows of one variation are summed",
  largestBody: 1_048_576,
  input: z.strictObject({
    rows: z
      .array(z.strictObject({ code: cell, size: cell, colour: cell, quantity: cell }))
      .min(1, "form.required")
      .max(MOST_ROWS, "quick.tooMany"),
  }),
  output: z.object({ rows: z.array(judgedRow) }),
  example: { input: { rows: [exampleWritten] }, output: { rows: [exampleJudged] } },
});
