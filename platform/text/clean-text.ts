/** A joiner that makes no one picture of two. */
const LOOSE_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** One form of every letter, nothing invisible, single spaces, at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{C}\n\t\u200d]/gu, "")
    .replaceAll(LOOSE_JOINER, "")
    .replaceAll(/(\p{M}\p{M})\p{M}+/gu, "$1")
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(" \n", "\n")
    .replaceAll("\n ", "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

export const cleanLine = (text: string): string => cleanText(text).replaceAll("\n", " ").replaceAll("  ", " ");
