import { createHash } from "node:crypto";
import { invalid } from "../../../platform/errors.ts";
import { requireIdempotencyKey } from "../../../platform/http/require-idempotency-key.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { addPack } from "./add-pack.ts";
import { claimBulkLine, selectBulkLines, type BulkKey } from "./bulk-lines.queries.ts";
import { readReach } from "./read-reach.ts";
import type { Id } from "../../../platform/ids.ts";

type Line = { productId: Id<"product">; variationId: Id<"variation">; packs: number };
type Verdict = Line & { added: boolean; isByShare: boolean; stock: number; addable: number };

/**
 * Reserves packs of many variations for a customer's cart (decisions.md §3): each line in a transaction of its own, whole
 * or not at all, with its own verdict. Under the same Idempotency-Key (security.md S14) a line is reserved once however
 * often the call is repeated, a line that was refused is tried again, and another list is a 422.
 * Guests may hold one pack only, so that the call is for customers; 401 without one.
 */
export async function addMany(
  visit: Visit,
  lines: readonly Line[],
  idempotencyKey: string | null,
): Promise<{ verdicts: Verdict[]; isBlacklisted: boolean; replayed: boolean }> {
  const { shop } = visit;
  const customer = customerOf(visit);
  const key = requireIdempotencyKey(idempotencyKey);
  const bulk = { scope: `account ${customer.id}`, key, hash: createHash("sha256").update(JSON.stringify(lines)).digest() };
  const addedBefore = await linesAddedBefore(visit, bulk);

  const added = new Set(addedBefore);
  const overShare = new Set<number>();
  let isBlacklisted = false;
  for (const line of lines) {
    if (isBlacklisted || added.has(line.variationId)) continue;
    const outcome = await addPack(visit, {
      ...line,
      claim: { take: (tx) => claimBulkLine(tx, bulk, line.variationId, shop.clock.now()) },
    });
    if (outcome === "added") added.add(line.variationId);
    if (outcome === "over-share") overShare.add(line.variationId);
    isBlacklisted = outcome === "blacklisted";
  }
  const reach = await readReach(
    shop,
    { accountId: customer.id },
    lines.map(({ variationId }) => variationId),
  );
  return {
    verdicts: lines.map((line) => {
      const { held = 0, addable = 0 } = reach.get(line.variationId) ?? {};
      return {
        ...line,
        added: added.has(line.variationId),
        isByShare: overShare.has(line.variationId),
        stock: held + addable,
        addable,
      };
    }),
    isBlacklisted,
    replayed: addedBefore.size === lines.length,
  };
}

async function linesAddedBefore({ shop }: Visit, { scope, key, hash }: BulkKey): Promise<Set<number>> {
  const rows = await selectBulkLines(shop.db.read, scope, key);
  if (rows.some((row) => !Buffer.from(row.hash).equals(hash))) throw invalid({ "Idempotency-Key": ["refusal.idempotencyReused"] });
  return new Set(rows.map((row) => row.variationId));
}
