import type { Sketch } from "./sketch.ts";
import type { Tone } from "./tone.ts";

export type Weave = "denim" | "knit" | "terry" | "wicker" | "slub" | "rib" | "fleece" | "leather" | "wool";

type Tile = { size: readonly [width: number, height: number]; turn?: number; draw(tone: Tone): string };

const tiles: Record<Weave, Tile> = {
  denim: { size: [5, 5], turn: 32, draw: ({ stitch }) => `<path d="M0 2.5H5" stroke="${stitch}" stroke-opacity=".2" stroke-width="1.5"/>` },
  knit: {
    size: [12, 14],
    draw: ({ fold, shine }) =>
      `<path d="M0 2L6 9L12 2" fill="none" stroke="${fold}" stroke-opacity=".5" stroke-width="2.2"/><path d="M0 8L6 15L12 8" fill="none" stroke="${shine}" stroke-opacity=".3" stroke-width="1.6"/>`,
  },
  terry: {
    size: [10, 10],
    draw: ({ fold, shine }) =>
      `<circle cx="2.6" cy="2.6" r="1.7" fill="${fold}" fill-opacity=".34"/><circle cx="7.6" cy="7.6" r="1.7" fill="${fold}" fill-opacity=".28"/><circle cx="7" cy="2" r="1.4" fill="${shine}" fill-opacity=".4"/>`,
  },
  wicker: {
    size: [48, 36],
    draw: ({ fold, shine, inside }) =>
      `<path d="M0 0H48V36H0Z" fill="${inside}" fill-opacity=".5"/><g fill="${fold}"><rect y="1" width="27" height="16" rx="7"/><rect x="24" y="19" width="27" height="16" rx="7"/><rect x="-24" y="19" width="27" height="16" rx="7"/></g><g fill="${shine}" fill-opacity=".6"><rect x="3" y="3" width="20" height="6" rx="3"/><rect x="27" y="21" width="20" height="6" rx="3"/></g>`,
  },
  slub: {
    size: [46, 31],
    draw: ({ fold, shine }) =>
      `<path d="M2 5H22M28 19H44M6 27H16" stroke="${fold}" stroke-opacity=".3" stroke-width="1.6"/><path d="M12 12H30M34 3H42M9 20V30M37 6V15" stroke="${shine}" stroke-opacity=".35" stroke-width="1.6"/>`,
  },
  rib: {
    size: [14, 20],
    draw: ({ fold, shine }) =>
      `<path d="M4 0V20" stroke="${fold}" stroke-opacity=".55" stroke-width="4"/><path d="M10 0V20" stroke="${shine}" stroke-opacity=".4" stroke-width="4"/>`,
  },
  fleece: {
    size: [34, 30],
    draw: ({ fold, shine }) =>
      `<path d="M3 9q4-7 9 0M18 6q4-6 9 1M9 23q5-7 9 0M24 22q4-6 8 1" fill="none" stroke="${fold}" stroke-opacity=".4" stroke-width="2.2"/><path d="M3 12q4-6 9 0M10 26q4-6 8 0M25 10q4-5 7 0" fill="none" stroke="${shine}" stroke-opacity=".5" stroke-width="2.4"/>`,
  },
  leather: {
    size: [38, 34],
    draw: ({ fold, shine }) =>
      `<path d="M2 8q6 2 10-3M16 14q7-4 12 2M24 30q6 0 9-5M6 26q5-4 11 1" fill="none" stroke="${fold}" stroke-opacity=".22" stroke-width="1.4"/><path d="M20 4q5 3 9 0" fill="none" stroke="${shine}" stroke-opacity=".2" stroke-width="1.4"/>`,
  },
  wool: {
    size: [26, 22],
    draw: ({ fold, shine }) =>
      `<path d="M2 4l7 4M14 2l6 5M5 15l8-3M17 13l7 4M10 20l4-2" stroke="${fold}" stroke-opacity=".26" stroke-width="1.5"/><path d="M12 9l5-2M3 10l4 2M19 20l5-2" stroke="${shine}" stroke-opacity=".3" stroke-width="1.5"/>`,
  },
};

/** The texture of a material as a paint; quiet, under 12 % of contrast. */
export function weaveFill(sketch: Sketch, weave: Weave, tone: Tone): string {
  const { size, turn, draw } = tiles[weave];
  const id = sketch.define(
    `<pattern id="@" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ""}>${draw(tone)}</pattern>`,
  );
  return `url(#${id})`;
}
