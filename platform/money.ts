/** Integer hundredths of a hryvnia; the only money inside the shop. */
export type Kopiykas = number & { readonly __brand: "Kopiykas" };

/** Hryvnias as calls and forms say them. Any plain number may be one, since calls come as such; kopiykas may not. */
type Hryvnias = number & { readonly __brand?: "Hryvnias" };

/** Marks a whole number as kopiykas. Throws on fractions and on numbers a double cannot hold exactly. */
export function kopiykas(amount: number): Kopiykas {
  if (!Number.isSafeInteger(amount)) throw new RangeError("kopiykas must be a safe whole number");
  return amount as Kopiykas;
}

/** What several amounts come to. */
export const sumKopiykas = (amounts: readonly Kopiykas[]): Kopiykas => amounts.reduce<number>((sum, amount) => sum + amount, 0) as Kopiykas;

/** What so many pieces cost at a price for one. */
export const timesPieces = (price: Kopiykas, pieces: number): Kopiykas => (price * pieces) as Kopiykas;

/** Hryvnias as the wire fields `price`, `oldPrice`, … carry them: a number with at most two decimals. */
export const toHryvnias = (amount: Kopiykas): Hryvnias => Math.round(amount) / 100;

/** Hryvnias from outside (1C, a form) to kopiykas, half a kopiyka up. */
export function fromHryvnias(amount: Hryvnias): Kopiykas {
  return kopiykas(Math.round(amount * 100 + Math.sign(amount) * 1e-7));
}

const NBSP = "\u00a0";

/** `1 417`: a whole number in groups of three, no-break spaces between them. */
export const formatWhole = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, NBSP);

/** `12 480 грн`, `1 299,50 грн`, `−200 грн`: the same in both languages, no-break spaces inside. */
export function formatMoney(amount: Kopiykas): string {
  const positive = Math.round(Math.abs(amount));
  const whole = formatWhole(Math.floor(positive / 100));
  const rest = positive % 100 === 0 ? "" : `,${String(positive % 100).padStart(2, "0")}`;
  return `${amount < 0 ? "\u2212" : ""}${whole}${rest}${NBSP}грн`;
}

/** The same for a wire field in hryvnias. */
export const formatHryvnias = (amount: Hryvnias): string => formatMoney(Math.round(amount * 100) as Kopiykas);
