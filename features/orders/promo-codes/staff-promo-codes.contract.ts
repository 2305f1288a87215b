import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../../platform/contracts/row-id.ts";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";
import { genders } from "../../catalogue/words/genders.ts";
import { staffPage } from "../../staff/staff.contract.ts";
import { isPromoCode } from "./promo-codes.rules.ts";

const MOST_HRYVNIAS = 1_000_000;
const MOST_USES = 1_000_000;
const day = z.union([z.literal(""), z.iso.date()]).default("");
const hryvnias = z.number().int().max(MOST_HRYVNIAS);
const times = z.number().int().min(1).max(MOST_USES).nullable();

const terms = {
  code: z.string().trim().max(64).refine(isPromoCode, { error: "promo.code" }),
  /** Either this, 1–90, or `amountHryvnias`. */
  percent: z.number().int().min(1).max(90).nullable().default(null),
  amountHryvnias: hryvnias.min(1).nullable().default(null),
  /** First and last day in Kyiv, `YYYY-MM-DD`; may be empty. */
  firstDay: day,
  lastDay: day,
  /** The least cost, before the discount, of the goods it applies to. */
  smallestHryvnias: hryvnias.min(0).default(0),
  /** Goods of one of these audiences; none means all. */
  audiences: z.array(z.enum(genders)).max(genders.length).default([]),
  /** Goods in one of these groups or below, by their ids of 1C; none means all. */
  categories: z.array(z.string().min(1).max(100)).max(50).default([]),
  /** Leaves out goods whose old price is above the price. */
  notReduced: z.boolean().default(false),
  /** Limits for all customers and for one; null: no limit. */
  uses: times.default(null),
  usesEach: times.default(1),
  firstOrder: z.boolean().default(false),
  active: z.boolean().default(true),
};
const promoCodeView = z.object({
  ...terms,
  id: shownId<"promo_code">(),
  version: z.number().int(),
  /** Purchases with the code that are not cancelled, and their discount. */
  used: z.number().int(),
  givenKopiykas: shownKopiykas(),
  /** The code can no longer change, since an order was placed with it. */
  isFixed: z.boolean(),
  createdAt: z.string(),
});
export type PromoCodeView = z.infer<typeof promoCodeView>;
const id = rowId<"promo_code">();
const exampleTerms = {
  code: "ВЕСНА10",
  percent: 10,
  amountHryvnias: null,
  firstDay: "2026-12-01",
  lastDay: "2026-12-31",
  smallestHryvnias: 1_000,
  audiences: [],
  categories: [],
  notReduced: false,
  uses: 500,
  usesEach: 1,
  firstOrder: false,
  active: true,
};
const example = {
  ...exampleTerms,
  id: 1,
  version: 1,
  used: 12,
  givenKopiykas: 340_050,
  isFixed: true,
  createdAt: "2026-11-28T10:00:00.000Z",
};

export const listPromoCodes = endpoint({
  method: "GET",
  path: "/api/admin/promo-codes",
  access: "staff",
  permission: "promo-codes.see",
  summary: "Promo codes with their uses and what they gave, the newest first",
  input: z.strictObject({ ...staffPage, q: z.string().trim().max(64).optional() }),
  output: z.object({ data: z.array(promoCodeView), total: z.number().int() }),
  example: { input: {}, output: { data: [example], total: 1 } },
});

export const getPromoCode = endpoint({
  method: "GET",
  path: "/api/admin/promo-codes/{id}",
  access: "staff",
  permission: "promo-codes.see",
  summary: "One promo code",
  input: z.strictObject({ id }),
  output: promoCodeView,
  example: { input: { id: 1 }, output: example },
});

export const addPromoCode = endpoint({
  method: "POST",
  path: "/api/admin/promo-codes",
  access: "staff",
  permission: "promo-codes.change",
  summary: "Makes a promo code; 422 at `code` for one that is there already",
  input: z.strictObject(terms),
  output: promoCodeView,
  example: { input: exampleTerms, output: { ...example, used: 0, givenKopiykas: 0, isFixed: false } },
});

export const changePromoCode = endpoint({
  method: "POST",
  path: "/api/admin/promo-codes/{id}",
  access: "staff",
  refuses: [409],
  permission: "promo-codes.change",
  summary:
    "Changes a promo code, for orders to come alone; `active` false switches it off. 409 when it changed meanwhile, 422 at `code` for another code of one that was used",
  input: z.strictObject({ id, version: z.number().int(), ...terms }),
  output: promoCodeView,
  example: { input: { id: 1, version: 1, ...exampleTerms }, output: { ...example, version: 2 } },
});
