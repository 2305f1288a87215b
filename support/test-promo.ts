import { randomUUID } from "node:crypto";
import type { Id } from "../platform/ids.ts";
import { addPromoCode, changePromoCode } from "../features/orders/server/promo-codes/change-promo-codes.ts";
import { addPromoCode as addCall } from "../features/orders/promo-codes/staff-promo-codes.contract.ts";
import type { StaffMember } from "../features/shop.ts";
import type { InputOf } from "../platform/contracts/endpoint.ts";
import { testVisit, type TestShop } from "./test-shop.ts";

type Terms = Partial<InputOf<typeof addCall>>;

/** A code of ten percent on all goods, where `terms` say nothing else; answers it as it is typed. */
export async function addTestPromo(shop: TestShop, staff: StaffMember, terms: Terms = {}): Promise<{ id: Id<"promo_code">; code: string }> {
  const code = `TEST${randomUUID().slice(0, 8)}`;
  const percent = terms.amountHryvnias === undefined ? 10 : null;
  const given = addCall.input.parse({ code, percent, ...terms });
  return { id: await addPromoCode(testVisit(shop, { staff }), given), code: given.code };
}

export async function switchOffPromo(shop: TestShop, staff: StaffMember, { id, code }: { id: Id<"promo_code">; code: string }) {
  await changePromoCode(testVisit(shop, { staff }), { id, version: 1, ...addCall.input.parse({ code, percent: 90, active: false }) });
}
