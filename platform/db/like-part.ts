/** A LIKE pattern for texts that contain this one, with its wildcards escaped; empty for no text. */
export const containing = (text: string | undefined): string => (text ? `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` : "");

/** The same for a phone's digits, however written; empty for what is no part of a phone. */
export const containingDigits = (text: string | undefined): string =>
  text && /^[\d +()-]*\d[\d +()-]*$/.test(text) ? `%${text.replaceAll(/\D/g, "")}%` : "";
