import { undo, type Undo } from "../../../../platform/db/changes.ts";
import { requireIdempotencyKey } from "../../../../platform/http/require-idempotency-key.ts";
import { addHours } from "../../../../platform/time/time.ts";
import type { ParsedInputOf } from "../../../../platform/contracts/endpoint.ts";
import { acceptNewPrices, lockCartForOrder, markCartOrdered } from "../../../cart/cart.server.ts";
import type { Consent } from "../../../conversions/consents.rules.ts";
import { findDestination, loadedCarriers } from "../../../delivery/delivery.server.ts";
import { applyPromo } from "../promo-codes/apply-promo.ts";
import { lockPromo } from "../promo-codes/read-promo.ts";
import { guessPromo } from "../promo-codes/guess-promo.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { proveSpender } from "../../../sign-in/sign-in.server.ts";
import { browserOf, customerOf, type Tx, type Visit } from "../../../shop.ts";
import { sell } from "../../../stock/stock.server.ts";
import type { placeOrder as placeOrderCall } from "../../orders.contract.ts";
import type { Bill } from "../../../cart/bill.rules.ts";
import type { Choice } from "../../placing/offers.rules.ts";
import type { Cause } from "../../orders.rules.ts";
import { lockOpenParcel, noteAddition } from "../additions/open-parcels.ts";
import { claimOf, keepAnswer, takeKey } from "../../../idempotency/idempotency.server.ts";
import { recordPlaced } from "../by-phone/record-placed.ts";
import { selectNumberOfCart } from "../orders.queries.ts";
import { requireResale } from "../resale/require-resale.ts";
import { purseOf } from "../../placing/purse.rules.ts";
import { rememberWhere } from "./remember-where.ts";
import { spendOnOrders } from "./spend-on-orders.ts";
import { tellOutOfReach } from "./tell-out-of-reach.ts";
import { tellPlaced } from "./tell-placed.ts";
import { tellPrograms } from "./tell-programs.ts";
import { tellPurchases } from "./tell-purchases.ts";
import { writeOrders } from "./write-orders.ts";
import { areTooHeavy, isServed, requireNamed, whereTo, type Where } from "./where-to.ts";
import { codeOf, goneCause, isFree, judge, knownOf, readBuyer, readBuyerAndPlace, usesOwn } from "./validate-order.ts";

export type PlaceInput = ParsedInputOf<typeof placeOrderCall>;
type Numbers = { number: number; companionNumber: number | null };
type Answer = Numbers & { waitsUntil: string | null; unpaidUntil: string | null };
export type Placed =
  | ({ placed: true; replayed: boolean; numbers: Numbers } & Pick<Answer, "waitsUntil" | "unpaidUntil">)
  | { placed: false; causes: Cause[]; bill: ChosenBill | undefined };
export type ChosenBill = { bill: Bill; choice: Choice; firstOrderFree: boolean; promoCode: string };

/**
 * Lines made to order become a companion order in the same transaction (decisions.md §6). A repeated Idempotency-Key answers the same
 * numbers, 422 for another request under it. A refusal names every cause and stores nothing. A newcomer's large order waits for staff
 * (S33). Bonuses and balance on a new device need the PIN (S25), 422 at `pin` for a wrong one. `collectKopiykas`: what a reseller's buyer
 * pays (decision 0082); `goesWith`: the order whose parcel it joins (decision 0078). Orders of staff are audited (decision 0094).
 */
export async function placeOrder(
  visit: Visit,
  { pin, consent = [], ...input }: PlaceInput,
  idempotencyKey: string | null,
): Promise<Placed> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const key = requireIdempotencyKey(idempotencyKey);
  if (input.promoCode !== undefined) await guessPromo(visit, input.promoCode);
  const where = await whereTo(shop, customer.id, input);
  const [destinationOf, settings, loaded] = await Promise.all([
    where && findDestination(shop, where.delivery, visit.locale),
    readSettings(shop),
    loadedCarriers(shop),
  ]);
  const spenderNeeds = input.useBonuses || input.useBalance ? await proveSpender(visit, pin) : "nothing";
  const placed = await shop.db.place(
    (tx) => placeInside(tx, visit, input, { key, where, destinationOf, settings, loaded, spenderNeeds, consent }),
    {
      by: browserOf(visit),
    },
  );
  if (!placed.placed && placed.causes.some(({ cause }) => cause === "price_changed"))
    await acceptNewPrices(shop, { cartId: input.orderId, accountId: customer.id });
  return placed.placed ? placed : { ...placed, causes: await tellOutOfReach(visit, placed.causes) };
}

type Asked = Omit<PlaceInput, "pin" | "consent">;
type Beforehand = {
  key: string;
  /** Undefined where the parcel is closed. */
  where: Where | undefined;
  destinationOf: Awaited<ReturnType<typeof findDestination>> | undefined;
  settings: Settings;
  loaded: ReadonlySet<string>;
  spenderNeeds: Awaited<ReturnType<typeof proveSpender>>;
  consent: readonly Consent[];
};

