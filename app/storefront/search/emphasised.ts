export type Part = { text: string; isTyped: boolean };

const SHORTEST = 2;
/** Typed «сукні» emphasises «Сукня». */
const [FEWEST_ALIKE, ALIKE] = [3, 0.6];

export function emphasised(shown: string, query: string): Part[] {
  const typed = wordsOf(query).filter((word) => word.length >= SHORTEST);
  const parts: Part[] = [];
  const add = (text: string, isTyped: boolean): void => {
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += text;
    else if (text !== "") parts.push({ text, isTyped });
  };
  for (const piece of shown.split(/([\p{L}\p{N}ʼ’']+)/u)) {
    const length = Math.max(0, ...typed.map((word) => alike(piece, word)));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}ʼ’']+/gu) ?? [];

function alike(word: string, typed: string): number {
  const [one, other] = [plain(word), plain(typed)];
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  const isWhole = length === other.length;
  return isWhole || (length >= FEWEST_ALIKE && length >= other.length * ALIKE) ? length : 0;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[’']/g, "ʼ").replaceAll("ё", "е");
