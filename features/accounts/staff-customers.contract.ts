import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { phoneFrom } from "../../platform/phone.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const LONGEST_NAME = 36;
/** Empty where the account has a name. */
const personName = z
  .string()
  .trim()
  .max(LONGEST_NAME)
  .regex(/^[\p{L}\p{M}'’ʼ\- ]*$/u, "accounts.nameError")
  .default("");

const customerView = z.object({
  id: shownId<"account">(),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  completedOrders: z.number().int(),
  cardOnly: z.boolean(),
  blacklisted: z.boolean(),
  blacklistedAt: z.string().nullable(),
});
export type CustomerView = z.infer<typeof customerView>;

const exampleCustomer = {
  id: 5,
  phone: "380671234567",
  name: "Коваль Олена",
  email: "olena@mail.ua",
  createdAt: "2026-11-21T08:30:00.000Z",
  completedOrders: 2,
  cardOnly: false,
  blacklisted: false,
  blacklistedAt: null,
};

export const listCustomers = endpoint({
  method: "GET",
  path: "/api/admin/customers",
  access: "staff",
  permission: "customers.see",
  summary: "Customers; `q` is a part of the phone, the name or the e-mail",
  input: z.strictObject({ ...staffPage, q: z.string().trim().max(60).optional(), blacklisted: z.enum(["true", "false"]).optional() }),
  output: z.object({ data: z.array(customerView), total: z.number().int() }),
  example: { input: { q: "коваль" }, output: { data: [exampleCustomer], total: 1 } },
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/admin/customers/{id}",
  access: "staff",
  permission: "customers.see",
  summary: "One customer",
  input: z.strictObject({ id: rowId<"account">() }),
  output: customerView,
  example: { input: { id: 5 }, output: exampleCustomer },
});

export const addCustomer = endpoint({
  method: "POST",
  path: "/api/admin/customers",
  access: "staff",
  permission: "customers.change",
  summary: "The account of a phone, made where there is none yet; a name is written only where the account has none",
  input: z.strictObject({
    /** In any form: `067 123 45 67`, `+38 (067) …`. */
    phone: z
      .string()
      .max(40)
      .transform((text, context) => {
        const phone = phoneFrom(text);
        if (phone === undefined) context.addIssue({ code: "custom", message: "auth.phoneError" });
        return phone ?? "";
      }),
    name: personName,
    surname: personName,
  }),
  output: customerView,
  example: { input: { phone: "067 123 45 67", name: "Олена", surname: "Коваль" }, output: exampleCustomer },
});

export const changeCustomer = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}",
  access: "staff",
  permission: "customers.change",
  summary: "Blacklists a customer or lets them order again; allows cash on delivery or cards alone; what is left out stays as it is",
  input: z.strictObject({ id: rowId<"account">(), blacklisted: z.boolean().optional(), cardOnly: z.boolean().optional() }),
  output: customerView,
  example: { input: { id: 5, blacklisted: false, cardOnly: true }, output: { ...exampleCustomer, cardOnly: true } },
});
