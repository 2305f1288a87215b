import { sumsOf } from "../../platform/money/discounted.ts";
import { toHryvnias } from "../../platform/money/money.ts";
import type { ConversionGoods } from "./conversion.ts";

/** Hryvnias of the goods after discount, without delivery and fees: the vendors' `value`. */
export const worthOf = (goods: readonly ConversionGoods[]): number => toHryvnias(sumsOf(goods).goods);
