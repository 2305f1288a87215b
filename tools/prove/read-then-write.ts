import { cpSync } from "node:fs";
import path from "node:path";
import { copyOfTheSources, type SourceCopy } from "../check/planted/copy-of-the-sources.ts";

/**
 * A copy of the shop with the fault that the proof must find: what is free is read, and what was read is written; every pack
 * takes that way. The caller removes the copy.
 */
export function shopThatReadsFirst(): SourceCopy {
  const copy = copyOfTheSources();
  cpSync("build", path.join(copy.folder, "build"), { recursive: true });
  copy.plant({
    "features/cart/server/change-at-once.ts": (source) =>
      source.replace("return addTogether(", "if (customer) return undefined;\n  return addTogether("),
    "features/stock/server/stock.queries.ts": (source) => source.replace(CONDITIONAL_UPDATE, READ_THEN_WRITE),
  });
  return copy;
}

const CONDITIONAL_UPDATE = /const \{ rows \} = await sql<StockRow>`\s+update stock set reserved = reserved \+ [\s\S]*?return rows\[0\];/;
const READ_THEN_WRITE = `const read = await sql<StockRow>\`select variation_id as "variationId", on_hand as "onHand", reserved
      from stock where variation_id = \${variationId}\`.execute(tx);
  const row = read.rows[0];
  if (!row || row.onHand - row.reserved < pieces) return undefined;
  await sql\`update stock set reserved = \${row.reserved + pieces} where variation_id = \${variationId}\`.execute(tx);
  return { ...row, reserved: row.reserved + pieces };`;
