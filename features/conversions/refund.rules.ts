import type { GoodsOfConversion } from "../../db/json-columns.ts";
import type { Id } from "../../platform/ids.ts";
import { kopiykas } from "../../platform/money/money.ts";
import { discountOfPieces } from "../../platform/money/discounted.ts";

type Goods = GoodsOfConversion[number];
type Back = { variationId: Id<"variation">; pieces: number };

/** The goods of a purchase that come back now, after `before`; without `lines` the rest. All parts together have the whole discount, to the kopiyka. */
export function goodsBack(sold: GoodsOfConversion, before: readonly Back[], lines?: readonly Back[]): Goods[] {
  return sold.flatMap((one) => {
    const earlier = piecesOf(before, one);
    const pieces = lines ? piecesOf(lines, one) : one.pieces - earlier;
    if (pieces <= 0) return [];
    const { discount } = one;
    if (discount === undefined) return [{ ...one, pieces }];
    const until = (some: number) => discountOfPieces({ discount, pieces: one.pieces }, some);
    return [{ ...one, pieces, discount: kopiykas(until(earlier + pieces) - until(earlier)) }];
  });
}

const piecesOf = (lines: readonly Back[], { variationId }: Goods): number =>
  lines.reduce((sum, line) => sum + (line.variationId === variationId ? line.pieces : 0), 0);
