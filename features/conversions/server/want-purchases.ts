import type { GoodsOfConversion } from "../../../db/json-columns.ts";
import type { Id } from "../../../platform/ids.ts";
import { addDays, type Instant } from "../../../platform/time/time.ts";
import type { Settings } from "../../settings/settings.rules.ts";
import type { Tx, Visit } from "../../shop.ts";
import type { Consent } from "../consents.rules.ts";
import { visitorOf } from "../visitor.rules.ts";
import { DAYS_KEPT, insertConversion, insertVisitor } from "./conversions.queries.ts";
import { enqueueConversion } from "./tell-conversion.ts";

type SoldOrder = { id: string; number: number; goods: GoodsOfConversion };
type Sold = { orders: readonly SoldOrder[]; accountId: Id<"account">; consent: readonly Consent[]; settings: Settings; at: Instant };

/** Each order is told as far as the visitor agreed; otherwise nothing is written. */
export async function wantPurchases(tx: Tx, visit: Visit, { orders, accountId, consent, settings, at }: Sold): Promise<void> {
  const { ga4, meta } = visit.shop.integrations;
  const measurementId = ga4 ? settings.ga4_measurement_id : "";
  const pixelId = meta ? settings.meta_pixel_id : "";
  const visitor = visitorOf(visit, { consent, measurementId, pixelId });
  if (!visitor) return;
  for (const { id, number, goods } of orders) {
    await insertVisitor(tx, visitor, { orderId: id, number, accountId, forgetAt: addDays(at, DAYS_KEPT) });
    for (const vendor of visitor.vendors) {
      const row = { order_id: id, vendor, kind: "purchase" as const, source: "placed", goods: JSON.stringify(goods), at };
      await enqueueConversion(tx, await insertConversion(tx, row), { vendor, number, source: "placed" });
    }
  }
}
