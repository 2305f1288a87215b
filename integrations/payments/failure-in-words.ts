/** Words for the payer: the bank's first, then its code, by which the bank's support finds the reason. */
export const failureInWords = ({ words, code }: { words: string; code: string }): string =>
  words === "" || code === "" ? words || code : `${words} (${code})`;
