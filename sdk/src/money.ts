/** A whole number of hundredths of a hryvnia: bills, bonuses, the balance. */
export type Kopiykas = number & { readonly __unit: "kopiykas" };

/** Hryvnias with at most two decimals: prices and sums of goods. */
export type Hryvnias = number & { readonly __unit: "hryvnias" };

/** Throws for what is no whole number. */
export function kopiykas(amount: number): Kopiykas {
  if (!Number.isSafeInteger(amount)) throw new RangeError("kopiykas must be a whole number");
  return amount as Kopiykas;
}

export const hryvnias = (amount: number): Hryvnias => (Math.round(amount * 100) / 100) as Hryvnias;

export const kopiykasOf = (amount: Hryvnias): Kopiykas => Math.round(amount * 100) as Kopiykas;

export const hryvniasOf = (amount: Kopiykas): Hryvnias => (amount / 100) as Hryvnias;
