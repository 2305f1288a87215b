import { sumKopiykas, timesPieces, toHryvnias } from "../../platform/money.ts";
import type { ConversionGoods } from "./conversion.ts";

/** Goods without delivery and fees, hryvnias: what vendors call the value. */
export const worthOf = (goods: readonly ConversionGoods[]): number =>
  toHryvnias(sumKopiykas(goods.map(({ price, pieces }) => timesPieces(price, pieces))));
