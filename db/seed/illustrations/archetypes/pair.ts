import type { Outline, Sketch } from "../sketch.ts";

/** The same thing twice: the first behind, the second in front; drawn once and used twice. */
export function pairOf(sketch: Sketch, draw: (sketch: Sketch) => string, places: readonly string[]): string {
  const outlines: Outline[] = [];
  const id = sketch.define(`<g id="@">${draw({ ...sketch, outlines })}</g>`);
  for (const place of places) sketch.outlines.push(...outlines.map((outline) => ({ ...outline, transform: place + outline.transform })));
  return places.map((place) => `<use href="#${id}" transform="${place}"/>`).join("");
}

export const MIRROR = "translate(1000 0)scale(-1 1)";

/** All that has been drawn so far, put in another place. */
export function moved(sketch: Sketch, markup: string, place: string): string {
  sketch.outlines.splice(0, sketch.outlines.length, ...sketch.outlines.map(({ id, transform }) => ({ id, transform: place + transform })));
  return `<g transform="${place}">${markup}</g>`;
}
