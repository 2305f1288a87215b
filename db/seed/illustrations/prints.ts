import { line } from "./cloth.ts";
import { round } from "./outline.ts";
import { accentFor } from "./palette.ts";
import type { Sketch } from "./sketch.ts";
import { toneOf } from "./tone.ts";

export type Print = "plain" | "stripe" | "pinstripe" | "check" | "dots" | "floral";
const all: readonly Print[] = ["stripe", "pinstripe", "check", "dots", "floral"];
export type Printed = { print: Print; accent: string; second: string; size: number };

/** The same on all parts and views. */
export function printFor({ design, tone, shows }: Sketch): Printed {
  const print = all.find((one) => shows.has(one)) ?? "plain";
  return {
    print,
    accent: accentFor(tone.base, design),
    second: tone.isDark ? tone.shine : tone.dark,
    size: design.between(0.85, 1.2),
  };
}

type Area = {
  x: number;
  y0: number;
  y1: number;
  /** Half the width. */
  half?: number;
  /** The stripes' sag in the middle. */
  sag?: number;
  /** Degrees. */
  angle?: number;
};

/** Stripes bow with the hem, the rest follows the grain. */
export function printOver(sketch: Sketch, printed: Printed, { x, y0, y1, half = 440, sag = 12, angle = 0 }: Area): string {
  const { print, accent, size } = printed;
  if (print === "plain") return "";
  if (print === "stripe") return turned(stripes(sketch, accent, { x, y0, y1, half, sag, size }), angle, x, (y0 + y1) / 2);
  const reach = Math.max(half, y1 - y0);
  const middle = (y0 + y1) / 2;
  return `<path d="M${round(x - reach)} ${round(middle - reach)}H${round(x + reach)}V${round(middle + reach)}H${round(x - reach)}Z" fill="url(#${sketch.define(tile(sketch, printed, angle))})"/>`;
}

type Stripes = Required<Omit<Area, "angle">> & { size: number };

function stripes(sketch: Sketch, colour: string, { x, y0, y1, half, sag, size }: Stripes): string {
  const pitch = 50 * size;
  const lines = [];
  for (let y = y0; y < y1 + pitch; y += pitch)
    lines.push(`M${round(x - half)} ${round(y)}Q${round(x)} ${round(y + sag * 2)} ${round(x + half)} ${round(y)}`);
  return line(sketch, lines.join(""), colour, round(17 * size), 0.9);
}

const turned = (markup: string, angle: number, x: number, y: number): string =>
  angle ? `<g transform="rotate(${round(angle)} ${round(x)} ${round(y)})">${markup}</g>` : markup;

/** Defined once, transformed by each part. */
function tile(sketch: Sketch, printed: Printed, angle: number): string {
  const { print } = printed;
  const [side, motif] = { check, dots, pinstripe, floral }[print === "plain" || print === "stripe" ? "check" : print](printed);
  const whole = sketch.define(`<pattern id="@" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${motif}</pattern>`);
  return `<pattern id="@" href="#${whole}" patternTransform="rotate(${Math.round(angle)})scale(${round(printed.size)})"/>`;
}

const check = ({ accent, second }: Printed): [number, string] => [
  88,
  `<g fill="${second}" fill-opacity=".5"><path d="M0 0H30V88H0Z"/><path d="M0 0H88V30H0Z"/></g><path d="M59 0V88M0 59H88" stroke="${accent}" stroke-opacity=".65" stroke-width="5"/>`,
];
const pinstripe = ({ accent }: Printed): [number, string] => [
  34,
  `<path d="M17 0V34" stroke="${accent}" stroke-opacity=".5" stroke-width="2.4"/>`,
];
const dots = ({ accent }: Printed): [number, string] => [
  60,
  `<g fill="${accent}" fill-opacity=".9"><circle cx="15" cy="15" r="8"/><circle cx="45" cy="45" r="8"/></g>`,
];

function floral({ accent, second }: Printed): [number, string] {
  const leaf = toneOf(accent).dark;
  const flower = (x: number, y: number, size: number, turn: number): string =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><path d="M0-3C-9-24 11-24 3-3C24-14 26 8 4 2C18 20-2 25-1 4C-14 20-27 5-4 0C-24-8-13-22 0-3Z" fill="${accent}"/><circle r="4" fill="${second}"/></g>`;
  const bud = (x: number, y: number, turn: number): string =>
    `<path transform="translate(${x} ${y})rotate(${turn})" d="M0 0C-9-6-6-16 0-18C6-16 9-6 0 0Z" fill="${accent}"/>`;
  const sprig = (x: number, y: number, size: number, turn: number): string =>
    `<path transform="translate(${x} ${y})rotate(${turn})scale(${size})" d="M0 0C8-10 22-10 30 0C20 8 8 8 0 0ZM0 0C-4-12-16-18-26-14C-24-3-12 4 0 0Z" fill="${leaf}" fill-opacity=".75"/>`;
  return [
    150,
    flower(38, 42, 1.15, 12) +
      flower(112, 104, 0.8, 200) +
      flower(118, 30, 0.55, 80) +
      sprig(64, 60, 0.8, 30) +
      sprig(30, 118, 0.65, 200) +
      sprig(92, 128, 0.5, 120) +
      bud(80, 22, 20) +
      bud(46, 96, -130) +
      bud(136, 68, 70),
  ];
}
