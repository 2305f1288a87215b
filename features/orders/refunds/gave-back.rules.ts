import type { Kopiykas } from "../../../platform/money/money.ts";
import type { GaveBack } from "./gave-back.contract.ts";

/** The places that something went back to. */
export const gaveBackSums = (back: GaveBack): { means: keyof GaveBack; sum: Kopiykas }[] =>
  (["cardKopiykas", "balanceKopiykas", "bonusesKopiykas"] as const)
    .map((means) => ({ means, sum: back[means] }))
    .filter(({ sum }) => sum > 0);
