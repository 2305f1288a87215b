import { undo, type Undo } from "../../../../platform/db/changes.ts";
import { requireIdempotencyKey } from "../../../../platform/http/require-idempotency-key.ts";
import { addHours, type Instant } from "../../../../platform/time/time.ts";
import type { ParsedInputOf } from "../../../../platform/contracts/endpoint.ts";
import { acceptNewPrices, markCartOrdered } from "../../../cart/cart.server.ts";
import type { Consent } from "../../../conversions/consents.rules.ts";
import { findDestination, loadedCarriers } from "../../../delivery/delivery.server.ts";
import { guessPromo } from "../promo-codes/guess-promo.ts";
import type { Settings } from "../../../settings/settings.rules.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import { proveSpender } from "../../../sign-in/sign-in.server.ts";
import { browserOf, customerOf, type Tx, type Visit } from "../../../shop.ts";
import { sell } from "../../../stock/stock.server.ts";
import type { placeOrder as placeOrderCall } from "../../orders.contract.ts";
import type { Cause } from "../../orders.rules.ts";
import { noteAddition } from "../additions/open-parcels.ts";
import { claimOf, keepAnswer, takeKey } from "../../../idempotency/idempotency.server.ts";
import { recordPlaced } from "../by-phone/record-placed.ts";
import { acceptOrder, type Accepted, type Beforehand, type ChosenBill, type OrderForm } from "./judging/accept-order.ts";
import { purseOf } from "../../placing/purse.rules.ts";
import { rememberWhere } from "./writing/remember-where.ts";
import { spendOnOrders } from "./writing/spend-on-orders.ts";
import { tellOutOfReach } from "./judging/tell-out-of-reach.ts";
import { tellPlaced } from "./telling/tell-placed.ts";
import { tellPrograms } from "./telling/tell-programs.ts";
import { tellPurchases } from "./telling/tell-purchases.ts";
import { writeOrders } from "./writing/write-orders.ts";
import { whereTo } from "./judging/where-to.ts";
import { judgeOrder } from "./judging/judge-order.ts";
import { readBuyer } from "./judging/read-buyer.ts";

type PlaceInput = ParsedInputOf<typeof placeOrderCall>;
type Numbers = { number: number; companionNumber: number | null };
type Answer = Numbers & { waitsUntil: string | null; unpaidUntil: string | null };
export type Placed =
  | ({ placed: true; replayed: boolean; numbers: Numbers } & Pick<Answer, "waitsUntil" | "unpaidUntil">)
  | { placed: false; causes: Cause[]; bill: ChosenBill | undefined };

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

type Written = Awaited<ReturnType<typeof writeOrders>>;
type Placing = Beforehand & { key: string; consent: readonly Consent[] };

async function placeInside(
  tx: Tx,
  visit: Visit,
  form: OrderForm,
  { key, consent, ...beforehand }: Placing,
): Promise<Placed | Undo<Placed>> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const claim = claimOf({ account: customer.id }, key, form);
  const before = await takeKey<Answer>(tx, claim, shop.clock.now());
  if (before) return placedWith(before, { replayed: true });

  const accepted = await acceptOrder(tx, visit, form, beforehand);
  if ("causes" in accepted) return notPlaced(accepted.causes, accepted.bill);
  const { settings } = beforehand;
  const deadlines = deadlinesOf(accepted, settings);
  const written = await sellAndWrite(tx, visit, form, { accepted, deadlines });
  const { found, context, promo, chosen } = accepted;
  if (!(await spendOnOrders(tx, written, { accountId: customer.id, at: found.now }))) {
    const fresh = judgeOrder(context, found.lines, { purse: purseOf(await readBuyer(tx, visit), form), promo }).bill;
    return notPlaced([{ cause: "price_changed", toPay: fresh.toPay, prices: [] }], { ...chosen, bill: fresh });
  }
  const [first, second] = written;
  const numbers = { number: first?.number ?? 0, companionNumber: second?.number ?? null };
  await tellPlaced(tx, shop, {
    ...numbers,
    ...deadlines,
    accountId: customer.id,
    lines: found.lines,
    bill: chosen.bill,
    promoCode: chosen.promoCode,
    choice: chosen.choice,
    place: accepted.place,
    recipient: accepted.recipient,
    goesWith: accepted.parcel?.number,
    collected: form.collectKopiykas ?? null,
    settings,
    locale: context.locale,
    at: found.now,
  });
  await tellPurchases(tx, visit, { written, consent, settings, at: found.now });
  await tellPrograms(tx, written, found.now);
  const { waitsUntil, unpaidUntil } = deadlines;
  const answer: Answer = { ...numbers, waitsUntil: waitsUntil?.toISOString() ?? null, unpaidUntil: unpaidUntil?.toISOString() ?? null };
  await keepAnswer(tx, claim, answer);
  return placedWith(answer, { replayed: false });
}

type Deadlines = { waitsUntil: Instant | null; unpaidUntil: Instant | null };

/** Until when staff may say yes or no, and until when the order has to be paid by card. */
function deadlinesOf({ found: { now }, chosen: { bill, choice }, waits }: Accepted, settings: Settings): Deadlines {
  const isByCard = (choice.payment.paid === "before_sending" && bill.toPay > 0) || bill.prepayment > 0;
  return {
    waitsUntil: waits && bill.toPay > 0 ? addHours(now, settings.cod_word_hours) : null,
    unpaidUntil: isByCard ? addHours(now, settings.unpaid_order_hours) : null,
  };
}

/** The cart's goods are sold and become orders; the cart ends. */
async function sellAndWrite(
  tx: Tx,
  visit: Visit,
  form: OrderForm,
  { accepted, deadlines }: { accepted: Accepted; deadlines: Deadlines },
): Promise<Written> {
  const { found, context, parcel, recipient, place, last, promo, chosen } = accepted;
  const { bill, choice } = chosen;
  const { now } = found;
  const { id: accountId } = customerOf(visit);
  await sell(
    tx,
    found.lines.map((line) => ({ variationId: line.variationId, pieces: line.pieces })),
    { source: found.cart.id, at: now },
  );
  const written = await writeOrders(tx, {
    ...deadlines,
    found,
    accountId,
    bill,
    promo,
    context,
    input: form,
    recipient,
    place,
    placedBy: visit.staff ?? null,
    now,
  });
  if (visit.staff) await recordPlaced(tx, visit, { written, accountId });
  await markCartOrdered(tx, found.cart.id, now);
  if (parcel) await noteAddition(tx, parcel, { number: written[0]?.number ?? 0, at: now });
  else {
    const { carrier, kind } = choice;
    const going = { accountId, phone: recipient.phone, carrier: carrier.code, choice: { ...place, kind: kind.code } };
    await rememberWhere(tx, { ...going, locale: context.locale, last });
  }
  return written;
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