async function placeInside(
  tx: Tx,
  visit: Visit,
  input: Asked,
  { key, where, destinationOf, settings, loaded, spenderNeeds, consent }: Beforehand,
): Promise<Placed | Undo<Placed>> {
  const customer = customerOf(visit);
  const { shop } = visit;
  const claim = claimOf({ account: customer.id }, key, input);
  const before = await takeKey<Answer>(tx, claim, shop.clock.now());
  if (before) return placedWith(before, { replayed: true });

  const parcel = where?.parcel && (await lockOpenParcel(tx, shop, { ...where.parcel, accountId: customer.id }));
  if (!where || (where.parcel && !parcel)) return notPlaced([{ cause: "parcel_closed" }], undefined);
  const { recipient, delivery } = where;
  const found = await lockCartForOrder(tx, shop, { cartId: input.orderId, accountId: customer.id });
  const { place: places, ...buyer } = await readBuyerAndPlace(tx, visit, { delivery, phone: recipient.phone });
  const known = knownOf(visit, {
    settings,
    buyer,
    codes: { ...delivery, payment: input.payment },
    loaded,
    parcel,
  });
  requireNamed(known.choice.kind, delivery);
  if (!found)
    return notPlaced([goneCause(known, await selectNumberOfCart(tx, { accountId: customer.id, cartId: input.orderId }))], undefined);
  const { promoCode, collectKopiykas: collect } = input;
  const promo =
    promoCode === undefined
      ? undefined
      : applyPromo(shop, await lockPromo(tx, { typed: promoCode, accountId: customer.id }), {
          lines: found.lines,
          purchases: buyer.purchases,
          now: found.now,
          isResale: collect !== undefined,
        });
  const { causes, bill, waits } = judge(known, found.lines, { purse: purseOf(buyer, input), promo });
  if (usesOwn(bill) && spenderNeeds !== "nothing") causes.push({ cause: spenderNeeds === "pin" ? "pin_needed" : "device_too_new" });
  const destination = destinationOf?.(places.named);
  const place = parcel?.delivery ?? (destination && isServed(known.choice.kind, destination) ? destination.place : undefined);
  if (!place && known.arePlacesKnown) causes.push({ cause: "bad_department" });
  const together = [...found.lines, ...(parcel?.lines ?? [])];
  if (destination?.departmentKind === "locker" && (await areTooHeavy(tx, together, destination.maxWeightKg)))
    causes.push({ cause: "too_heavy" });
  if (bill.toPay !== input.expectedToPayKopiykas && !causes.some(({ cause }) => cause === "price_changed" || cause === "promo_refused"))
    causes.push({ cause: "price_changed", toPay: bill.toPay, prices: [] });
  const { choice } = known;
  const chosen = { choice, firstOrderFree: isFree(known), promoCode: codeOf(promo) };
  if (causes.length > 0 || !place) return notPlaced(causes, { bill, ...chosen });
  const to = { recipientPhone: recipient.phone, ownPhone: customer.phone, isJoined: parcel !== undefined };
  if (collect !== undefined) requireResale(known, { collect, bill, ...to });

  const { now } = found;
  await sell(
    tx,
    found.lines.map((line) => ({ variationId: line.variationId, pieces: line.pieces })),
    { source: found.cart.id, at: now },
  );
  const waitsUntil = waits && bill.toPay > 0 ? addHours(now, settings.cod_word_hours) : null;
  const isByCard = (choice.payment.paid === "before_sending" && bill.toPay > 0) || bill.prepayment > 0;
  const unpaidUntil = isByCard ? addHours(now, settings.unpaid_order_hours) : null;
  const written = await writeOrders(tx, {
    found,
    accountId: customer.id,
    bill,
    promo,
    known,
    input,
    recipient,
    place,
    waitsUntil,
    unpaidUntil,
    placedBy: visit.staff ?? null,
    now,
  });
  if (visit.staff) await recordPlaced(tx, visit, { written, accountId: customer.id });
  await markCartOrdered(tx, found.cart.id, now);
  const { carrier, kind } = choice;
  if (parcel) await noteAddition(tx, parcel, { number: written[0]?.number ?? 0, at: now });
  else
    await rememberWhere(tx, {
      accountId: customer.id,
      phone: recipient.phone,
      carrier: carrier.code,
      choice: { ...place, kind: kind.code },
      locale: known.locale,
      last: places.last,
    });
  if (!(await spendOnOrders(tx, written, { accountId: customer.id, at: now }))) {
    const fresh = judge(known, found.lines, { purse: purseOf(await readBuyer(tx, visit), input), promo }).bill;
    return notPlaced([{ cause: "price_changed", toPay: fresh.toPay, prices: [] }], { bill: fresh, ...chosen });
  }
  const [first, second] = written;
  const numbers = { number: first?.number ?? 0, companionNumber: second?.number ?? null };
  await tellPlaced(tx, shop, {
    ...numbers,
    accountId: customer.id,
    lines: found.lines,
    bill,
    promoCode: codeOf(promo),
    choice,
    place,
    recipient,
    goesWith: parcel?.number,
    waitsUntil,
    unpaidUntil,
    collected: collect ?? null,
    settings,
    locale: known.locale,
    at: now,
  });
  await tellPurchases(tx, visit, { written, consent, settings, at: now });
  await tellPrograms(tx, written, now);
  const answer: Answer = {
    ...numbers,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    unpaidUntil: unpaidUntil?.toISOString() ?? null,
  };
  await keepAnswer(tx, claim, answer);
  return placedWith(answer, { replayed: false });
}

/** A refusal keeps nothing, not even its key. */
const notPlaced = (causes: Cause[], bill: ChosenBill | undefined): Undo<Placed> => undo<Placed>({ placed: false, causes, bill });

/** Answers kept by an older program lack both fields: their orders neither waited nor were unpaid. */
const placedWith = ({ waitsUntil = null, unpaidUntil = null, ...numbers }: Answer, { replayed }: { replayed: boolean }): Placed => ({
  placed: true,
  replayed,
  numbers,
  waitsUntil,
  unpaidUntil,
});
