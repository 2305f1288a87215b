import { colourBySlug } from "../../../features/catalogue/words/colours.ts";
import type { Chance } from "./chance.ts";
import { lightnessOf } from "./lab-colour.ts";

export const metal = { light: "#F5F3F2", base: "#C9C3C6", dark: "#8F888C" };
export const copper = { from: "#E8B489", to: "#8C5A35" };
export const denimThread = "#D9A257";
export const soles = { white: "#FBF8F5", gum: "#B98A5E", dark: "#3A2E2A" } as const;
export const rows = ["#C9A98A", "#D9778C", "#9A7DC0", "#6E9CC9", "#76A67A", "#E3B93C", "#C9784E"];
export const tints = ["#EFE6DA", "#F6DDE0", "#E6DDF0", "#D9E6F2", "#DAE7DA", "#F8EBC8", "#F0D6C6"];
export const deepTints = ["#D9CBB8", "#E5BEC4", "#CBBCDD", "#B5CBE0", "#B7CFB8", "#E9D293", "#DDB69F"];

/** Grey melange for an unknown slug. */
export const hexOf = (slug: string): string => colourBySlug(slug)?.hex ?? "#A6A8AB";

const onLight = ["navy", "burgundy", "emerald", "chocolate", "terracotta", "cornflower", "beet"] as const;
const onMiddle = ["milk", "white", "navy", "milk", "butter", "graphite"] as const;
const onDark = ["milk", "white", "powder", "beige", "pale-blue", "mustard"] as const;

/** A colour in contrast to the base. */
export function accentFor(base: string, chance: Chance): string {
  const lightness = lightnessOf(base);
  const slug = chance.pick(lightness > 66 ? onLight : lightness > 44 ? onMiddle : onDark);
  return slug === "butter" ? "#F8EBC8" : hexOf(slug);
}
