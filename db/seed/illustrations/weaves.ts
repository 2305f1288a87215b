import { paved } from "./paved.ts";
import type { Weave } from "./weave-names.ts";
import type { Sketch } from "./sketch.ts";
import type { Tone } from "./tone.ts";

type Tile = { size: readonly [width: number, height: number]; turn?: number; draw(tone: Tone): string };

const tiles: Record<Exclude<Weave, "satin">, Tile> = {
  denim: {
    size: [5, 5],
    turn: 32,
    draw: ({ stitch }) => `<path d="M0 2.5H5" stroke="${stitch}" stroke-opacity=".34" stroke-width="1.8"/>`,
  },
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
  twill: {
    size: [9, 9],
    turn: 38,
    draw: ({ fold, shine }) =>
      `<path d="M0 2.5H9" stroke="${fold}" stroke-opacity=".42" stroke-width="3"/><path d="M0 6.5H9" stroke="${shine}" stroke-opacity=".3" stroke-width="2"/>`,
  },
  cord: {
    size: [22, 30],
    draw: ({ fold, shine }) =>
      `<path d="M4 0V30" stroke="${fold}" stroke-opacity=".7" stroke-width="5"/><path d="M13 0V30" stroke="${shine}" stroke-opacity=".5" stroke-width="7"/>`,
  },
  jersey: {
    size: [8, 10],
    draw: ({ fold, shine }) =>
      `<path d="M0 1L4 6L8 1" fill="none" stroke="${fold}" stroke-opacity=".3" stroke-width="1.6"/><path d="M0 6L4 11L8 6" fill="none" stroke="${shine}" stroke-opacity=".2" stroke-width="1.2"/>`,
  },
  waffle: {
    size: [26, 26],
    draw: ({ fold, shine }) =>
      `<path d="M0 0H26V26H0Z" fill="${fold}" fill-opacity=".16"/><path d="M5 5H21V21H5Z" fill="${fold}" fill-opacity=".42"/><path d="M0 2H26M2 0V26" stroke="${shine}" stroke-opacity=".5" stroke-width="4"/>`,
  },
  mesh: {
    size: [14, 14],
    draw: ({ inside, shine }) =>
      `<circle cx="3.5" cy="3.5" r="2.4" fill="${inside}" fill-opacity=".5"/><circle cx="10.5" cy="10.5" r="2.4" fill="${inside}" fill-opacity=".5"/><path d="M0 7H14" stroke="${shine}" stroke-opacity=".16" stroke-width="2"/>`,
  },
  suede: {
    size: [37, 41],
    turn: 17,
    draw: ({ fold, shine }) =>
      `<path d="M3 4l5 3M14 2l3 5M26 6l6 2M6 16l4 4M20 14l5-3M32 20l-3 5M10 28l6-1M24 30l4 5M4 36l5-2M18 38l4-3M33 34l-4 4" stroke="${fold}" stroke-opacity=".34" stroke-width="2"/><path d="M9 10l4 2M22 22l5 1M31 12l3 3M14 33l-4 3M2 24l4-1" stroke="${shine}" stroke-opacity=".36" stroke-width="2"/>`,
  },
  muslin: {
    size: [58, 46],
    draw: ({ fold, shine }) =>
      `<path d="M6 4q5 8 0 16M20 10q6 9 1 18M38 2q-6 9 0 17M50 16q5 8-1 17M12 30q6 7 1 14M32 28q-5 8 1 15M46 40q5 3 2 6" fill="none" stroke="${fold}" stroke-opacity=".4" stroke-width="2.6"/><path d="M9 5q5 8 0 16M24 11q6 9 1 18M42 3q-6 9 0 17M36 29q-5 8 1 15" fill="none" stroke="${shine}" stroke-opacity=".5" stroke-width="2.4"/>`,
  },
  pique: {
    size: [12, 12],
    draw: ({ fold, shine }) =>
      `<path d="M0 0H6V6H0ZM6 6H12V12H6Z" fill="${fold}" fill-opacity=".26"/><path d="M1 1H5M7 7H11" stroke="${shine}" stroke-opacity=".4" stroke-width="1.6"/>`,
  },
  mohair: {
    size: [46, 40],
    draw: ({ fold, shine }) =>
      `<path d="M2 8q8-9 16 0M24 4q8 9 16 1M8 22q9-8 17 1M30 24q7 8 14 0M4 36q8-8 15 0M26 38q8-9 16-1" fill="none" stroke="${shine}" stroke-opacity=".5" stroke-width="3"/><path d="M0 14q8 6 14 0M20 14q8-7 16 1M10 30q8 7 15 0M34 34q6-7 12 0" fill="none" stroke="${fold}" stroke-opacity=".4" stroke-width="2.6"/>`,
  },
  wool: {
    size: [26, 22],
    draw: ({ fold, shine }) =>
      `<path d="M2 4l7 4M14 2l6 5M5 15l8-3M17 13l7 4M10 20l4-2" stroke="${fold}" stroke-opacity=".26" stroke-width="1.5"/><path d="M12 9l5-2M3 10l4 2M19 20l5-2" stroke="${shine}" stroke-opacity=".3" stroke-width="1.5"/>`,
  },
};

/** A texture under 12 % of contrast. */
export function weaveFill(sketch: Sketch, weave: Weave, tone: Tone): string {
  if (weave === "satin") return `url(#${sketch.define(sheen(tone))})`;
  const { size, turn, draw } = tiles[weave];
  return `url(#${paved(sketch, draw(tone), { size, ...(turn === undefined ? {} : { turn }) })})`;
}

/** Satin shows light instead of threads. */
const sheen = ({ fold, shine }: Tone): string =>
  `<linearGradient id="@" x1="0" y1="0" x2=".17" y2=".13" spreadMethod="reflect"><stop stop-color="${fold}" stop-opacity=".4"/><stop offset=".45" stop-color="${shine}" stop-opacity="0"/><stop offset="1" stop-color="${shine}" stop-opacity=".85"/></linearGradient>`;
