/** Why a payment failed, for its payer to read: the bank's words first, its code, by which its support finds the reason, behind them. */
export const failureInWords = ({ words, code }: { words: string; code: string }): string =>
  words === "" || code === "" ? words || code : `${words} (${code})`;
