import { line, softLine } from "./cloth.ts";
import { shade } from "./lab-colour.ts";
import type { Drawing, Sketch } from "./sketch.ts";

/** The part that stays visible. */
export type Fold = { x0: number; x1: number; y0: number; y1: number };

/** The fourth view of clothes. */
export function folded(sketch: Sketch, { markup }: Drawing, { x0, x1, y0, y1 }: Fold): string {
  const { tone } = sketch;
  const scale = Math.min(1.75, 640 / (x1 - x0), 800 / (y1 - y0));
  const parcel = `M${x0 + 8} ${y0 - 90}L${x1 - 8} ${y0 - 90}C${x1} ${y0 + 200} ${x1 + 3} ${y1 - 200} ${x1} ${y1 - 24}C${x1 - 2} ${y1 - 6} ${x1 - 14} ${y1} ${x1 - 34} ${y1}C${(x0 + x1) / 2 + 60} ${y1 + 6} ${(x0 + x1) / 2 - 60} ${y1 + 6} ${x0 + 34} ${y1}C${x0 + 14} ${y1} ${x0 + 2} ${y1 - 6} ${x0} ${y1 - 24}C${x0 - 3} ${y1 - 200} ${x0} ${y0 + 200} ${x0 + 8} ${y0 - 90}Z`;
  const clip = sketch.define(`<clipPath id="@"><path d="${parcel}"/></clipPath>`);
  const layer = (drop: number, inset: number, colour: string): string =>
    `<path d="M${x0 + inset} ${y1 - 90}L${x1 - inset} ${y1 - 90}L${x1 - inset} ${y1 + drop - 22}C${x1 - inset} ${y1 + drop - 6} ${x1 - inset - 12} ${y1 + drop} ${x1 - inset - 30} ${y1 + drop}L${x0 + inset + 30} ${y1 + drop}C${x0 + inset + 12} ${y1 + drop} ${x0 + inset} ${y1 + drop - 6} ${x0 + inset} ${y1 + drop - 22}Z" fill="${colour}"/>`;
  const shadow = shade(sketch.ground, -42);
  const lift = softLine(sketch, `M${x0 + 20} ${y1 + 4}L${x1 - 16} ${y1 + 4}`, { width: 24, opacity: 0.9 });
  const edges =
    line(sketch, `M${x0 + 30} ${y1 - 3}L${x1 - 30} ${y1 - 3}`, tone.shine, 6, 0.5) +
    softLine(sketch, `M${x1 + 4} ${y0 + 190}L${x1 + 4} ${y1}`, { width: 60, opacity: 0.5 }) +
    softLine(sketch, `M${x0 - 4} ${y0 + 190}L${x0 - 4} ${y1}`, { width: 24, opacity: 0.5 });
  const under =
    layer(30, 10, tone.isDark ? tone.light : tone.dark) +
    softLine(sketch, `M${x0 + 24} ${y1 + 18}L${x1 - 20} ${y1 + 18}`, { width: 14, opacity: 0.7 }) +
    layer(16, 4, tone.base) +
    lift;
  const ground = `<path d="M${x0 + 8} ${y0 + 170}L${x1 + 10} ${y0 + 170}L${x1 + 14} ${y1 + 44}L${x0 + 14} ${y1 + 44}Z" fill="${shadow}" opacity=".5" filter="url(#cast)"/>`;
  const [x, y] = [500 - ((x0 + x1) / 2) * scale, 630 - ((y0 + y1) / 2) * scale];
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})">${ground}${under}<g clip-path="url(#${clip})">${markup}${edges}</g></g>`;
}
