/** A Ukrainian EAN-13 (482). */
export function barcodeOf(number: number): string {
  const digits = `482${String(number).padStart(9, "0")}`;
  if (digits.length !== 12) throw new RangeError(`a barcode holds nine digits of a number, got ${number}`);
  return digits + checkDigit(digits);
}

/** GS1's check digit. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += (digits.charCodeAt(at) - 48) * (at % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}
