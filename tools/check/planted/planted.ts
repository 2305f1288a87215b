import type { Step } from "../steps.ts";

/** A small violation of one rule: files to write, or an edit of one that exists, and what the step must say of it. */
export type Planted = {
  /** The rule as the check names it. */
  rule: string;
  step: Step;
  files: Record<string, string | ((text: string) => string)>;
  /** A line of the step's output must hold all of these; the rule and the first file when left out. */
  says?: readonly string[];
  /** Changes what the step sees of other files, so that it runs without the other plants. */
  alone?: true;
};
