import { round2 } from "../../cloth.ts";
import type { Sketch } from "../../sketch.ts";
import type { Tone } from "../../tone.ts";

export function turnedFill(sketch: Sketch, tone: Tone, shine = 1): string {
  const id = sketch.define(
    `<linearGradient id="@"><stop stop-color="${tone.dark}"/><stop offset=".1" stop-color="${tone.base}"/><stop offset=".22" stop-color="${tone.shine}" stop-opacity="${round2(shine)}"/><stop offset=".36" stop-color="${tone.base}"/><stop offset=".66" stop-color="${tone.dark}"/><stop offset=".92" stop-color="${tone.fold}"/><stop offset="1" stop-color="${tone.dark}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** A part of a round thing; its outline counts. */
export function turned(sketch: Sketch, path: string, { tone = sketch.tone, shine = 1 }: { tone?: Tone; shine?: number } = {}): string {
  const id = sketch.define(`<path id="@" d="${path}"/>`);
  sketch.outlines.push({ id, transform: "" });
  return `<use href="#${id}" fill="${turnedFill(sketch, tone, shine)}"/>`;
}

export const disc = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
