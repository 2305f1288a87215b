export const steps = ["set", "percent", "amount", "round"] as const;
export type Step = (typeof steps)[number];

/** A whole number set to `by`, changed by `by` percent or pieces, or rounded to a multiple of `by`; a half goes up. */
export function stepped(value: number, step: Step, by: number): number {
  switch (step) {
    case "set":
      return by;
    case "percent":
      return halfUp(withPercent(value, by));
    case "amount":
      return value + by;
    default:
      return by > 0 ? halfUp(value / by) * by : value;
  }
}

const withPercent = (value: number, percent: number): number => (value * (100 + percent)) / 100;

/** Binary fractions are inexact: 110 % of 5 must be 5.5, not 5.500000000000001. */
const halfUp = (number: number): number => Math.floor(Math.round(number * 1e6) / 1e6 + 0.5);
