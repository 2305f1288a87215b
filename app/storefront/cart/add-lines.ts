import type { basketAddMany } from "../../../features/cart/cart.contract.ts";
import { browserName } from "../../../features/cart/ui/browser-name.ts";
import { callApi } from "../../call-api.ts";

/** Lines that are reserved by one call, under one key: sent again after a lost answer, nothing is added twice. */
export type Batch = { key: string; lines: { productId: number; variationId: number; packs: number }[] };
export type AddedLine = { variationId: number; added: boolean; stock: number };

/** Lines in batches of so many, each under a key of its own. */
export function batchesOf(lines: Batch["lines"], size: number): Batch[] {
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => ({
    key: newKey(),
    lines: lines.slice(at * size, (at + 1) * size),
  }));
}

/** A verdict for each line; `forbidden` for a blacklisted customer, undefined when there was no answer. */
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

/** `crypto.randomUUID` is there on https alone. */
const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
