import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { rowId } from "../../../platform/contracts/row-id.ts";
import { sentKopiykas } from "../../../platform/contracts/shown-money.ts";
import { cartView, exampleCart } from "../../cart/cart.contract.ts";
import { billView, exampleBill } from "../placing/bill.contract.ts";
import { refusalCause } from "../placing/causes.contract.ts";
import { code, deliveryForm, recipientForm, comment } from "../placing/order-form.contract.ts";

const byId = { id: rowId<"account">() };
const words = z.string();

const lastDelivery = z.object({
  carrier: words,
  kind: words,
  settlementId: words,
  settlement: words,
  departmentId: words,
  department: words,
  street: words,
  house: words,
  flat: words,
});

const phoneCheckoutView = z.object({
  /** The customer's own cart, which their devices show too. */
  cart: cartView,
  bill: billView.nullable(),
  causes: z.array(refusalCause),
  deliveries: z.array(z.object({ carrier: words, kind: words, name: words, destination: z.enum(["department", "postcode", "door"]) })),
  payments: z.array(z.object({ code: words, name: words, isPaidNow: z.boolean() })),
  recipient: z.object({ name: words, surname: words, patronymic: words, phone: words }),
  lastDelivery: lastDelivery.nullable(),
  isBlacklisted: z.boolean(),
});
export type PhoneCheckoutView = z.infer<typeof phoneCheckoutView>;

export const getPhoneCheckout = endpoint({
  method: "GET",
  path: "/api/admin/customers/{id}/checkout",
  access: "staff",
  permission: "orders.change",
  summary: "What an order of a customer on the phone is made of: their cart, ways of delivery and payment, and what stands against it",
  input: z.strictObject({ ...byId, carrier: code.optional(), kind: code.optional(), payment: code.optional() }),
  output: phoneCheckoutView,
  example: {
    input: { id: 5 },
    output: {
      cart: exampleCart,
      bill: exampleBill,
      causes: [],
      deliveries: [{ carrier: "nova-poshta", kind: "branch", name: "Нова пошта, відділення", destination: "department" }],
      payments: [{ code: "cod", name: "Післяплата", isPaidNow: false }],
      recipient: { name: "Олена", surname: "Коваль", patronymic: "", phone: "380671234567" },
      lastDelivery: null,
      isBlacklisted: false,
    },
  },
});

export const changePhoneCart = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}/cart",
  access: "staff",
  permission: "orders.change",
  summary: "Reserves packs in the cart of a customer on the phone, all of them or none, or gives one back (productAdd false)",
  input: z.strictObject({
    ...byId,
    productId: rowId<"product">(),
    variationId: rowId<"variation">(),
    productAdd: z.boolean(),
    packs: z.number().int().min(1).max(1_000).default(1),
  }),
  output: z.object({
    result: z.boolean(),
    /** The reason in words; empty where it was done. */
    refusal: z.string(),
    cart: cartView,
  }),
  example: {
    input: { id: 5, productId: 17, variationId: 71, productAdd: true },
    output: { result: true, refusal: "", cart: exampleCart },
  },
});

export const placePhoneOrder = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}/order",
  access: "staff",
  permission: "orders.change",
  idempotent: true,
  summary:
    "Places the order of a customer on the phone as the checkout would, marked with who took it; it waits for no approval, and points and balance are the customer's own to spend",
  input: z.strictObject({
    ...byId,
    orderId: z.uuid(),
    recipient: recipientForm,
    delivery: deliveryForm,
    payment: code,
    comment,
    /** The sum staff named on the phone; the order is refused when the sum has changed. */
    expectedToPayKopiykas: sentKopiykas(),
  }),
  output: z.object({
    result: z.boolean(),
    number: z.number().int().nullable(),
    companionNumber: z.number().int().nullable(),
    causes: z.array(refusalCause),
    bill: billView.nullable(),
  }),
  example: {
    input: {
      id: 5,
      orderId: exampleCart.orderId,
      recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
      delivery: { carrier: "nova-poshta", settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
      payment: "cod",
      expectedToPayKopiykas: 256_000,
    },
    output: { result: true, number: 100_234, companionNumber: null, causes: [], bill: null },
  },
});
