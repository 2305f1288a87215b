import type { CarrierEstimates, Parcel } from "../../../../../integrations/carriers/carrier-vendor.ts";
import type { OutputOf, ParsedInputOf } from "../../../../../platform/contracts/endpoint.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import { addDays, kyivDay } from "../../../../../platform/time/time.ts";
import { billOf } from "../../../../cart/bill.rules.ts";
import { readCartForOrder } from "../../../../cart/cart.server.ts";
import { askCarrier, findCity, loadedCarriers } from "../../../../delivery/delivery.server.ts";
import { readSettings } from "../../../../settings/settings.server.ts";
import { customerOf, requirePace, type Visit } from "../../../../shop.ts";
import { feeFor, isDeliveryFree } from "../../../placing/offers.rules.ts";
import type { deliveryEstimate } from "../../../placing/delivery-estimate.contract.ts";
import { parcelsOf, type OrderParcel } from "../../../parcels/parcels.rules.ts";
import { selectWeights } from "../../parcels/parcel.queries.ts";
import { applyPromo } from "../../promo-codes/apply-promo.ts";
import { guessPromo } from "../../promo-codes/guess-promo.ts";
import { withUses } from "../../promo-codes/read-promo.ts";
import { discountOf } from "../judging/judge-order.ts";
import { contextOf } from "../judging/order-context.ts";
import { readBuyer } from "../judging/read-buyer.ts";

const PACE = { burst: 20, aMinute: 30 };

type Estimate = OutputOf<typeof deliveryEstimate>;
const unknown: Estimate = { deliveryKopiykas: null, collectingKopiykas: null, arrivesOn: null, isFree: false };

/** The carrier's price on receipt and the day of arrival if sent tomorrow; null without weight or answer, or for goods made to order. */
export async function estimateDelivery(visit: Visit, input: ParsedInputOf<typeof deliveryEstimate>): Promise<Estimate> {
  const { shop } = visit;
  requirePace(visit, "delivery estimates", PACE);
  const { orderId, settlement, department, collectKopiykas, promoCode = "", ...codes } = input;
  const accountId = customerOf(visit).id;
  const guessed = promoCode === "" ? undefined : await guessPromo(visit, promoCode);
  const [cart, settings, buyer, loaded, promo] = await Promise.all([
    readCartForOrder(shop, { cartId: orderId, accountId }),
    readSettings(shop),
    readBuyer(shop.db.read, visit),
    loadedCarriers(shop),
    promoCode === "" ? undefined : withUses(shop.db.read, guessed, accountId),
  ]);
  const { choice, on } = contextOf(visit, { settings, buyer, codes, loaded });
  const isFree = isDeliveryFree({ carrier: choice.carrier, ordersBefore: buyer.purchases, on });
  const to = choice.kind.destination === "door" ? "door" : "department";
  const cityId = await findCity(shop, { carrier: choice.carrier.code, settlement, department });
  const estimates = { carrier: choice.carrier.code, service: "estimates" } as const;
  if (!cart || cart.lines.length === 0 || !cityId) return { ...unknown, isFree };
  const isOnReceipt = choice.payment.paid === "on_receipt";
  const applied = promo && applyPromo(shop, promo, { ...cart, ...buyer, now: shop.clock.now(), isResale: collectKopiykas !== undefined });
  const lines = cart.lines.map((line, at) => ({ ...line, discount: discountOf(applied, at) }));
  const { fee } = billOf(lines, feeFor(choice.payment, settings));
  const weights = await selectWeights(
    shop.db.read,
    cart.lines.map(({ productId }) => productId),
  );
  const parcels = parcelsOf(lines, { weights, isOnReceipt, fee }).map((parcel) =>
    collectKopiykas === undefined ? parcel : { ...parcel, collected: collectKopiykas, worth: larger(parcel.worth, collectKopiykas) },
  );
  const [price, arrivesOn] = await Promise.all([
    askCarrier(shop, estimates, (vendor) => priceOf(vendor, { cityId, to }, parcels)),
    parcels[0]?.goods === "shelf"
      ? askCarrier(shop, estimates, async (vendor) => vendor.arrival?.({ cityId, to, sentOn: kyivDay(addDays(visit.now, 1)) }))
      : undefined,
  ]);
  return {
    deliveryKopiykas: isFree ? kopiykas(0) : (price?.delivery ?? null),
    collectingKopiykas: price?.collecting ?? null,
    arrivesOn: arrivesOn ?? null,
    isFree,
  };
}

const larger = (one: Kopiykas, other: Kopiykas): Kopiykas => (one > other ? one : other);

async function priceOf(estimates: CarrierEstimates, where: Pick<Parcel, "cityId" | "to">, parcels: readonly OrderParcel[]) {
  const prices = await Promise.all(
    parcels.map(({ weightGrams, worth, collected }) => {
      if (weightGrams === undefined) return undefined;
      return estimates.price({ ...where, weightGrams, worth, collected });
    }),
  );
  const known = prices.filter((price) => price !== undefined);
  if (known.length < parcels.length) return undefined;
  return {
    delivery: sumKopiykas(known.map((price) => price.delivery)),
    collecting: sumKopiykas(known.map((price) => price.collecting)),
  };
}
