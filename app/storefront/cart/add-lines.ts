import type { basketAddMany } from "../../../features/cart/cart.contract.ts";
import { browserName } from "../../../features/cart/ui/browser-name.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { randomName } from "../../../ui/random-name.ts";
import { callApi } from "../../../client/call-api.ts";
import type { Id } from "../../../platform/ids.ts";

/** After a lost answer, sending it again under its key adds nothing twice. */
export type Batch = { key: string; lines: { productId: Id<"product">; variationId: Id<"variation">; packs: number }[] };
export type AddedLine = OutputOf<typeof basketAddMany>["lines"][number];

/** A batch whose answer was lost goes `first`, unchanged; its lines are in no other batch. */
export function batchesOf(lines: Batch["lines"], { size, first }: { size: number; first: Batch | undefined }): Batch[] {
  const sent = new Set(first?.lines.map(({ variationId }) => variationId));
  const others = lines.filter(({ variationId }) => !sent.has(variationId));
  const batches = Array.from({ length: Math.ceil(others.length / size) }, (_, at) => ({
    key: randomName(),
    lines: others.slice(at * size, (at + 1) * size),
  }));
  return first ? [first, ...batches] : batches;
}

/** `forbidden` for a blacklisted customer, undefined without an answer. */
export async function sendBatch({ key, lines }: Batch): Promise<AddedLine[] | "forbidden" | undefined> {
  try {
    const answer = await callApi<typeof basketAddMany>(
      "POST",
      "/api/basket-add-many",
      { lines, withCart: false },
      { headers: { "Idempotency-Key": key, "X-Browser": browserName() } },
    );
    return answer.isBlacklisted ? "forbidden" : answer.lines;
  } catch {
    return undefined;
  }
}
