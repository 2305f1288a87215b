import type { matrixMessages } from "./matrix.messages.ts";
import type { CellNote } from "./matrix-draft.ts";

type Words = Pick<(typeof matrixMessages)["uk"], "round" | "most" | "refused" | "shared" | "failed">;

export function noteWords(note: CellNote, words: Words): string {
  if (note.kind === "failed") return words.failed;
  const say = {
    rounded: words.round,
    most: words.most,
    refused: words.refused,
    shared: words.shared,
  }[note.kind];
  return say(note.pieces);
}
