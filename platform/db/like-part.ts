/** A LIKE pattern for texts that contain this one, with its wildcards escaped; empty for no text. */
export const containing = (text: string | undefined): string => (text ? `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` : "");

const FEWEST_DIGITS = 4;

/** The digits of a phone or number in any form, `067 123-45-67`, `тел. 067…`, `№ 100234`; empty for any other text. */
export function digitsMeant(text: string | undefined): string {
  const digits = text?.replaceAll(/\D/g, "") ?? "";
  const isMeant = text !== undefined && !text.includes("@") && (digits.length >= FEWEST_DIGITS || /^[\d\s+()./№#-]+$/.test(text));
  return isMeant ? digits : "";
}

/** A LIKE pattern for texts that contain the digits meant; empty for none. */
export const containingDigits = (text: string | undefined): string => containing(digitsMeant(text));
