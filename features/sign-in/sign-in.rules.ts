/** Seconds of life, and between two codes (decisions.md §4). */
export const CODE_SECONDS = 300;
export const RESEND_SECONDS = 60;
/** Wrong tries that end a code (S21). */
export const WRONG_PER_CODE = 5;

/** Digits of a Ukrainian number in any form, `+380 (67) 123-45-67`, `067 123 45 67`; undefined otherwise, also where a digit is lost. */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  const nine = /^(?:00)?(?:380|80|0)?([1-9]\d{8})$/.exec(digits)?.[1];
  return nine ? `380${nine}` : undefined;
}

/** Up to nine digits after +380 of what was typed; no operator's code begins with 0, 80 or 380. */
export const digitsAfterCountry = (text: string): string =>
  text
    .replace(/\D/g, "")
    .replace(/^(?:00)?(?:380|80|0)/, "")
    .slice(0, 9);
