import { kopiykas } from "../../../../../platform/money/money.ts";
import { readAccount } from "../../../../accounts/accounts.server.ts";
import type { CartView } from "../../../../cart/cart.contract.ts";
import { viewCart } from "../../../../cart/cart.server.ts";
import { loadedCarriers, wordPlaces } from "../../../../delivery/delivery.server.ts";
import type { Settings } from "../../../../settings/settings.rules.ts";
import { readSettings } from "../../../../settings/settings.server.ts";
import { customerOf, type Visit } from "../../../../shop.ts";
import { isDeliveryFree, offersOf } from "../../../placing/offers.rules.ts";
import { parcelsOf } from "../../../parcels/parcels.rules.ts";
import { listOpenParcels } from "../../additions/open-parcels.ts";
import { selectWeights } from "../../parcels/parcel.queries.ts";
import { wordingIn } from "./choice.view.ts";
import { servicesInShop } from "../judging/services-in-shop.ts";
import { validateOrder } from "../judging/validate-order.ts";
import { viewBillNow } from "./bill.view.ts";
import { viewCause } from "./causes.view.ts";

/** A changed price is told once, in `causes`; the first of `deliveries` and `payments` is chosen; `isCardOnly`: nothing on receipt. */
export async function viewCheckout(visit: Visit, { goesWith }: { goesWith?: number | undefined } = {}) {
  const { shop } = visit;
  const customer = customerOf(visit);
  const [cart, account, settings, loaded, parcels] = await Promise.all([
    viewCart(visit),
    readAccount(shop, customer.id),
    readSettings(shop),
    loadedCarriers(shop),
    listOpenParcels(visit),
  ]);
  const joined = parcels.find(({ number }) => number === goesWith)?.number;
  const validated = cart.orderId ? await validateOrder(visit, cart.orderId, { goesWith: joined }) : undefined;
  const has = validated?.purse.has;
  const [last = {}] = account ? await wordPlaces(shop, [{ carrier: account.carrier, place: account.carrier_choice }], visit.locale) : [];
  const offers = viewOffers(visit, { settings, loaded, ordersBefore: validated?.purchases ?? 1 });
  return {
    cart,
    parcels,
    bill: validated?.bill ? await viewBillNow(visit, { ...validated, bill: validated.bill }) : null,
    purse: { bonuses: has?.bonuses ?? kopiykas(0), balance: has?.balance ?? kopiykas(0) },
    ...offers,
    waits: validated?.waitsHours ? { hours: validated.waitsHours, trusted: settings.trusted_cod_sum } : null,
    causes: (validated?.causes ?? []).map((cause) => viewCause(cause, visit.locale)),
    recipient: { name: account?.name ?? "", surname: account?.surname ?? "", patronymic: account?.patronymic ?? "", phone: customer.phone },
    lastDelivery:
      last.settlementId && offers.deliveries.some(({ carrier }) => carrier === account?.carrier)
        ? { kind: "", settlement: "", ...last, settlementId: last.settlementId, carrier: account?.carrier ?? "" }
        : null,
    heaviestGrams: await heaviestParcel(visit, cart),
  };
}

async function heaviestParcel({ shop }: Visit, { products }: CartView): Promise<number | null> {
  if (products.length === 0) return null;
  const weights = await selectWeights(
    shop.db.read,
    products.map(({ id }) => id),
  );
  const lines = products.map(({ id, suborder, quantity }) => ({ productId: id, suborder, pieces: quantity, price: kopiykas(0) }));
  const grams = parcelsOf(lines, { weights, isOnReceipt: false, fee: kopiykas(0) }).map(({ weightGrams }) => weightGrams ?? 0);
  return grams.includes(0) ? null : Math.max(...grams);
}

function viewOffers(
  { shop, locale, customer }: Visit,
  { settings, loaded, ordersBefore }: { settings: Settings; loaded: ReadonlySet<string>; ordersBefore: number },
) {
  const { integrations } = shop;
  const on = servicesInShop(shop, settings);
  const offers = offersOf(integrations, { on, loaded, cardOnly: customer?.cardOnly ?? false });
  const everything = integrations.carriers.flatMap((carrier) => carrier.kinds.map((kind) => ({ carrier, kind })));
  const [deliveries, payments] = [
    offers.deliveries.length > 0 ? offers.deliveries : everything.slice(0, 1),
    offers.payments.length > 0 ? offers.payments : integrations.payments.slice(0, 1),
  ];
  return {
    isCardOnly: customer?.cardOnly ?? false,
    deliveries: deliveries.map(({ carrier, kind }) => ({
      carrier: carrier.code,
      kind: kind.code,
      name: wordingIn(kind.name, locale),
      note: wordingIn(kind.note, locale),
      destination: kind.destination,
      isLocker: kind.departments.every((one) => one === "locker") && kind.destination === "department",
      isFree: isDeliveryFree({ carrier, ordersBefore, on }),
    })),
    payments: payments.map(({ code, name, note, paid }) => ({
      code,
      name: wordingIn(name, locale),
      note: wordingIn(note, locale),
      isPaidNow: paid === "before_sending",
    })),
  };
}
