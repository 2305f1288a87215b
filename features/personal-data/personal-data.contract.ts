import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";

export const exportPersonalData = endpoint({
  method: "POST",
  path: "/api/export-personal-data",
  access: "customer",
  refuses: [409],
  conflicts: ["data_later"],
  summary: "Everything the shop keeps about the customer, table by table; on a new device with the PIN, 409 on a new one without",
  input: z.strictObject({
    pin: z
      .string()
      .regex(/^\d{4}$/, "auth.pinError")
      .optional(),
  }),
  output: z.object({ madeAt: z.iso.datetime(), tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  example: {
    input: {},
    output: { madeAt: "2026-11-21T08:30:00.000Z", tables: { account: [{ phone: "380671234567", name: "Олена" }] } },
  },
});

export const requestDeletion = endpoint({
  method: "POST",
  path: "/api/request-deletion",
  access: "customer",
  summary: "Asks the shop to delete the account: a task for staff, who call before they do it; repeatable",
  input: z.strictObject({}),
  output: z.object({ result: z.literal(true) }),
  example: { input: {}, output: { result: true } },
});
