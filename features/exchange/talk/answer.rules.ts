/** What 1C reads: the first line is the verdict, the others go to its log. */
export type Verdict = "success" | "progress" | "failure";

export const answerText = (verdict: Verdict, ...lines: readonly string[]): string => `${[verdict, ...lines].join("\n")}\n`;
