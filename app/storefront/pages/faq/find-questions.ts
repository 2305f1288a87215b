import type { TextSection } from "../text/text-sections.ts";

/** Words longer than this are looked for without their endings. */
const SHORT = 4;
const ENDING = 2;

/** Ids of the questions that have every word asked for, in the question or its answer, whatever its ending. */
export function findQuestions(questions: readonly TextSection[], asked: string): Set<string> {
  const stems = plain(asked).split(" ").filter(Boolean).map(stemOf);
  const found = questions.filter(({ title, html }) => {
    const text = plain(`${title} ${html.replace(/<[^>]*>/g, " ")}`);
    return stems.every((stem) => text.includes(stem));
  });
  return new Set(found.map(({ id }) => id));
}

const stemOf = (word: string): string => (word.length > SHORT ? word.slice(0, Math.max(SHORT, word.length - ENDING)) : word);

/** Letters and digits alone: what is typed with another apostrophe, «ё» or a question mark is the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/['ʼ’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
