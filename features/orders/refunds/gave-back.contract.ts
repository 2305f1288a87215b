import { z } from "zod";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";

/** What went back of what the order's bill takes, by where it went; what was not found is out of the bill already. */
export const gaveBackView = z
  .object({
    cardKopiykas: shownKopiykas(),
    balanceKopiykas: shownKopiykas(),
    bonusesKopiykas: shownKopiykas(),
  })
  .meta({ id: "GaveBack" });
export type GaveBack = z.infer<typeof gaveBackView>;

export const exampleGaveBack: GaveBack = gaveBackView.parse({ cardKopiykas: 0, balanceKopiykas: 0, bonusesKopiykas: 0 });
