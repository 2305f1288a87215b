/** One form of every letter, nothing invisible, single spaces, at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{C}\n\t\u200d]/gu, "")
    .replaceAll(/(\p{M}\p{M})\p{M}+/gu, "$1")
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(" \n", "\n")
    .replaceAll("\n ", "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

export const cleanLine = (text: string): string => cleanText(text).replaceAll("\n", " ").replaceAll("  ", " ");
