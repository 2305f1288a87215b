/** «SR-1110-0001 46 × 2, …», as staff read goods of an order in short. */
export const piecesText = (lines: readonly { article: string; size: string; pieces: number }[]): string =>
  lines.map(({ article, size, pieces }) => `${article} ${size} × ${pieces}`.replace(/\s+/g, " ")).join(", ");
