/** `20 4500 1234 5678` for the 14 digits of Nova Poshta, as it prints them; others stay unchanged. */
export const formatParcelNumber = (number: string): string =>
  number.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})$/, "$1\u00a0$2\u00a0$3\u00a0$4");

/** In a sentence that names them, as a note of an order's history. */
export const groupParcelNumbers = (text: string): string => text.replaceAll(/(?<!\d)\d{14}(?!\d)/g, formatParcelNumber);
