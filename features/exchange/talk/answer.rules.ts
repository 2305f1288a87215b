/** The first line is the verdict; the others go to 1C's log. */
export type Verdict = "success" | "progress" | "failure";

export const answerText = (verdict: Verdict, ...lines: readonly string[]): string => `${[verdict, ...lines].join("\n")}\n`;
