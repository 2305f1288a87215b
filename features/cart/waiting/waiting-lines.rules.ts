import { fullName, piecesOf, type WaitingAdd } from "./waiting.rules.ts";

/** Price in hryvnias a piece. */
type WaitingLine = { named: string; price: number; pieces: number; keys: string[] };

export function waitingLines(waiting: readonly WaitingAdd[]): WaitingLine[] {
  const lines = new Map<string, WaitingLine>();
  for (const add of waiting) {
    const { variationId, price, key } = add;
    const id = `${variationId} ${price}`;
    const { pieces, keys } = lines.get(id) ?? { pieces: 0, keys: [] };
    lines.set(id, { named: fullName(add), price, pieces: pieces + piecesOf(add), keys: [...keys, key] });
  }
  return [...lines.values()];
}
