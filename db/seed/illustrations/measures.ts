import { line } from "./cloth.ts";
import type { Drawing, Sketch } from "./sketch.ts";

export type Measure = readonly [x0: number, y0: number, x1: number, y1: number];

const INK = "#6B5662";
const BEET = "#8C1250";
/** А, Б, В, Г on a 20 × 28 field. */
const letters = [
  "M-10 14L0-14L10 14M-6 5H6",
  "M9-14H-9V14H3Q10 14 10 6.500Q10-1 3-1H-9",
  "M-9 14V-14H2Q8-14 8-8Q8-1 2-1H-9M2-1Q10-1 10 6.500Q10 14 2 14H-9",
  "M9-14H-8V14",
];

/** The fifth view, lettered as in the size table. */
export function measurementSheet(sketch: Sketch, { rest }: Drawing, measures: readonly Measure[]): Drawing {
  const parts = sketch.outlines.map(({ id, transform }) => `<use href="#${id}"${transform ? ` transform="${transform}"` : ""}/>`).join("");
  const sheet = `<g fill="#fff" stroke="${INK}" stroke-width="3" stroke-linejoin="round">${parts}</g>`;
  return { markup: sheet + measures.map((measure, at) => arrow(sketch, measure, letters[at] ?? "")).join(""), rest, detail: [500, 600] };
}

function arrow(sketch: Sketch, [x0, y0, x1, y1]: Measure, letter: string): string {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const head = (x: number, y: number, turn: number): string => {
    const wing = (by: number): string => `${Math.round(x + Math.cos(turn + by) * 20)} ${Math.round(y + Math.sin(turn + by) * 20)}`;
    return `M${wing(0.42)}L${x} ${y}L${wing(-0.42)}`;
  };
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return (
    line(sketch, `M${x0} ${y0}L${x1} ${y1}${head(x0, y0, angle)}${head(x1, y1, angle + Math.PI)}`, BEET, 4) +
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><circle r="27" fill="#fff" stroke="${BEET}" stroke-width="3"/><path d="${letter}" fill="none" stroke="${BEET}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/></g>`
  );
}
