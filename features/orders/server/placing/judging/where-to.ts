import type { OrderRecipient } from "../../../../../db/json-columns.ts";
import type { DeliveryKind } from "../../../../../integrations/carriers/carrier.ts";
import type { ParsedInputOf } from "../../../../../platform/contracts/endpoint.ts";
import { invalid } from "../../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { withoutPlus } from "../../../../../platform/phone.ts";
import type { Destination, Named } from "../../../../delivery/delivery.server.ts";
import type { Shop } from "../../../../shop.ts";
import { namedBy, type OpenParcel } from "../../../additions/additions.rules.ts";
import type { placeOrder } from "../../../orders.contract.ts";
import { readOpenParcel } from "../../additions/open-parcels.ts";

export type Where = { recipient: OrderRecipient; delivery: Named & { kind?: string | undefined }; parcel?: OpenParcel };

/** The form's place, or that of the parcel's order. 422 where neither is named. */
export async function whereTo(
  shop: Shop,
  accountId: Id<"account">,
  { goesWith, recipient, delivery }: Pick<ParsedInputOf<typeof placeOrder>, "goesWith" | "recipient" | "delivery">,
): Promise<Where | undefined> {
  if (goesWith !== undefined) {
    const parcel = await readOpenParcel(shop, { accountId, number: goesWith });
    return parcel && { recipient: parcel.recipient, delivery: { ...namedBy(parcel), kind: parcel.kind }, parcel };
  }
  if (!recipient || !delivery) throw invalid({ [recipient ? "delivery" : "recipient"]: ["form.required"] });
  return { recipient: { ...recipient, phone: withoutPlus(recipient.phone) }, delivery };
}

/** 422 where the kind of delivery needs a place that was not named. */
export function requireNamed({ destination }: DeliveryKind, { department, door }: Named): void {
  if (destination === "door" && !door) throw invalid({ "delivery.door.street": ["form.required"] });
  if (destination !== "door" && department === "") throw invalid({ "delivery.department": ["form.required"] });
}

export const isServed = ({ destination, departments }: DeliveryKind, { departmentKind }: Destination): boolean =>
  departmentKind === "door" ? destination === "door" : departments.includes(departmentKind);
