/** Seconds a code lives, and seconds until a second one may be asked for (decisions.md §4). */
export const CODE_SECONDS = 300;
export const RESEND_SECONDS = 60;
/** Wrong tries one code survives (security.md S21). */
export const WRONG_PER_CODE = 5;

/**
 * The digits of a Ukrainian number in any form people paste it: `+380 (67) 123-45-67`, `80671234567`,
 * `067 123 45 67`, `671234567`. Undefined when nine digits cannot be made out.
 */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const nine = /^(?:00)?(?:380|80|0)?(\d{9})$/.exec(digits)?.[1];
  return nine ? `380${nine}` : undefined;
}

/**
 * What stands after +380 of whatever was typed or pasted so far, at most nine digits. No operator's code begins with
 * 0, 80 or 380, so that these are always somebody's habit.
 */
export const digitsAfterCountry = (text: string): string =>
  text
    .replace(/\D/g, "")
    .replace(/^(?:00)?(?:380|80|0)/, "")
    .slice(0, 9);
