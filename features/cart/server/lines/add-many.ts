import { createHash } from "node:crypto";
import { invalid } from "../../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../../platform/http/require-idempotency-key.ts";
import type { Id } from "../../../../platform/ids.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { claimBulkLines, giveUpBulkLines, selectBulkLines, type BulkKey } from "./bulk-lines.queries.ts";
import { changeInTurn } from "./change-cart.ts";
import type { Why } from "./judge-lines.queries.ts";
import { livingCart } from "../carts/living-cart.ts";
import { readReach } from "./read-reach.ts";
import { releaseAccountCarts, releaseForAll } from "../carts/release-carts.ts";
import { selectForSale } from "./pieces-in-reach.queries.ts";

type Line = { productId: Id<"product">; variationId: Id<"variation">; packs: number };
type LineOutcome = Line & { added: boolean; isByShare: boolean; stock: number; addable: number };

/** Another round means that somebody else was quicker or ended the cart. */
const ROUNDS = 200;

/** Whole lines only (decisions.md §3). A known key tries refused lines again; 422 for another list (security.md S14), 401 for guests. */
export async function addMany(
  visit: Visit,
  lines: readonly Line[],
  idempotencyKey: string | null,
): Promise<{ verdicts: LineOutcome[]; isBlacklisted: boolean; replayed: boolean }> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const key = requireIdempotencyKey(idempotencyKey);
  const bulk = { scope: `account ${customer.id}`, key, hash: createHash("sha256").update(JSON.stringify(lines)).digest() };
  const addedBefore = await linesAddedBefore(visit, bulk);

  const pending = lines.filter(({ variationId }) => !addedBefore.has(variationId));
  const whys = customer.blacklisted ? "blacklisted" : await addLines(visit, bulk, pending);
  if (whys === "blacklisted") await releaseAccountCarts(shop, customer.id);
  const whyOf = ({ variationId }: Line): Why | undefined => {
    if (addedBefore.has(variationId)) return "changed";
    return whys === "blacklisted" ? undefined : whys.get(variationId);
  };
  const reach = await readReach(
    shop,
    { accountId: customer.id },
    lines.map(({ variationId }) => variationId),
  );
  return {
    verdicts: lines.map((line) => {
      const { held = 0, addable = 0 } = reach.get(line.variationId) ?? {};
      const why = whyOf(line);
      return { ...line, added: why === "changed", isByShare: why === "over the share", stock: held + addable, addable };
    }),
    isBlacklisted: whys === "blacklisted",
    replayed: addedBefore.size === lines.length,
  };
}

/** Sold-out lines are tried again once expired holders are released (S3). */
async function addLines(visit: Visit, bulk: BulkKey, lines: readonly Line[]): Promise<Map<number, Why> | "blacklisted"> {
  const { shop } = visit;
  const owner = { accountId: customerOf(visit).id };
  const forSale = await selectForSale(
    shop.db.read,
    lines.map(({ variationId }) => variationId),
  );
  const isForSale = ({ variationId, productId }: Line) => forSale.get(variationId)?.productId === productId;
  const whys = new Map<number, Why>(lines.map(({ variationId }) => [variationId, "not for sale"]));
  let pending = lines.filter(isForSale);
  for (let round = 0; round < ROUNDS && pending.length > 0; round += 1) {
    const asked = pending;
    let claimed: ReadonlySet<number> = new Set();
    const done = await changeInTurn(visit, {
      owner,
      cart: await livingCart(shop, owner),
      lines: asked,
      claim: async (tx) => {
        claimed = await claimBulkLines(tx, bulk, asked, shop.clock.now());
        return asked.filter(({ variationId }) => claimed.has(variationId));
      },
      settle: (tx, verdicts) => {
        const added = new Set<number>(verdicts.filter(({ why }) => why === "changed").map(({ variationId }) => variationId));
        return giveUpBulkLines(
          tx,
          bulk,
          asked.filter(({ variationId: id }) => claimed.has(id) && !added.has(id)),
        );
      },
    });
    if (done === "moved on") continue;
    if (done === "blacklisted") return done;
    // Lines not claimed were reserved by an earlier run of the same call.
    for (const { variationId } of asked) whys.set(variationId, claimed.has(variationId) ? "not for sale" : "changed");
    for (const { variationId, why } of done) whys.set(variationId, why);
    const soldOut = done.filter(({ why }) => why === "sold out");
    if (soldOut.length === 0 || !(await releaseForAll(shop, soldOut))) break;
    const missing = new Set(soldOut.map(({ variationId }) => variationId));
    pending = asked.filter(({ variationId }) => missing.has(variationId));
  }
  return whys;
}

async function linesAddedBefore({ shop }: Visit, { scope, key, hash }: BulkKey): Promise<Set<number>> {
  const rows = await selectBulkLines(shop.db.read, scope, key);
  if (rows.some((row) => !Buffer.from(row.hash).equals(hash))) throw invalid({ "Idempotency-Key": ["refusal.idempotencyReused"] });
  return new Set(rows.map((row) => row.variationId));
}
