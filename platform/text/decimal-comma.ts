/** `0.24` as «0,24», as people write it here; Intl takes 20 ms to get ready. */
export const withComma = (decimal: number | string): string => String(decimal).replace(".", ",");

/** Bytes in megabytes: `1_572_864` as «1,5». */
export const megabytesText = (bytes: number): string => withComma((bytes / 1_048_576).toFixed(1));

/** What was typed with a comma or a point, spaces between thousands or a true minus; NaN for what is no number. */
export function typedNumber(text: string): number {
  const plain = text.replaceAll(/\s/g, "").replace(",", ".").replace("−", "-");
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
