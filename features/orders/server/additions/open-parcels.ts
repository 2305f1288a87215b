import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { fullName } from "../../../accounts/accounts.rules.ts";
import { wordPlaces } from "../../../delivery/delivery.server.ts";
import { placeInWords } from "../../../delivery/place.rules.ts";
import { customerOf, type Shop, type Tx, type Visit } from "../../../shop.ts";
import type { OpenParcel } from "../../additions/additions.rules.ts";
import type { OpenParcelView } from "../../additions/open-parcels.contract.ts";
import { paidOnReceipt } from "../../placing/offers.rules.ts";
import { insertOrderEvent, lockPurchase, setOrderStatus } from "../orders.queries.ts";
import { deliveryName } from "../placing/showing/choice.view.ts";
import { selectOpenParcels } from "./additions.queries.ts";

type Of = { accountId: Id<"account">; number: number };

export async function listOpenParcels(visit: Visit): Promise<OpenParcelView[]> {
  const { shop, locale } = visit;
  const onReceipt = paidOnReceipt(shop.integrations);
  const parcels = await selectOpenParcels(shop.db.read, { accountId: customerOf(visit).id, onReceipt });
  const places = await wordPlaces(
    shop,
    parcels.map(({ carrier, delivery }) => ({ carrier, place: delivery })),
    locale,
  );
  return parcels.map(({ number, placedAt, lines, carrier, kind, delivery, recipient }, at) => {
    const place = places[at] ?? delivery;
    return {
      number,
      placedAt: placedAt.toISOString(),
      pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
      deliveryName: deliveryName(shop, { carrier, delivery_kind: kind }, locale),
      settlement: place.settlement,
      department: placeInWords(place),
      recipient: fullName(recipient),
    };
  });
}

export async function readOpenParcel(shop: Shop, { accountId, number }: Of, db = shop.db.read): Promise<OpenParcel | undefined> {
  const [parcel] = await selectOpenParcels(db, { accountId, number, onReceipt: paidOnReceipt(shop.integrations) });
  return parcel;
}

/** Locks the parcel; undefined where it was closed or sent elsewhere since it was read. */
export async function lockOpenParcel(tx: Tx, shop: Shop, read: OpenParcel & Pick<Of, "accountId">): Promise<OpenParcel | undefined> {
  await lockPurchase(tx, read.accountId, read.number);
  const parcel = await readOpenParcel(shop, read, tx);
  return parcel && whereOf(parcel) === whereOf(read) ? parcel : undefined;
}

const whereOf = ({ carrier, kind, delivery, recipient }: OpenParcel): string => JSON.stringify([carrier, kind, delivery, recipient]);

/** Tells whoever packs the first order that there is more to pack. */
export async function noteAddition(tx: Tx, { id, status }: OpenParcel, { number, at }: { number: number; at: Instant }): Promise<void> {
  await setOrderStatus(tx, id, { status, at });
  await insertOrderEvent(tx, { orderId: id, status, byWhom: "customer", note: `+ № ${number}`, at });
}
