import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId } from "../../platform/contracts/row-id.ts";
import { freshCode } from "../staff/staff.contract.ts";

export const forgetCustomer = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}/forget",
  access: "staff",
  permission: "customers.change",
  refuses: [409],
  conflicts: ["data_open_money", "data_open_orders"],
  summary:
    "Deletes what the shop knows of a customer beside what accounting must keep, ends bonuses and sessions; 409 with an open order, return, balance or debt",
  input: z.strictObject({ id: rowId<"account">(), code: freshCode }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 5, code: "123456" }, output: { result: true } },
});
