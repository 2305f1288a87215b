import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { confirmProgramOrders, getProgramOrders, setProgramOrderStatus } from "./program-orders.contract.ts";
import { LIMITS, partKinds } from "./limits.rules.ts";

const right = "A key of the back office with the right to";
const text = z.string();
/** Numbers may be texts, with a decimal point or comma. */
const number = z.union([z.number(), z.string()]);

const variation = {
  size: text.optional(),
  colour: text.optional(),
  pack: number.optional(),
  article: text.optional(),
  barcode: text.optional(),
  price: number.nullable().optional(),
  prices: z
    .record(text, number.nullable())
    .optional()
    .describe("Keyed by id, name or role of a price type: `wholesale`, `retail`, `old`, `recommended`, `purchase`"),
  currency: text.optional(),
  stock: z
    .union([number, z.record(text, number)])
    .optional()
    .describe("Pieces, or pieces by warehouse"),
  removed: z.boolean().optional(),
};
/** A row of goods; unknown members are named in the answer and change nothing. */
const goodRow = z
  .looseObject({
    id: text.optional(),
    name: text.optional(),
    nameRu: text.optional(),
    description: text.optional(),
    descriptionRu: text.optional(),
    composition: text.optional(),
    compositionRu: text.optional(),
    brand: text.optional(),
    country: text.optional(),
    season: text.optional(),
    material: text.optional(),
    audience: text.optional(),
    category: text.optional().describe("`Жінкам / Сукні`; created where it does not exist"),
    groups: z.array(text).optional().describe("Ids of 1C's groups"),
    weight: number.optional().describe("Kilograms"),
    unit: text.optional(),
    measurements: text.optional(),
    minimum: number.optional(),
    isRetail: z.boolean().optional(),
    suborder: z.boolean().optional(),
    deliveryDays: number.optional(),
    topSales: z.boolean().optional(),
    notReturnable: z.boolean().optional(),
    firstSeen: text.optional(),
    properties: z.record(text, text).optional(),
    variations: z.array(z.looseObject({ id: text.optional(), ...variation })).optional(),
    ...variation,
  })
  .meta({ id: "ProgramGood" });
const key = { id: text.optional(), variation: text.optional(), article: text.optional(), barcode: text.optional() };
const priceRow = z
  .looseObject({ ...key, price: variation.price, prices: variation.prices, currency: variation.currency })
  .meta({ id: "ProgramPrice" });
const stockRow = z.looseObject({ ...key, stock: variation.stock }).meta({ id: "ProgramStock" });

export const rowResults = ["unchanged", "refused", "parked", "taken"] as const;
const problem = z.object({
  code: z.string(),
  field: z.string().describe("Empty where the problem concerns the whole row"),
  message: z.string(),
});
const partAnswer = z
  .object({
    key: z.string().describe("The call's Idempotency-Key"),
    kind: z.enum(partKinds),
    state: z.enum(["waiting", "working", "done", "failed"]),
    run: z.number().int().describe("The import's number in the back office"),
    session: z.string().nullable(),
    isTrial: z.boolean(),
    fault: z
      .object({ code: z.string(), line: z.number().int(), message: z.string() })
      .nullable()
      .describe("Why nothing was taken, where the whole body could not be read"),
    unknownFields: z.array(z.string()).describe("Names of fields the call does not take"),
    rows: z.object({ taken: z.number().int(), unchanged: z.number().int(), refused: z.number().int(), parked: z.number().int() }),
    results: z
      .array(z.object({ row: z.number().int(), id: z.string(), result: z.enum(rowResults), problems: z.array(problem) }))
      .describe("`row`: its number in an array, or the line where it begins"),
  })
  .meta({ id: "ProgramPart" });
export type PartAnswer = z.infer<typeof partAnswer>;

const examplePart: PartAnswer = {
  key: "2026-11-21-goods-0001",
  kind: "goods",
  state: "done",
  run: 12,
  session: null,
  isTrial: false,
  fault: null,
  unknownFields: ["shelf"],
  rows: { taken: 1, unchanged: 0, refused: 1, parked: 0 },
  results: [
    { row: 1, id: "77", result: "taken", problems: [] },
    {
      row: 2,
      id: "78",
      result: "refused",
      problems: [{ code: "noName", field: "name", message: "Немає Наименование: новий товар без назви не заводимо" }],
    },
  ],
};

