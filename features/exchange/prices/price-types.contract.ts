import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { staffPage } from "../../staff/staff.contract.ts";
import { priceRoles, singleRoles } from "./price-roles.rules.ts";

const role = z.enum(priceRoles);
/** A role that several types claim. */
export const roleDoubt = z.object({ role: z.enum(singleRoles), types: z.array(z.object({ id: z.string(), name: z.string() })) });
const currency = z.string().trim().min(1).max(12);

const priceTypeView = z.object({
  /** `-` stands for prices that name no type. */
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  role,
  chosenBy: z.enum(["nobody", "guess", "staff"]),
  lastSeenAt: z.string(),
  products: z.number().int(),
});
export type PriceTypeView = z.infer<typeof priceTypeView>;

const priceTypesView = z.object({
  data: z.array(priceTypeView),
  total: z.number().int(),
  withoutPrice: z.number().int(),
  doubts: z.array(roleDoubt),
  /** `rate`: hryvnias for one unit. */
  currencies: z.array(z.object({ currency: z.string(), rate: z.number().nullable(), chosenBy: z.enum(["file", "staff"]).nullable() })),
});
export type PriceTypesView = z.infer<typeof priceTypesView>;

const example: PriceTypesView = {
  data: [
    {
      id: "7b3d1f10-0001",
      name: "Гуртова",
      currency: "UAH",
      role: "wholesale",
      chosenBy: "guess",
      lastSeenAt: "2026-11-21T08:30:00.000Z",
      products: 1_200,
    },
  ],
  total: 1,
  withoutPrice: 14,
  doubts: [],
  currencies: [{ currency: "USD", rate: 41.5, chosenBy: "staff" }],
};

export const listPriceTypes = endpoint({
  method: "GET",
  path: "/api/admin/price-types",
  access: "staff",
  permission: "imports.see",
  summary: "Price types that files from 1C have named, what each is to the shop, and rates of other money",
  input: z.strictObject({ ...staffPage }),
  output: priceTypesView,
  example: { input: {}, output: example },
});

export const choosePriceRole = endpoint({
  method: "POST",
  path: "/api/admin/price-types",
  access: "staff",
  refuses: [404],
  permission: "imports.change",
  summary: "Chooses what a price type is; prices already known change at once, and a type that had the role is ignored from now on",
  input: z.strictObject({ id: z.string().min(1).max(120), role }),
  output: priceTypesView,
  example: { input: { id: "7b3d1f10-0001", role: "wholesale" }, output: example },
});

export const setCurrencyRate = endpoint({
  method: "POST",
  path: "/api/admin/currency-rates",
  access: "staff",
  permission: "imports.change",
  summary: "Sets hryvnias for one unit of other money, or forgets the rate; prices already known change at once",
  input: z.strictObject({ currency, rate: z.number().positive().max(1_000_000).nullable() }),
  output: priceTypesView,
  example: { input: { currency: "USD", rate: 41.5 }, output: example },
});
