import { discountOfPieces } from "../../../platform/money/discounted.ts";
import { kopiykas, sumKopiykas, timesPieces, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";

/** Cyrillic capitals that look like a Latin one on paper or in a chat. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  І: "I",
  Ј: "J",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Ѕ: "S",
  Т: "T",
  У: "Y",
  Х: "X",
};

/** The form in which codes are compared: no case, no spaces around, and look-alike Cyrillic letters as Latin ones. */
export const comparedCode = (typed: string): string =>
  [...typed.normalize("NFC").trim().toUpperCase()].map((letter) => lookAlikes[letter] ?? letter).join("");

/** Latin and Cyrillic letters and digits, 3 to 32 (decision 0092). */
export const isPromoCode = (typed: string): boolean => /^[a-zа-яёґєії\d]{3,32}$/iu.test(typed.normalize("NFC").trim());

/** Exactly one of `percent` (1–90) and `amount` (kopiykas) is not null. */
export type Worth = { percent: number | null; amount: Kopiykas | null };
export type PromoCode = Worth & {
  active: boolean;
  startsAt: Instant | null;
  /** The first instant when the code no longer works. */
  endsAt: Instant | null;
  /** The least that the goods it is for have to cost, kopiykas. */
  smallest: Kopiykas;
  uses: number | null;
  usesEach: number | null;
  firstOrder: boolean;
};

export const promoRefusals = [
  "unknown",
  "not_begun",
  "ended",
  "resale",
  "first_only",
  "used_up",
  "used_by_you",
  "nothing_for",
  "too_small",
] as const;
export type PromoRefusal = { reason: (typeof promoRefusals)[number]; startsAt?: Instant; missing?: Kopiykas };

type Situation = {
  now: Instant;
  /** Orders with the code that are not cancelled: in all, and of this customer. */
  used: number;
  usedByCustomer: number;
  purchases: number;
  isResale: boolean;
  /** The cost of the goods it applies to, kopiykas; undefined where there are none. */
  worth: Kopiykas | undefined;
};

/** Why a code takes nothing off an order, the reason that no change of the cart can help first; undefined where it does. */
export function refusalOf(code: PromoCode | undefined, situation: Situation): PromoRefusal | undefined {
  if (!code) return { reason: "unknown" };
  if (!code.active || (code.endsAt !== null && code.endsAt <= situation.now)) return { reason: "ended" };
  if (code.startsAt !== null && code.startsAt > situation.now) return { reason: "not_begun", startsAt: code.startsAt };
  if (code.usesEach !== null && situation.usedByCustomer >= code.usesEach) return { reason: "used_by_you" };
  if (code.uses !== null && situation.used >= code.uses) return { reason: "used_up" };
  if (code.firstOrder && situation.purchases > 0) return { reason: "first_only" };
  if (situation.isResale) return { reason: "resale" };
  if (situation.worth === undefined) return { reason: "nothing_for" };
  if (situation.worth < code.smallest) return { reason: "too_small", missing: kopiykas(code.smallest - situation.worth) };
  return undefined;
}

type Priced = { price: Kopiykas; pieces: number };

/** A code's discount of each line, kopiykas, spread by largest remainder; each line keeps a kopiyka, since nothing is sold for nothing. */
export function discountsOf(worth: Worth, lines: readonly (Priced & { isMeant: boolean })[]): Kopiykas[] {
  const sums = lines.map((line) => (line.isMeant ? timesPieces(line.price, line.pieces) : kopiykas(0)));
  const all = sumKopiykas(sums);
  const wished = worth.percent === null ? (worth.amount ?? 0) : Math.floor((all * worth.percent) / 100);
  return spread(kopiykas(wished), sums);
}

/** Spreads as much of `total` as fits over the sums, each of which keeps a kopiyka. */
export function spread(total: Kopiykas, sums: readonly Kopiykas[]): Kopiykas[] {
  const most = sums.map((sum) => Math.max(0, sum - 1));
  const all = sumKopiykas(sums);
  const whole = Math.min(
    total,
    most.reduce((one, other) => one + other, 0),
  );
  if (whole === 0) return sums.map(() => kopiykas(0));
  const shares = sums.map((sum, at) => {
    const share = BigInt(whole) * BigInt(sum);
    return { at, part: Number(share / BigInt(all)), remainder: share % BigInt(all) };
  });
  const parts = shares.map(({ part }) => part);
  let left = whole - parts.reduce((one, other) => one + other, 0);
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.at - other.at : one.remainder < other.remainder ? 1 : -1,
  );
  while (left > 0)
    for (const { at } of byRemainder) {
      if (left === 0) break;
      if ((parts[at] ?? 0) >= (most[at] ?? 0)) continue;
      parts[at] = (parts[at] ?? 0) + 1;
      left -= 1;
    }
  return parts.map(kopiykas);
}

/** The sum paid for the next `more` pieces once `before` have gone back, kopiykas; all steps add up to the line's sum. */
export const paidForPieces = (
  line: { price: Kopiykas; discount: Kopiykas; pieces: number },
  { before, more }: { before: number; more: number },
): Kopiykas => kopiykas(timesPieces(line.price, more) - (discountOfPieces(line, before + more) - discountOfPieces(line, before)));