const bodies = {
  "application/x-ndjson": `One object a line, at most ${LIMITS.ndjson.rows} lines and ${LIMITS.ndjson.bytes / 1_048_576} MB`,
  "text/csv": `A table with a head row: UTF-8, UTF-16 or windows-1251; \`;\`, \`,\`, tab or \`|\` between cells; at most ${LIMITS.csv.rows} rows and ${LIMITS.csv.bytes / 1_048_576} MB`,
};
const query = {
  session: "Of a full catalogue that was begun",
  trial: "`true`: everything is judged and told, and nothing changed",
  answer: "`short`: only rows with problems are answered",
};
const headers = { Prefer: "`wait=5`: answered after five seconds at the latest, 25 by default" };
const ofPart = {
  method: "PUT",
  access: "program",
  idempotent: true,
  bodies,
  query,
  headers,
  refuses: [403, 404, 409, 410],
  conflicts: ["idempotency_reused"],
  alsoAnswers: { 202: "It is still being worked on: ask again by the same key, `Retry-After` seconds later" },
} as const;
const limits = `JSON: an array of at most ${LIMITS.json.rows} rows and ${LIMITS.json.bytes / 1_048_576} MB. What a row does not say stays. 202: it is being worked on, ask again by the same key`;

const putGoods = endpoint({
  ...ofPart,
  path: "/api/exchange/v1/goods",
  summary: `Goods with their variations, prices and pieces. ${right} goods; ${limits}`,
  input: z.array(goodRow),
  output: partAnswer,
  example: {
    input: [
      {
        id: "77",
        article: "KR-100",
        name: "Сукня з мережива",
        category: "Жінкам / Сукні",
        variations: [{ id: "77#42", size: "42", colour: "чорний", price: 450.5, stock: 12 }],
      },
    ],
    output: examplePart,
  },
});

const putPrices = endpoint({
  ...ofPart,
  path: "/api/exchange/v1/prices",
  summary: `Prices by id, article or barcode; null clears one. ${right} prices and stock; ${limits}`,
  input: z.array(priceRow),
  output: partAnswer,
  example: { input: [{ id: "77#42", prices: { wholesale: 450.5, retail: "600,00" } }], output: { ...examplePart, kind: "prices" } },
});

const putStock = endpoint({
  ...ofPart,
  path: "/api/exchange/v1/stock",
  summary: `Pieces by id, article or barcode. ${right} prices and stock; ${limits}`,
  input: z.array(stockRow),
  output: partAnswer,
  example: { input: [{ barcode: "4820000000017", stock: 12 }], output: { ...examplePart, kind: "stock" } },
});

export const getPart = endpoint({
  method: "GET",
  path: "/api/exchange/v1/parts/{key}",
  access: "program",
  headers,
  alsoAnswers: { 202: "It is still being worked on: ask again `Retry-After` seconds later" },
  summary: "What became of a part, by the Idempotency-Key it was sent under, for two days",
  input: z.strictObject({ key: z.string().min(16).max(255), answer: z.enum(["short", "whole"]).default("whole") }),
  output: partAnswer,
  example: { input: { key: "2026-11-21-goods-0001" }, output: examplePart },
});

const session = z
  .object({
    session: z.string(),
    run: z.number().int(),
    isTrial: z.boolean(),
    state: z.enum(["open", "done", "failed", "waiting", "refused", "tried"]),
    note: z.string(),
  })
  .meta({ id: "ProgramCatalogue" });
export type SessionAnswer = z.infer<typeof session>;
const exampleSession: SessionAnswer = { session: "0b7f3c1e-6a0e-4a53-8f0c-0d8f3f0f2a11", run: 12, isTrial: false, state: "open", note: "" };

export const beginCatalogue = endpoint({
  method: "POST",
  path: "/api/exchange/v1/catalogue",
  access: "program",
  refuses: [403, 409],
  conflicts: ["exchange_parts_at_work"],
  summary: `Begins a full catalogue: what none of its parts names is hidden at its end. One begun before is abandoned. ${right} goods`,
  input: z.strictObject({ trial: z.boolean().default(false) }),
  output: session,
  example: { input: { trial: false }, output: exampleSession },
});

export const completeCatalogue = endpoint({
  method: "POST",
  path: "/api/exchange/v1/catalogue/{session}/complete",
  access: "program",
  refuses: [403, 409],
  conflicts: ["exchange_parts_at_work"],
  summary:
    "Ends a full catalogue; once more it answers the same. A fifth of the goods or more is not hidden by itself: `waiting` for staff. Ten minutes without a part end it as abandoned, and nothing is hidden. 409 while a part is being worked on",
  input: z.strictObject({ session: z.uuid() }),
  output: session,
  example: { input: { session: exampleSession.session }, output: { ...exampleSession, state: "done" } },
});

export const getProgram = endpoint({
  method: "GET",
  path: "/api/exchange/v1/me",
  access: "program",
  summary: "The key that calls, with its rights",
  input: z.strictObject({}),
  output: z.object({ name: z.string(), rights: z.array(z.enum(["goods", "prices", "orders"])), stockCounts: z.enum(["free", "shelf"]) }),
  example: { input: {}, output: { name: "BAS", rights: ["goods", "prices", "orders"], stockCounts: "free" } },
});

/** Shown in the OpenAPI document. */
export const programCalls = [
  getProgram,
  putGoods,
  putPrices,
  putStock,
  getPart,
  beginCatalogue,
  completeCatalogue,
  getProgramOrders,
  confirmProgramOrders,
  setProgramOrderStatus,
] as const;
