import type { OutputOf, ParsedInputOf } from "../../../../platform/contracts/endpoint.ts";
import { addPack, removePack, viewCart } from "../../../cart/cart.server.ts";
import type { Visit } from "../../../shop.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import type { changePhoneCart, getPhoneCheckout, placePhoneOrder, PhoneCheckoutView } from "../../by-phone/by-phone.contract.ts";
import { viewCheckout } from "../placing/showing/checkout.view.ts";
import { placeOrder, type Placed } from "../placing/place-order.ts";
import { validateOrder } from "../placing/judging/validate-order.ts";
import { inNameOf } from "./in-name-of.ts";
import { whyRefused } from "./why-refused.ts";
import { viewBillNow } from "../placing/showing/bill.view.ts";
import { viewCause } from "../placing/showing/causes.view.ts";

/** The checkout with the bill for what is chosen. Throws 404 for no account, 422 for an unknown code. */
export async function viewPhoneCheckout(
  staffVisit: Visit,
  { id, ...codes }: ParsedInputOf<typeof getPhoneCheckout>,
): Promise<PhoneCheckoutView> {
  const { visit } = await inNameOf(staffVisit, id);
  const checkout = await viewCheckout(visit);
  const { cart, lastDelivery: last } = checkout;
  const chosen = cart.orderId ? await validateOrder(visit, cart.orderId, codes) : undefined;
  return {
    cart,
    bill: chosen?.bill ? await viewBillNow(visit, { ...chosen, bill: chosen.bill }) : null,
    // Whichever of the two reads a changed price first tells it, and the other does not.
    causes: [
      ...checkout.causes.filter(({ cause }) => cause === "price_changed"),
      ...(chosen?.causes ?? []).map((cause) => viewCause(cause, visit.locale)),
    ],
    deliveries: checkout.deliveries.map(({ carrier, kind, name, destination }) => ({ carrier, kind, name, destination })),
    payments: checkout.payments.map(({ code, name, isPaidNow }) => ({ code, name, isPaidNow })),
    recipient: checkout.recipient,
    lastDelivery: last && { ...nowhere, ...last },
    isBlacklisted: visit.customer?.blacklisted ?? false,
  };
}

const nowhere = {
  carrier: "",
  kind: "",
  settlementId: "",
  settlement: "",
  departmentId: "",
  department: "",
  street: "",
  house: "",
  flat: "",
};

/** Changes the customer's own cart, with its reservation and shares (decisions.md §3, security.md S6). Throws 404 for no account. */
export async function changeCartByPhone(
  staffVisit: Visit,
  { id, productAdd, packs, productId, variationId }: ParsedInputOf<typeof changePhoneCart>,
): Promise<OutputOf<typeof changePhoneCart>> {
  const { visit } = await inNameOf(staffVisit, id);
  const { orderId } = await viewCart(visit);
  const outcome = productAdd ? await addPack(visit, { productId, variationId, packs }) : await removePack(visit, { variationId, orderId });
  const result = outcome === "added" || outcome === "removed";
  const after = { variation: variationId, packs: productAdd ? packs : -1 };
  if (result)
    await visit.shop.db.write((tx) =>
      recordAudit(tx, visit, { action: productAdd ? "add" : "remove", entity: "cart", entityId: id, after }),
    );
  return {
    result,
    refusal: result ? "" : await whyRefused(visit, outcome, { accountId: id, variationId, productAdd, packs }),
    cart: await viewCart(visit),
  };
}

/** Answers as `placeOrder` does; a repeated key answers the same numbers. Throws 404 for no account, 422 by field. */
export async function placeByPhone(
  staffVisit: Visit,
  { id, ...form }: ParsedInputOf<typeof placePhoneOrder>,
  idempotencyKey: string | null,
): Promise<Placed> {
  const { visit, locale } = await inNameOf(staffVisit, id);
  return placeOrder({ ...visit, locale }, { ...form, useBonuses: false, useBalance: false, first: "bonuses" }, idempotencyKey);
}
