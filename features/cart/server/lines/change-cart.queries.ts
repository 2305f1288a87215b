import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Changing } from "../../../../platform/db/changes.ts";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import { cartTopic, stockTopic } from "../../../topics.ts";
import { keyOf, type Owner } from "../carts/cart-owner.ts";
import { isLiving } from "../cart-rules.queries.ts";
import { cartsOf, changedCarts, type Answer, type ChangedCart } from "./changed-carts.queries.ts";
import { judgedLines, verdictsAsJson, type LineChange, type Terms, type Why } from "./judge-lines.queries.ts";
import { movedCart, movedCarts, writtenLines } from "./write-lines.queries.ts";

type Db = Kysely<Tables> & Changing;

/** `orderId`: the cart the client believes in; `by`: the browser that asks. */
export type AccountChange = LineChange & { accountId: Id<"account">; orderId: string | null | undefined; by: string };

/** `short`: pieces that only a fuller shelf would have given. */
export type Verdict = { variationId: Id<"variation">; why: Why; before: number; held: number; short: number };

/** Changes carts of many accounts at once. No verdict for one missing, locked or changed since, so `now` is the lock's time (S10). */
export async function changeFreeCarts(
  db: Db,
  asked: readonly AccountChange[],
  terms: Terms,
): Promise<{ verdicts: Map<Id<"account">, Verdict>; carts: ChangedCart[] }> {
  const { rows } =
    await sql<Answer>`${change(asked, freeCarts(terms.now), terms)}, ${movedCarts(asked, terms)}, ${changedCarts(terms)}`.execute(db);
  const { verdicts = null, carts = null, lines = null, newcomers = null } = rows[0] ?? {};
  const answered = new Map<Id<"account">, Verdict>();
  for (const [at, why, before, held, short] of verdicts ?? []) {
    const one = asked[at];
    if (!one) continue;
    answered.set(one.accountId, { variationId: one.variationId, why, before, held, short });
    if (why !== "changed") continue;
    db.changed(stockTopic, [one.variationId]);
    db.changed(cartTopic, [keyOf(one)], one.by);
  }
  return { verdicts: answered, carts: cartsOf({ carts, lines, newcomers }) };
}

/** Changes lines of a living cart, each variation once; the transaction has locked the cart and the stock rows. */
export async function changeLockedCart(
  tx: Db,
  { id, owner }: { id: string; owner: Owner },
  lines: readonly LineChange[],
  terms: Terms,
): Promise<Verdict[]> {
  const accountId = "accountId" in owner ? owner.accountId : null;
  const asked = lines.map((line) => ({ ...line, accountId, orderId: null }));
  const { rows } = await sql<Pick<Answer, "verdicts">>`${change(asked, theCart(id), terms)}, ${movedCart(asked, terms)}
    select ${verdictsAsJson} as verdicts, (select count(*) from moved) as moved`.execute(tx);
  const verdicts = (rows[0]?.verdicts ?? []).flatMap(([at, why, before, held, short]): Verdict[] => {
    const line = lines[at];
    return line ? [{ variationId: line.variationId, why, before, held, short }] : [];
  });
  tx.changed(
    stockTopic,
    verdicts.filter(({ before, held }) => before !== held).map(({ variationId }) => variationId),
  );
  if (verdicts.some(({ before, held }) => before !== held || held > 0)) tx.changed(cartTopic, [keyOf(owner)]);
  return verdicts;
}

type Asked = LineChange & { accountId: Id<"account"> | null; orderId: string | null | undefined };

/** The only code that writes lines. */
const change = (asked: readonly Asked[], locked: RawBuilder<unknown>, terms: Terms): RawBuilder<unknown> => sql`
    with asked as materialized (select * from ${recordset(columns, rowsAsJson(asked.map(asRow)), "asked")}),
    ${locked},
    ${judgedLines(terms)},
    ${writtenLines(asked, terms)}`;

const columns = {
  at: "int",
  accountId: "bigint",
  orderId: "text",
  productId: "bigint",
  variationId: "bigint",
  packs: "int",
  hold: "int",
} as const;

const asRow = ({ accountId, orderId, productId, variationId, packs, hold }: Asked, at: number) => ({
  at,
  accountId,
  orderId: orderId ?? null,
  productId: productId ?? null,
  variationId,
  packs: packs ?? null,
  hold: hold ?? null,
});

/** Unlocked carts. Each change of lines writes the cart's row, so an unchanged version means unchanged lines. */
const freeCarts = (now: Instant): RawBuilder<unknown> => sql`
    found as materialized (
      select asked.*, c.id, c.version from asked cross join lateral (
        select c.id, c.xmin as version from cart c where c.account_id = asked."accountId" and c.state = 'open' limit 1
      ) c where asked."orderId" is null or c.id = asked."orderId"::uuid
    ),
    locked as materialized (
      select found.* from found cross join lateral (
        select c.xmin as version, c.state, c.reserved_until from cart c where c.id = found.id offset 0 for update skip locked
      ) c where c.version = found.version and ${isLiving(now)}
    )`;

const theCart = (id: string): RawBuilder<unknown> => sql`locked as materialized (select asked.*, ${id}::uuid as id from asked)`;
