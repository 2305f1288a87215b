import { cpSync } from "node:fs";
import path from "node:path";
import { copyOfTheSources, type SourceCopy } from "../../check/planted/copy-of-the-sources.ts";

/**
 * A copy of the shop with the fault that the proof must find: what is free is read, and what was read is written; every pack
 * takes that way. The caller removes the copy.
 */
export function shopThatReadsFirst(): SourceCopy {
  const copy = copyOfTheSources();
  cpSync("build", path.join(copy.folder, "build"), { recursive: true });
  copy.plant({
    "features/cart/server/lines/judge-lines.queries.ts": (source) =>
      source
        .replace("s.on_hand - s.reserved as free from", "s.on_hand - s.reserved as free, s.reserved from")
        .replace(LOCKED_SHELF, ")\n    ),"),
    "features/stock/server/stock.queries.ts": (source) => source.replace(CONDITIONAL_UPDATE, READ_THEN_WRITE),
  });
  return copy;
}

const LOCKED_SHELF = /\)\s+order by s\.variation_id for update\s+\),/;
const CONDITIONAL_UPDATE = /update stock set reserved = stock\.reserved \+ wanted\.pieces from wanted\s+where .*/;
const READ_THEN_WRITE = `update stock set reserved = shelf.reserved + wanted.pieces from wanted join shelf on shelf.variation_id = wanted.variation_id
  where stock.variation_id = wanted.variation_id`;
