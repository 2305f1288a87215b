import type { Kopiykas } from "../../../../../platform/money/money.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { CarrierChoice, RecipientPlace } from "../../../../../db/json-columns.ts";
import type { Locale } from "../../../../../platform/i18n.ts";
import type { Tables } from "../../../../../db/tables.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { statusesAtTheShop } from "../../../../cart/share.rules.ts";
import { namedPlace, type NamedPlace } from "../../../../delivery/delivery.server.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { withoutPlus } from "../../../../../platform/phone.ts";
import type { InPurse } from "../../../placing/purse.rules.ts";
import { purseColumns } from "./purse.queries.ts";

/** Two parts count as one purchase; kopiykas. */
export type Buyer = InPurse & {
  name: string;
  surname: string;
  blacklisted: boolean;
  cardOnly: boolean;
  completedOrders: number;
  /** Without cancelled ones, of which nothing was ever sent. */
  purchases: number;
  recent: number;
  /** Not handed to the carrier (security.md S33). */
  open: number;
  /** To be paid on receipt for orders nobody has confirmed. */
  unconfirmed: Kopiykas;
};

/** Where the last order went: the customer's own, and the last to a kept recipient with this phone. */
export type LastDelivery = { carrier: string; choice: CarrierChoice; locale: Locale; ofRecipient: RecipientPlace | null };

/** `since` counts recent purchases; `now` tells which bonuses have ended. */
type Asked = { now: Instant; since: Instant; onReceipt: readonly string[] };

/** The buyer's side of the facts an order is judged by; a transaction reads it again (S28). */
export const selectBuyer = (db: Kysely<Tables>, accountId: Id<"account">, asked: Asked): Promise<Buyer> =>
  selectWith(db, accountId, asked, sql`null::jsonb`);

export async function selectBuyerAndPlace(
  db: Kysely<Tables>,
  accountId: Id<"account">,
  { delivery, phone, ...asked }: Asked & { delivery: Parameters<typeof namedPlace>[0]; phone: string },
): Promise<Buyer & { place: { named: NamedPlace; last: LastDelivery } }> {
  return selectWith(db, accountId, asked, sql`jsonb_build_object('named', ${namedPlace(delivery)}, 'last', ${lastDeliveryTo(phone)})`);
}

async function selectWith<Place>(
  db: Kysely<Tables>,
  accountId: Id<"account">,
  { now, since, onReceipt }: Asked,
  place: RawBuilder<Place>,
): Promise<Buyer & { place: Place }> {
  const { rows } = await sql<Buyer & { place: Place }>`
    select a.name, a.surname, a.blacklisted_at is not null as blacklisted, a.card_only as "cardOnly", a.completed_orders as "completedOrders",
      (count(distinct o.cart_id) filter (where o.status <> 'cancelled'))::int as purchases,
      (count(o.id) filter (where o.companion_of is null and o.placed_at > ${since}))::int as recent,
      (count(distinct o.cart_id) filter (where o.status in (${sql.join(statusesAtTheShop)})))::int as open,
      coalesce(sum(o.to_pay) filter (where o.status = 'new' and o.payment_method = any(${[...onReceipt]}::text[])), 0)::float8 as unconfirmed,
      ${purseColumns(accountId, now)}, ${place} as place
    from account a left join placed_order o on o.account_id = a.id where a.id = ${accountId} group by a.id`.execute(db);
  const [buyer] = rows;
  if (!buyer) throw new Error("an account that orders is nowhere");
  return buyer;
}

const lastDeliveryTo = (phone: string): RawBuilder<LastDelivery> => sql`
  jsonb_build_object('carrier', a.carrier, 'choice', a.carrier_choice, 'locale', a.locale,
    'ofRecipient', (select r.place from recipient r where r.account_id = a.id and r.phone = ${withoutPlus(phone)}))`;
