import { useState } from "react";
import { blockOf, type Block, type Place } from "../../../../features/variations/pasted-block.rules.ts";

export type Selection = ReturnType<typeof useSelection>;

/** The active cell and the block around it, within `rows` and `columns`. */
export function useSelection({ rows, columns }: { rows: number; columns: number }) {
  const [{ anchor, head }, setEnds] = useState<{ anchor: Place; head: Place }>({
    anchor: { row: 0, column: 1 },
    head: { row: 0, column: 1 },
  });
  const inside = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const block: Block = blockOf(inside(anchor), inside(head));
  return {
    active: inside(head),
    block,
    go: (place: Place) => setEnds({ anchor: inside(place), head: inside(place) }),
    reach: (place: Place) => setEnds({ anchor: inside(anchor), head: inside(place) }),
    wholeColumn: (column: number) => setEnds({ anchor: { row: rows - 1, column }, head: { row: 0, column } }),
    everything: () => setEnds({ anchor: { row: rows - 1, column: columns - 1 }, head: { row: 0, column: 0 } }),
  };
}
