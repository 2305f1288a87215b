import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId } from "../../platform/contracts/row-id.ts";
import { freshCode } from "../staff/staff.contract.ts";
import { lotView } from "./loyalty.contract.ts";

const MOST_KOPIYKAS = 10_000_000;
const lots = z.object({ lots: z.array(lotView) });
const exampleLots = {
  lots: [{ leftKopiykas: 34_000, grantedKopiykas: 40_000, grantedAt: "2026-11-21T08:30:00.000Z", endsAt: "2026-11-30T21:59:59.000Z" }],
};

export const getCustomerBonuses = endpoint({
  method: "GET",
  path: "/api/admin/customers/{id}/bonuses",
  access: "staff",
  permission: "customers.see",
  summary: "A customer's living lots of points, the one that ends first is the first",
  input: z.strictObject({ id: rowId<"account">() }),
  output: lots,
  example: { input: { id: 5 }, output: exampleLots },
});

export const grantCustomerBonuses = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}/bonuses",
  access: "staff",
  permission: "customers.change",
  summary: "Grants a customer points until the end of this month in Kyiv; the reason is shown to the customer",
  input: z.strictObject({
    id: rowId<"account">(),
    kopiykas: z.number().int().min(1, "form.required").max(MOST_KOPIYKAS),
    note: z.string({ error: "balance.reasonNeeded" }).trim().min(3, "balance.reasonNeeded").max(200),
    /** The form makes one key, and a repeated key grants once. */
    key: z.string().regex(/^[\w-]{16,64}$/),
    code: freshCode,
  }),
  output: lots,
  example: {
    input: { id: 5, kopiykas: 40_000, note: "За чекання", key: "9b2d1c86-7c1f-4f0e-8a34-0f6f0a5e2c11", code: "123456" },
    output: exampleLots,
  },
});
