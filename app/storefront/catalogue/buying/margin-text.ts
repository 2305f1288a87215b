import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";

type Words = { "product.rrp": string; "product.margin": (sum: string, percent: number) => string };

/** `РРЦ 1 190 грн · маржа 550 грн (46%)`, percent of the recommended price. */
export function marginText({ price, recommendedPrice }: Pick<VariationView, "price" | "recommendedPrice">, words: Words): string {
  if (recommendedPrice === null) return "";
  const said = `${words["product.rrp"]} ${formatHryvnias(recommendedPrice)}`;
  const margin = recommendedPrice - price;
  if (margin <= 0) return said;
  const percent = Math.floor((margin / recommendedPrice) * 100);
  return `${said} · ${words["product.margin"](formatHryvnias(margin), percent)}`;
}
