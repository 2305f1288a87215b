import { lightnessOf, shade } from "./lab-colour.ts";

/** A material's tones, lit from the top left. */
export type Tone = {
  base: string;
  light: string;
  dark: string;
  fold: string;
  shine: string;
  seam: string;
  stitch: string;
  inside: string;
  /** A third of it makes a fold. */
  shadow: string;
  /** Below L* 30; seams are then lighter. */
  isDark: boolean;
};

const known = new Map<string, Tone>();

/** Cached. */
export function toneOf(hex: string): Tone {
  const found = known.get(hex);
  if (found) return found;
  const lightness = lightnessOf(hex);
  const isDark = lightness < 30;
  const tone = {
    base: hex,
    light: shade(hex, isDark ? 11 : 7),
    dark: shade(hex, -9),
    fold: shade(hex, isDark ? -12 : -15),
    shine: shade(hex, isDark ? 18 : 10),
    seam: shade(hex, isDark ? 15 : -24),
    stitch: shade(hex, isDark ? 22 : -17),
    inside: shade(hex, isDark ? -8 : -28),
    shadow: shade(hex, isDark ? -40 : -52),
    isDark,
  };
  known.set(hex, tone);
  return tone;
}
