import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { recipientForm } from "../placing/order-form.contract.ts";
import { exampleOrder, orderView } from "../orders.contract.ts";
import { exampleStaffOrder, staffOrderView } from "../staff-orders.contract.ts";

const recipient = { name: "Ірина", surname: "Бондар", patronymic: "", phone: "380501234567" };
/** Left out where the place stays. */
const anotherPlace = z
  .strictObject({
    settlement: z.string().min(1).max(60),
    department: z.string().min(1).max(60),
  })
  .optional();

export const changeDelivery = endpoint({
  method: "POST",
  path: "/api/change-delivery",
  access: "customer",
  refuses: [404, 409],
  conflicts: ["orders_already_packed", "orders_goes_along", "orders_has_waybill"],
  summary: "Sends one's own order, before it is packed, to another person or to another department of the same carrier and kind",
  input: z.strictObject({
    number: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    recipient: recipientForm,
    delivery: anotherPlace,
  }),
  output: orderView,
  example: {
    input: {
      number: 100_234,
      recipient,
      delivery: { settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
    },
    output: exampleOrder,
  },
});

export const getOrderDelivery = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}/delivery",
  access: "staff",
  permission: "orders.see",
  summary: "To whom and where an order goes, as the form that changes it begins",
  input: z.strictObject({ id: z.coerce.number().int() }),
  output: z.object({
    number: z.number().int(),
    version: z.number().int(),
    isOpen: z.boolean().describe("The parcel has not left yet"),
    recipient: z.object({ name: z.string(), surname: z.string(), patronymic: z.string(), phone: z.string() }),
    carrier: z.string(),
    kind: z.string(),
    name: z.string(),
    isLocker: z.boolean(),
    isPlaceOpen: z.boolean().describe("False for delivery to a door, which no town's list has"),
    settlementId: z.string(),
    settlement: z.string(),
    departmentId: z.string(),
    department: z.string(),
  }),
  example: {
    input: { id: 100_234 },
    output: {
      number: 100_234,
      version: 1,
      isOpen: true,
      recipient,
      carrier: "nova-poshta",
      kind: "branch",
      name: "Нова пошта, відділення",
      isLocker: false,
      isPlaceOpen: true,
      settlementId: "khmelnytskyi",
      settlement: "Хмельницький",
      departmentId: "np-khmelnytskyi-12",
      department: "№ 12, вул. Соборна, 12",
    },
  },
});

export const changeOrderDelivery = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/delivery",
  access: "staff",
  permission: "orders.change",
  refuses: [404, 409],
  summary:
    "Sends an order, until its parcel has left, to another person or to another department of the same carrier and kind, as its customer asked staff to: a waybill is withdrawn and made anew; 503 while the carrier does not answer",
  input: z.strictObject({ id: z.coerce.number().int(), version: z.number().int(), recipient: recipientForm, delivery: anotherPlace }),
  output: staffOrderView,
  example: {
    input: { id: 100_234, version: 1, recipient, delivery: { settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" } },
    output: { ...exampleStaffOrder, recipient: "Бондар Ірина", phone: "380501234567", version: 2 },
  },
});
