import { moved } from "./archetypes/pair.ts";
import { round } from "./outline.ts";
import type { Drawing, Sketch } from "./sketch.ts";

/** Varies width and length; sheets and details stay. */
export function proportioned(sketch: Sketch, drawing: Drawing): Drawing {
  const { shows, design, view } = sketch;
  if (!worn.some((word) => shows.has(word))) return drawing;
  const wide = design.between(0.97, 1.03) * (fits.find(([word]) => shows.has(word))?.[1] ?? 1);
  const long = design.between(0.98, 1.02) * (shows.has("cropped") ? 0.84 : shows.has("long") ? 1.12 : 1);
  const turn = view === 1 ? design.between(-2.2, 2.2) : 0;
  const { rest, detail } = drawing;
  const middle = (150 + rest.y) / 2;
  const down = Math.min(0, 1190 - (middle + (rest.y - middle) * long));
  const place = `translate(${round(500 - 500 * wide)} ${round(middle - middle * long + down)})scale(${round3(wide)} ${round3(long)})`;
  const at = ([x, y]: readonly [number, number]): readonly [number, number] => [
    500 + (x - 500) * wide,
    middle + (y - middle) * long + down,
  ];
  return {
    ...drawing,
    markup: moved(sketch, drawing.markup, turn ? `rotate(${round(turn)} 500 620)${place}` : place),
    rest: { ...rest, y: at([0, rest.y])[1], width: rest.width * wide },
    detail: at(detail),
  };
}

/** Garments with a fit or length have one of these. */
const worn = ["regular", "loose", "oversize", "fitted", "usual", "long", "cropped"];
const fits: readonly (readonly [word: string, wide: number])[] = [
  ["oversize", 1.13],
  ["loose", 1.06],
  ["fitted", 0.89],
];
const round3 = (value: number): number => Math.round(value * 1000) / 1000;
