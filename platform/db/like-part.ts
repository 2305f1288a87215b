/** A LIKE pattern of texts that contain this one; its own signs of patterns are only signs. Empty for nothing. */
export const containing = (text: string | undefined): string => (text ? `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` : "");

/** The same of the digits of a phone written in any way; empty for what is no part of a phone. */
export const containingDigits = (text: string | undefined): string =>
  text && /^[\d +()-]*\d[\d +()-]*$/.test(text) ? `%${text.replaceAll(/\D/g, "")}%` : "";
