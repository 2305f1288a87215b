const LONGEST = 64;
const rows = Array.from({ length: 3 }, () => new Uint8Array(LONGEST + 1));

/** Damerau–Levenshtein distance, `most + 1` when larger than `most`; words beyond 64 letters are not compared. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  if (one === other) return 0;
  if (one.length > LONGEST || other.length > LONGEST) return most + 1;
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column += 1) above[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const last = row > 1 ? one.charCodeAt(row - 2) : NONE;
    current[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const otherLetter = other.charCodeAt(column - 1);
      let cost = (above[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
      cost = Math.min(cost, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = column > 1 && last === otherLetter && letter === other.charCodeAt(column - 2);
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}

const NONE = -1;
