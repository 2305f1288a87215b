import type { Instant } from "../../platform/time/time.ts";
import type { Tx } from "../shop.ts";
import { lockOrCreateStock, moveOnHand, type Reported } from "./server/import.queries.ts";

/** On hand never falls below what is reserved; `short` lists where it would (security.md S48). `source` is new for each report. */
export async function setOnHand(
  tx: Tx,
  reported: readonly Reported[],
  movement: { source: string; at: Instant },
): Promise<{ changed: number; short: number[] }> {
  if (reported.length === 0) return { changed: 0, short: [] };
  await lockOrCreateStock(tx, reported);
  return moveOnHand(tx, reported, movement);
}
