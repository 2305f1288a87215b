import type { TextSection } from "../text/text-sections.ts";

/** Longer words are searched without their endings. */
const SHORT = 4;
const ENDING = 2;

/** Ids of questions with every searched word in question or answer, whatever its ending. */
export function findQuestions(questions: readonly TextSection[], asked: string): Set<string> {
  const stems = plain(asked).split(" ").filter(Boolean).map(stemOf);
  const found = questions.filter(({ title, html }) => {
    const text = plain(`${title} ${html.replace(/<[^>]*>/g, " ")}`);
    return stems.every((stem) => text.includes(stem));
  });
  return new Set(found.map(({ id }) => id));
}

const stemOf = (word: string): string => (word.length > SHORT ? word.slice(0, Math.max(SHORT, word.length - ENDING)) : word);

/** Letters and digits alone, so that apostrophes, «ё» and question marks do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/['ʼ’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
