import type { productPageMessages } from "../../../../features/catalogue/product-page.messages.ts";
import type { CellNote } from "./matrix-draft.ts";

type Words = Pick<
  (typeof productPageMessages)["uk"],
  "matrix.round" | "matrix.most" | "matrix.refused" | "matrix.shared" | "matrix.failed"
>;

export function noteWords(note: CellNote, words: Words): string {
  if (note.kind === "failed") return words["matrix.failed"];
  const say = {
    rounded: words["matrix.round"],
    most: words["matrix.most"],
    refused: words["matrix.refused"],
    shared: words["matrix.shared"],
  }[note.kind];
  return say(note.pieces);
}
