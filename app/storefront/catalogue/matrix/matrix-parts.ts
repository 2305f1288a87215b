import type { ClipboardEvent } from "react";
import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import type { matrixOf } from "./matrix-draft.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

export type Parts = {
  grid: ReturnType<typeof matrixOf<VariationView>>;
  matrix: MatrixDraft;
  isBusy: boolean;
  pasteAt: (row: number, column: number) => (event: ClipboardEvent) => void;
};
