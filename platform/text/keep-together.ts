/** Keeps a number with its sign or unit, and a word of one letter with the next, on one line. */
export const keepTogether = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])([\p{L}№]) (?=\S)/gu, "$1\u00a0").replaceAll(/(?<![\d.:,])(\d{1,3}) (?=\p{Ll})/gu, "$1\u00a0");
