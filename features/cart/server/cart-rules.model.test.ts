import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { isOver, reservationEnd } from "../cart.rules.ts";
import { mostOf, reachable } from "../share.rules.ts";
import { endOfReservation, isLiving, mostHeld, reachablePieces } from "./cart-rules.queries.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const pieces = fc.nat(200);
const pack = fc.integer({ min: 1, max: 12 });
const runs = { numRuns: 300 };
const int = (value: number) => sql`${value}::int`;

async function answerOf<T>(expression: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = await sql<{ answer: T }>`select ${expression} as answer`.execute(shop.db.read);
  return rows[0]?.answer;
}

test("S6 the statement's most of a share is the rule's", async () => {
  const shelf = fc.record({ onHand: pieces, pack, elsewhere: fc.nat(30) });
  const share = fc.record({
    holder: fc.constantFrom("guests" as const, "new-account" as const),
    scarceBelow: fc.nat(120),
    percent: fc.nat(100),
    percentOfPlenty: fc.option(fc.nat(100), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(share, shelf, async (one, { onHand, pack: of, elsewhere }) => {
      const most = sql`(${mostHeld(one, { onHand: int(onHand), pack: int(of), elsewhere: int(elsewhere) })})::float8`;
      expect(await answerOf(most)).toBe(mostOf(one, { onHand, pack: of, elsewhere }));
    }),
    runs,
  );
});

test("the statement reaches the pieces the rule reaches", async () => {
  const limits = fc.record({ wanted: pieces, held: pieces, free: pieces, most: fc.integer({ min: -30, max: 200 }), pack });
  await fc.assert(
    fc.asyncProperty(limits, async (one) => {
      const { wanted, held, free, most, pack: of } = one;
      const reached = reachablePieces({ wanted: int(wanted), held: int(held), free: int(free), most: int(most), pack: int(of) });
      expect(await answerOf(sql`(${reached})::int`)).toBe(reachable(one));
    }),
    runs,
  );
});

const hours = fc.integer({ min: 1, max: 2_400 }).map((tenths) => tenths / 10);
const moment = fc.date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2028-12-31T00:00:00Z"), noInvalidDate: true });

test("the statement ends a reservation when the rule does", async () => {
  const terms = fc.record({ now: moment, openedAt: moment, lifetimeHours: hours, maxHours: hours });
  await fc.assert(
    fc.asyncProperty(terms, async (one) => {
      const end = endOfReservation(sql`${one.openedAt}::timestamptz`, one);
      expect(await answerOf<number>(sql`round(date_part('epoch', ${end}) * 1000)::float8`)).toBe(reservationEnd(one).getTime());
    }),
    runs,
  );
});

test("the statement finds a cart over when the rule does, at the very instant of its end too", async () => {
  await fc.assert(
    fc.asyncProperty(moment, fc.constantFrom(-1, 0, 1), async (now, offset) => {
      const until = new Date(now.getTime() + offset);
      const cart = sql`select 'open' as state, ${until}::timestamptz as reserved_until`;
      expect(await answerOf(sql`(select ${isLiving(now)} from (${cart}) c)`)).toBe(!isOver(until, now));
    }),
    { numRuns: 60 },
  );
});
