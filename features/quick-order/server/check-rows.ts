import { findVariations } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import type { JudgedRow, WrittenRow } from "../quick-order.contract.ts";
import { malformedWhy, piecesOf, sumLines } from "../quick-order.rules.ts";
import { judgeGoods, nothingReserved } from "./judge-goods.ts";

export async function checkRows(visit: Visit, rows: readonly Omit<WrittenRow, "line">[]): Promise<JudgedRow[]> {
  const found = await findVariations(visit, rows);
  const lines = rows.map((row, at) => {
    const [named, pieces] = [found[at], piecesOf(row.quantity)];
    return named?.kind === "found" && pieces !== undefined && !malformedWhy(row)
      ? { goods: named.goods, variationId: named.goods.variationId, pieces }
      : undefined;
  });
  const sums = sumLines(lines);
  const wanted = lines.flatMap((line, at) => {
    const sum = sums[at];
    return line && sum && "asked" in sum ? [{ goods: line.goods, pieces: sum.asked }] : [];
  });
  const judged = await judgeGoods(visit, wanted);
  return rows.map((row, at) => {
    const [named, line, sum, why] = [found[at], lines[at], sums[at], malformedWhy(row)];
    const goods = named?.kind === "found" ? named.goods : null;
    if (why) return { ...nothingReserved, verdict: "malformed", why, goods };
    if (named?.kind === "unknown")
      return { ...nothingReserved, verdict: "unknown", why: named.why, options: named.options, product: named.product };
    if (sum && "into" in sum) return { ...nothingReserved, verdict: "summed", into: sum.into, goods };
    return (line && judged.get(line.variationId)) ?? { ...nothingReserved, verdict: "malformed" };
  });
}
