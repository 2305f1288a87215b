import type { Audience } from "../archetypes.ts";

/** Centimetres; `scale` is 1 for an adult. */
export type Body = { height: number; chest: number; waist: number; hips: number; arm: number; foot: number; scale: number };

/** The body of a size by the audience's notation; undefined for goods without one. */
export function bodyOf(audience: Audience, size: string): Body | undefined {
  const number = size === "one size" ? 46 : (letters[audience === "men" ? "men" : "women"][size] ?? Number(size));
  if (!Number.isFinite(number)) return undefined;
  const isGrown = audience === "women" || audience === "men";
  if (!isGrown) return number > 50 ? childOf(number) : number > 20 ? { ...childOf(120), foot: (number * 2) / 3 - 1 } : undefined;
  if (number < 42 || (audience === "men" && number <= 45)) {
    const shoe = (audience === "women" ? insoleOfWomen : insoleOfMen)[number];
    if (shoe !== undefined) return { ...grown(audience, 46), foot: shoe };
    const waist = number * 2.54;
    return { ...grown(audience, 46), waist, hips: waist + (audience === "women" ? 24 : 16) };
  }
  return grown(audience, number);
}

/** Insoles in cm, as in the general size table. */
const insoleOfWomen: Readonly<Record<number, number>> = { 36: 23.5, 37: 24, 38: 24.5, 39: 25, 40: 25.5, 41: 26.5 };
const insoleOfMen: Readonly<Record<number, number>> = { 40: 26, 41: 26.5, 42: 27, 43: 27.5, 44: 28.5, 45: 29 };

const letters: Readonly<Record<"women" | "men", Readonly<Record<string, number>>>> = {
  women: { XS: 42, S: 44, M: 46, L: 48, XL: 50, XXL: 52 },
  men: { S: 46, M: 48, L: 50, XL: 52, XXL: 54 },
};

const grown = (audience: "women" | "men", size: number): Body =>
  audience === "women"
    ? {
        height: 150 + size * 0.36,
        chest: size * 2,
        waist: size * 2 - 18,
        hips: size * 2 + 8,
        arm: 58 + (size - 42) * 0.25,
        foot: 0,
        scale: 1,
      }
    : {
        height: 154 + size * 0.5,
        chest: size * 2,
        waist: size * 2 - 12,
        hips: size * 2 + 2,
        arm: 62 + (size - 46) * 0.4,
        foot: 0,
        scale: 1,
      };

const childOf = (height: number): Body => ({
  height,
  chest: height * 0.42 + 16,
  waist: height * 0.25 + 30,
  hips: height * 0.48 + 12,
  arm: height * 0.36 - 2,
  foot: 0,
  scale: height / 170,
});
