import { veil } from "./lab-colour.ts";
import { round2 } from "./cloth.ts";
import { round } from "./outline.ts";
import type { Sketch } from "./sketch.ts";
import type { Tone } from "./tone.ts";

/** Angle in degrees, 0 right, 90 down; width at the widest. */
export type Crease = { x: number; y: number; angle: number; length: number; width: number; depth: number };

export function creases(sketch: Sketch, all: readonly Crease[], tone: Tone = sketch.tone): string {
  const slope = sketch.define(
    `<radialGradient id="@" cx=".32"><stop stop-color="${veil(tone.shadow, 0.28)}"/><stop offset=".55" stop-color="${veil(tone.shadow, 0.11)}"/><stop offset="1" stop-color="${veil(tone.shadow, 0)}"/></radialGradient>`,
  );
  const shape = sketch.define(
    `<g id="@"><ellipse cx="46" cy="1" rx="56" ry="10" fill="url(#${slope})"/><path d="M0 -1C26 -4 66 -3 100 0C66 2 28 4 0 2Z" fill="${tone.shadow}" fill-opacity=".34"/><path d="M8 -3C34 -9 62 -7 90 -2C60 -5 34 -5 8 -3Z" fill="${tone.shine}" fill-opacity=".7"/></g>`,
  );
  return all
    .filter(({ depth }) => !sketch.small || depth > 0.33)
    .map(
      ({ x, y, angle, length, width, depth }) =>
        `<use href="#${shape}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(angle)})scale(${round(length / 100)} ${round(lit(angle) * (width / 22))})" opacity="${Math.round(Math.min(1, depth * 1.5) * 10) / 10}"/>`,
    )
    .join("");
}

/** The light comes from the top left. */
const lit = (angle: number): 1 | -1 => (Math.cos((angle * Math.PI) / 180) >= Math.sin((angle * Math.PI) / 180) ? 1 : -1);

/** Varied by the article's chance. */
export const relaxed = ({ hand }: Sketch, all: readonly Crease[]): Crease[] =>
  all.map(({ x, y, angle, length, width, depth }) => ({
    x: x + hand.between(-8, 8),
    y: y + hand.between(-10, 10),
    angle: angle + hand.between(-6, 6),
    length: length * hand.between(0.82, 1.18),
    width: width * hand.between(0.8, 1.2),
    depth: depth * hand.between(0.8, 1.2),
  }));

type Hollow = { x: number; y: number; rx: number; ry: number; angle?: number; opacity?: number };

export function hollow(
  sketch: Sketch,
  kind: "lit" | "dark",
  { x, y, rx, ry, angle = 0, opacity = 0.4 }: Hollow,
  tone: Tone = sketch.tone,
): string {
  const [colour, most] = kind === "lit" ? [tone.shine, 1] : [tone.shadow, 0.36];
  const fill = sketch.define(
    `<radialGradient id="@"><stop stop-color="${veil(colour, most)}"/><stop offset=".5" stop-color="${veil(colour, most / 2)}"/><stop offset="1" stop-color="${veil(colour, 0)}"/></radialGradient>`,
  );
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#${fill})" opacity="${round2(opacity)}"${angle ? ` transform="rotate(${Math.round(angle)} ${Math.round(x)} ${Math.round(y)})"` : ""}/>`;
}

export const highlight = (sketch: Sketch, { x, y, angle, length, width, depth }: Crease, tone: Tone = sketch.tone): string =>
  hollow(
    sketch,
    "lit",
    {
      x: x + (Math.cos((angle * Math.PI) / 180) * length) / 2,
      y: y + (Math.sin((angle * Math.PI) / 180) * length) / 2,
      rx: length / 2,
      ry: width / 2,
      angle,
      opacity: depth * 1.4,
    },
    tone,
  );
