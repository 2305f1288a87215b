import { sql, type RawBuilder } from "kysely";
import { addHours, type Instant } from "../../../platform/time/time.ts";
import type { Share } from "../share.rules.ts";

/** The cart's rules in SQL, each named after the rule that a model test compares it with. */

type Sql = RawBuilder<unknown>;
const HOUR_MS = 3_600_000;

export type ReservationTerms = { now: Instant; lifetimeHours: number; maxHours: number };

export const canBeBought = sql<boolean>`not v.hidden and not p.hidden and v.price > 0`;

/** The opposite of `isOver`, for the cart `c`. */
export const isLiving = (now: Instant): RawBuilder<boolean> => sql<boolean>`c.state = 'open' and c.reserved_until > ${now}`;

/** `reservationEnd` for a cart opened at `openedAt`. */
export const endOfReservation = (openedAt: Sql, { now, lifetimeHours, maxHours }: ReservationTerms): Sql =>
  sql`least(${addHours(now, lifetimeHours)}::timestamptz, ${openedAt} + ${Math.round(maxHours * HOUR_MS)}::float8 * interval '1 millisecond')`;

/** `mostOf` for this share. */
export const mostHeld = (
  { scarceBelow, percent, percentOfPlenty }: Share,
  { onHand, pack, elsewhere }: { onHand: Sql; pack: Sql; elsewhere: Sql },
): Sql => {
  const part = (percentOfIt: number) => sql`greatest(${pack}, ${onHand} * ${percentOfIt}::bigint / 100) - ${elsewhere}`;
  const ofPlenty = percentOfPlenty === undefined ? noLimit : part(percentOfPlenty);
  return sql`case when ${onHand} >= ${scarceBelow} then ${ofPlenty} else ${part(percent)} end`;
};

export const noLimit = sql.lit(Number.MAX_SAFE_INTEGER);

export const reachablePieces = ({ wanted, held, free, most, pack }: Record<"wanted" | "held" | "free" | "most" | "pack", Sql>): Sql =>
  sql`greatest(0, least(${wanted}, ${held} + ${free}, greatest(${held}, ${most}))) / ${pack} * ${pack}`;
