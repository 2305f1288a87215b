import { sumsOf } from "../../platform/money/discounted.ts";
import { toHryvnias } from "../../platform/money/money.ts";
import type { ConversionGoods } from "./conversion.ts";

/** Goods without delivery, fees and what a promo code took off, hryvnias: what vendors call the value. */
export const worthOf = (goods: readonly ConversionGoods[]): number => toHryvnias(sumsOf(goods).goods);
