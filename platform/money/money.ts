/** Integer hundredths of a hryvnia; the only money inside the shop. */
export type Kopiykas = number & { readonly __brand: "Kopiykas" };

/** Hryvnias of calls and forms; accepts any plain number, but no kopiykas. */
type Hryvnias = number & { readonly __brand?: "Hryvnias" };

/** Brands a whole number as kopiykas. Throws on fractions and unsafe integers. */
export function kopiykas(amount: number): Kopiykas {
  if (!Number.isSafeInteger(amount)) throw new RangeError("kopiykas must be a safe whole number");
  return amount as Kopiykas;
}

export const sumKopiykas = (amounts: readonly Kopiykas[]): Kopiykas => amounts.reduce<number>((sum, amount) => sum + amount, 0) as Kopiykas;

export const timesPieces = (price: Kopiykas, pieces: number): Kopiykas => (price * pieces) as Kopiykas;

export const toHryvnias = (amount: Kopiykas): Hryvnias => Math.round(amount) / 100;

/** `1399.00`, for files that want two decimals. */
export const decimalHryvnias = (amount: Kopiykas): string => (Math.round(amount) / 100).toFixed(2);

/** Hryvnias from outside as kopiykas, half a kopiyka up. */
export function fromHryvnias(amount: Hryvnias): Kopiykas {
  return kopiykas(Math.round(amount * 100 + Math.sign(amount) * 1e-7));
}

const NBSP = "\u00a0";

/** `1 417`, no-break spaces. */
export const formatWhole = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, NBSP);

/** `12 480 грн`, `1 299,50 грн`, `−200 грн` with no-break spaces, in both languages. */
export function formatMoney(amount: Kopiykas): string {
  const positive = Math.round(Math.abs(amount));
  const whole = formatWhole(Math.floor(positive / 100));
  const rest = positive % 100 === 0 ? "" : `,${String(positive % 100).padStart(2, "0")}`;
  return `${amount < 0 ? "\u2212" : ""}${whole}${rest}${NBSP}грн`;
}

export const formatHryvnias = (amount: Hryvnias): string => formatMoney(Math.round(amount * 100) as Kopiykas);
