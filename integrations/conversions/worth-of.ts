import { kopiykas, sumKopiykas, timesPieces, toHryvnias } from "../../platform/money.ts";
import type { ConversionGoods } from "./conversion.ts";

/** Goods without delivery, fees and what a promo code took off, hryvnias: what vendors call the value. */
export const worthOf = (goods: readonly ConversionGoods[]): number =>
  toHryvnias(sumKopiykas(goods.map(({ price, pieces, discount = kopiykas(0) }) => kopiykas(timesPieces(price, pieces) - discount))));
