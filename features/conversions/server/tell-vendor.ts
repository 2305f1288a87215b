import type { Conversion } from "../../../integrations/conversions/conversion.ts";
import { ownAddress } from "../../../platform/config/own-address.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.ts";
import { purchaseId, refundId } from "../event-id.rules.ts";
import type { takeConversion } from "./conversions.queries.ts";

type Taken = Exclude<Awaited<ReturnType<typeof takeConversion>>, "waits" | undefined>;

/** Does nothing where the shop no longer tells this vendor. */
export async function tellVendor(shop: Shop, taken: Taken): Promise<void> {
  const { vendor, kind, source, goods, at, visitor } = taken;
  const number = visitor.order_number;
  const id = kind === "purchase" ? purchaseId(number) : refundId(number, source);
  const conversion: Conversion = { kind, id, orderNumber: number, goods, at };
  await (vendor === "ga4" ? tellGa4 : tellMeta)(shop, conversion, visitor);
}

type Visitor = Taken["visitor"];

async function tellGa4(shop: Shop, conversion: Conversion, { client_id: clientId, session_id: sessionId, are_ads_allowed }: Visitor) {
  const { ga4_measurement_id: measurementId } = await readSettings(shop);
  if (measurementId === "") return;
  await shop.integrations.ga4?.tell(conversion, { measurementId, clientId, sessionId, areAdsAllowed: are_ads_allowed });
}

async function tellMeta(shop: Shop, conversion: Conversion, { account_id, fbp, fbc, address, user_agent: userAgent }: Visitor) {
  const [{ meta_pixel_id: pixelId }, account] = [await readSettings(shop), await readAccount(shop, account_id)];
  if (pixelId === "") return;
  const page = ownAddress(shop.config, "/checkout");
  const { phone = "", email = "" } = account ?? {};
  await shop.integrations.meta?.tell(conversion, { pixelId, page, phone, email, fbp, fbc, address, userAgent });
}
