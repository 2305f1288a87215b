import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { recipientForm } from "./order-form.contract.ts";
import { exampleOrder, orderView } from "./orders.contract.ts";

export const changeDelivery = endpoint({
  method: "POST",
  path: "/api/change-delivery",
  access: "customer",
  refuses: [404, 409],
  summary: "Sends one's own order, before it is packed, to another person or to another department of the same carrier and kind",
  input: z.strictObject({
    number: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    recipient: recipientForm,
    /** Left out where the place stays. */
    delivery: z
      .strictObject({
        settlement: z.string({ error: "form.required" }).min(1, "form.required").max(60),
        department: z.string({ error: "form.required" }).min(1, "form.required").max(60),
      })
      .optional(),
  }),
  output: orderView,
  example: {
    input: {
      number: 100_234,
      recipient: { name: "Ірина", surname: "Бондар", patronymic: "", phone: "380501234567" },
      delivery: { settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
    },
    output: exampleOrder,
  },
});
