import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { genders } from "../catalogue/words/genders.ts";
import { fields, MOST_ROWS, type Field } from "./cells.rules.ts";

/** A file of 8 MB is this much base64. */
const LONGEST_FILE = 11_200_000;

const count = z.number().int();
const variationRow = z.object({
  id: shownId<"variation">(),
  productId: shownId<"product">(),
  code: z.string(),
  article: z.string(),
  barcode: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  colour: z.string(),
  size: z.string(),
  /** Kopiykas a piece. */
  priceKopiykas: shownKopiykas(),
  oldPriceKopiykas: shownKopiykas().nullable(),
  /** Pieces on hand that are in carts. */
  reserved: count,
  retail: z.boolean(),
  /** `removed`: deleted in 1C; `hidden`: by staff; `waiting`: nothing to buy yet; `variation`: this one alone is deleted in 1C. */
  visibility: z.enum(["shown", "hidden", "removed", "waiting", "variation"]),
  onHand: count,
  pack: count,
  minimum: count,
  hiddenByStaff: z.boolean(),
  topSales: z.boolean(),
  returnable: z.boolean(),
  /** Chosen by staff, as `female male`; empty leaves it to 1C. */
  audiences: z.string(),
  nameUk: z.string(),
  nameRu: z.string(),
  compositionUk: z.string(),
  compositionRu: z.string(),
});
export type VariationRow = z.infer<typeof variationRow>;

const filter = {
  /** A part of name, article, code or barcode. */
  q: z.string().trim().max(60).optional(),
  category: rowId<"category">().optional(),
  audience: z.enum(genders).optional(),
  brand: z.string().max(200).optional(),
  stock: z.enum(["in", "out"]).optional(),
  price: z.enum(["none"]).optional(),
  visibility: z.enum(["shown", "hidden"]).optional(),
  changed: z.enum(["staff"]).optional(),
};

const exampleRow = {
  id: 71,
  productId: 17,
  code: "8b1f4a0e-1110-0147#46",
  article: "SR-1110-0147",
  barcode: "4820000000017",
  name: "Сукня міді «Верба» з поясом",
  brand: "Верба",
  image: "/pictures/812",
  colour: "бордовий",
  size: "46",
  priceKopiykas: 64_000,
  oldPriceKopiykas: null,
  reserved: 4,
  retail: false,
  visibility: "shown" as const,
  onHand: 40,
  pack: 4,
  minimum: 4,
  hiddenByStaff: false,
  topSales: false,
  returnable: true,
  audiences: "",
  nameUk: "Сукня міді «Верба» з поясом",
  nameRu: "Платье миди «Верба» с поясом",
  compositionUk: "",
  compositionRu: "",
};

export const listVariations = endpoint({
  method: "GET",
  path: "/api/admin/variations",
  access: "staff",
  permission: "products.see",
  summary:
    "Variations with what staff change of them and of their products, newest products first; the next ones by `after` of the last answer",
  input: z.strictObject({
    ...filter,
    after: z
      .string()
      .regex(/^\d{1,15}\.\d{1,15}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(1_000).default(200),
  }),
  output: z.object({
    data: z.array(variationRow),
    /** Where the next call continues; null at the end. */
    after: z.string().nullable(),
    /** How many match; null after the first call. */
    total: count.nullable(),
  }),
  example: { input: { q: "верба" }, output: { data: [exampleRow], after: null, total: 1 } },
});

export const getVariationChoices = endpoint({
  method: "GET",
  path: "/api/admin/variations/choices",
  access: "staff",
  permission: "products.see",
  summary: "Groups and brands to filter variations by",
  input: z.strictObject({}),
  output: z.object({
    groups: z.array(z.object({ id: shownId<"category">(), name: z.string(), depth: count })),
    brands: z.array(z.string()),
  }),
  example: { input: {}, output: { groups: [{ id: 4, name: "Сукні", depth: 1 }], brands: ["Верба"] } },
});

const value = z.union([z.string().max(4_000), z.number(), z.boolean()]);
const field = z.enum(fields as [Field, ...Field[]]);
const asked = z.strictObject({
  of: z.enum(["product", "variation"]),
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  cells: z
    .partialRecord(field, z.strictObject({ was: value, to: value }))
    .refine((cells) => Object.keys(cells).length > 0, { error: "form.required" }),
});
export type AskedRow = z.infer<typeof asked>;

const answered = z.object({
  of: z.enum(["product", "variation"]),
  id: z.number().int(),
  /** A row is saved whole or not at all. */
  verdict: z.enum(["saved", "refused", "changed"]),
  /** The reason in words, or the present value, by field. */
  cells: z.partialRecord(field, z.union([z.object({ refused: z.string() }), z.object({ theirs: value })])),
});
export type AnsweredRow = z.infer<typeof answered>;

export const saveVariations = endpoint({
  method: "POST",
  path: "/api/admin/variations",
  access: "staff",
  refuses: [409],
  permission: "products.change",
  idempotent: true,
  summary:
    "Changes many fields of goods at once, each row whole where every field still is what it was; under the same key once more it changes nothing",
  largestBody: 4_194_304,
  input: z.strictObject({ rows: z.array(asked).min(1).max(MOST_ROWS) }),
  output: z.object({ rows: z.array(answered) }),
  example: {
    input: { rows: [{ of: "variation", id: 71, cells: { onHand: { was: 40, to: 36 } } }] },
    output: { rows: [{ of: "variation", id: 71, verdict: "saved", cells: {} }] },
  },
});

export const writeVariationsFile = endpoint({
  method: "POST",
  path: "/api/admin/variations/file",
  access: "staff",
  permission: "products.change",
  summary: "All variations a filter finds as a file, in base64; needs a fresh code of the second factor",
  input: z.strictObject({ ...filter, format: z.enum(["csv", "xlsx"]), code: z.string().max(20).optional() }),
  output: z.object({ name: z.string(), file: z.string(), rows: count }),
  example: { input: { format: "csv" }, output: { name: "variations.csv", file: "77u/", rows: 1 } },
});

export const readVariationsFile = endpoint({
  method: "POST",
  path: "/api/admin/variations/read-file",
  access: "staff",
  permission: "products.change",
  summary: "Reads such a file back (.xlsx or CSV, up to 8 MB) and tells what is different in it; nothing is kept",
  largestBody: LONGEST_FILE + 65_536,
  input: z.strictObject({ file: z.string().min(1).max(LONGEST_FILE, "variations.largeFile") }),
  output: z.object({
    lines: count,
    /** Rows with the texts of cells that differ; `was`: on hand at the download. */
    changed: z.array(
      z.object({ line: count, row: variationRow, cells: z.array(z.object({ field, text: z.string(), was: count.optional() })) }),
    ),
    /** `price`: a differing price, which only 1C changes. At most 500. */
    passedOver: z.array(z.object({ line: count, code: z.string(), why: z.enum(["unknown", "twice", "price"]) })),
    passedOverTotal: count,
    unknownHeads: z.array(z.string()),
  }),
  example: {
    input: { file: "0JrQvtC0IDHQoQ==" },
    output: { lines: 0, changed: [], passedOver: [], passedOverTotal: 0, unknownHeads: [] },
  },
});
