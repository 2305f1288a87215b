import { shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { z } from "zod";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { cleanLine, cleanText } from "../../platform/text/clean-text.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { productAudiences } from "./product-audiences.contract.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

/** Kopiykas a piece. */
const staffProductRow = z.object({
  id: shownId<"product">(),
  id1c: z.string(),
  article: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  priceFromKopiykas: shownKopiykas(),
  variations: z.number().int(),
  onHand: z.number().int(),
  reserved: z.number().int(),
  minimum: z.number().int(),
  retail: z.boolean(),
  suborder: z.boolean(),
  /** `removed`: deleted in 1C; `hidden`: by staff; `waiting`: nothing to buy yet. */
  visibility: z.enum(["shown", "hidden", "removed", "waiting"]),
});
export type StaffProductRow = z.infer<typeof staffProductRow>;

const texts = {
  nameUk: cleaned(cleanLine, 200, 1),
  nameRu: cleaned(cleanLine, 200),
  descriptionUk: cleaned(cleanText, 10_000),
  descriptionRu: cleaned(cleanText, 10_000),
  compositionUk: cleaned(cleanText, 1_000),
  compositionRu: cleaned(cleanText, 1_000),
};
const shownTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, z.string()])) as Record<keyof typeof texts, z.ZodString>;
const choices = { topSales: z.boolean(), returnable: z.boolean(), hiddenByStaff: z.boolean() };

const staffProductView = staffProductRow.extend({
  ...shownTexts,
  ...choices,
  version: z.number().int(),
  audiences: productAudiences,
  categories: z.array(z.string()),
  images: z.array(z.string()),
  stock: z.array(
    z.object({
      id: shownId<"variation">(),
      article: z.string(),
      barcode: z.string(),
      size: z.string(),
      colour: z.string(),
      colourName: z.string(),
      priceKopiykas: shownKopiykas(),
      oldPriceKopiykas: shownKopiykas().nullable(),
      pack: z.number().int(),
      onHand: z.number().int(),
      reserved: z.number().int(),
      /** Customers who asked to be told. */
      waiting: z.number().int(),
      hidden: z.boolean(),
    }),
  ),
});
export type StaffProductView = z.infer<typeof staffProductView>;

const exampleRow = {
  id: 17,
  id1c: "8b1f4a0e-1110-0147",
  article: "SR-1110-0147",
  name: "Сукня міді «Верба» з поясом",
  image: "/pictures/812",
  priceFromKopiykas: 64_000,
  variations: 1,
  onHand: 40,
  reserved: 4,
  minimum: 4,
  retail: false,
  suborder: false,
  visibility: "shown" as const,
};
const exampleTexts = {
  nameUk: "Сукня міді «Верба» з поясом",
  nameRu: "Платье миди «Верба» с поясом",
  descriptionUk: "",
  descriptionRu: "",
  compositionUk: "",
  compositionRu: "",
};
const exampleChoices = { topSales: false, returnable: true, hiddenByStaff: false };
const exampleProduct = {
  ...exampleRow,
  ...exampleTexts,
  ...exampleChoices,
  version: 1,
  audiences: { chosen: [], settled: ["female" as const] },
  categories: ["Сукні"],
  images: ["/pictures/812"],
  stock: [
    {
      id: 71,
      article: "SR-1110-0147",
      barcode: "4820000000017",
      size: "46",
      colour: "burgundy",
      colourName: "бордовий",
      priceKopiykas: 64_000,
      oldPriceKopiykas: null,
      pack: 4,
      onHand: 40,
      reserved: 4,
      waiting: 0,
      hidden: false,
    },
  ],
};

export const listStaffProducts = endpoint({
  method: "GET",
  path: "/api/admin/products",
  access: "staff",
  permission: "products.see",
  summary: "Every product, hidden ones too; `q` is a part of the name, the article or a barcode",
  input: z.strictObject({
    ...staffPage,
    q: z.string().trim().max(60).optional(),
    visibility: z.enum(["shown", "hidden", "removed", "waiting"]).optional(),
    stock: z.enum(["in", "out"]).optional(),
    sort: z.enum(["id", "article", "name", "onHand"]).default("id"),
    order: z.enum(["ASC", "DESC"]).default("DESC"),
  }),
  output: z.object({ data: z.array(staffProductRow), total: z.number().int() }),
  example: { input: { q: "верба" }, output: { data: [exampleRow], total: 1 } },
});

export const getStaffProduct = endpoint({
  method: "GET",
  path: "/api/admin/products/{id}",
  access: "staff",
  permission: "products.see",
  summary: "One product with its variations and what is on hand",
  input: z.strictObject({ id: rowId<"product">() }),
  output: staffProductView,
  example: { input: { id: 17 }, output: exampleProduct },
});

export const changeProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/{id}",
  access: "staff",
  refuses: [409],
  permission: "products.change",
  summary: "Changes a product's texts and badges, hides it or shows it; 409 when it changed meanwhile",
  largestBody: 196_608,
  input: z.strictObject({ id: rowId<"product">(), version: z.number().int(), ...texts, ...choices }),
  output: staffProductView,
  example: { input: { id: 17, version: 1, ...exampleTexts, ...exampleChoices }, output: { ...exampleProduct, version: 2 } },
});
