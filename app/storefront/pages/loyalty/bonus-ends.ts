import type { LotView } from "../../../../features/loyalty/loyalty.contract.ts";

/** Kopiykas by the day they end, the nearest first. */
export function bonusEnds(lots: readonly Pick<LotView, "leftKopiykas" | "endsAt">[]): { endsAt: string; kopiykas: number }[] {
  const ends = new Map<string, number>();
  for (const { endsAt, leftKopiykas } of lots) ends.set(endsAt, (ends.get(endsAt) ?? 0) + leftKopiykas);
  return [...ends].map(([endsAt, kopiykas]) => ({ endsAt, kopiykas })).toSorted((a, b) => a.endsAt.localeCompare(b.endsAt));
}
