import { bedLinenFromAbove } from "./archetypes/home/bed-linen.ts";
import { throwFromAbove } from "./archetypes/home/throw-blanket.ts";
import { towelsFromAbove } from "./archetypes/home/towels.ts";
import { moved } from "./archetypes/pair.ts";
import { folded, type Fold } from "./folded.ts";
import { roundFromAbove, shoesFromAbove, type ShoeKind } from "./from-above.ts";
import type { Measure } from "./measures.ts";
import type { Drawing, Sketch } from "./sketch.ts";

/** The fourth view and the fifth's measures. */
export type Views = { fourth: Fold | ((sketch: Sketch) => Drawing) | "turned"; measures: readonly Measure[] };

const shoes = (kind: ShoeKind): Views => ({ fourth: (sketch) => shoesFromAbove(sketch, kind), measures: [[120, 1060, 880, 1060]] });
const top = (fold: Fold, chest: number, hem: number, half: number, sleeve: Measure): Views => ({
  fourth: fold,
  measures: [[500 - half, chest, 500 + half, chest], [610, 250, 610, hem], sleeve, [500 - half, hem + 60, 500 + half, hem + 60]],
});
const bottom = (fold: Fold, waist: number, hem: number, hip: number): Views => ({
  fourth: fold,
  measures: [
    [500 - waist, fold.y0 - 60, 500 + waist, fold.y0 - 60],
    [500 - hip, fold.y0 + 240, 500 + hip, fold.y0 + 240],
    [860, fold.y0, 860, hem],
  ],
});
const textile = (fourth: (sketch: Sketch) => Drawing): Views => ({
  fourth,
  measures: [
    [150, 1020, 850, 1020],
    [920, 480, 920, 950],
  ],
});

const parcel = { x0: 322, x1: 678, y0: 190, y1: 700 };

export const viewsOf = {
  "t-shirt": top(parcel, 540, 1006, 250, [620, 210, 880, 470]),
  "roll-neck": top({ ...parcel, y0: 130 }, 570, 1040, 224, [740, 262, 852, 1010]),
  shirt: top({ ...parcel, y0: 150, y1: 720 }, 600, 1094, 240, [770, 262, 862, 980]),
  hoodie: top({ x0: 310, x1: 690, y0: 110, y1: 740 }, 640, 1090, 244, [790, 340, 886, 1040]),
  sweater: top({ ...parcel, y0: 180 }, 600, 1064, 250, [800, 292, 868, 1000]),
  dress: {
    fourth: { x0: 380, x1: 620, y0: 160, y1: 620 },
    measures: [
      [324, 390, 676, 390],
      [380, 520, 620, 520],
      [860, 170, 860, 1150],
      [190, 1190, 810, 1190],
    ],
  },
  skirt: bottom({ x0: 330, x1: 670, y0: 226, y1: 700 }, 170, 1050, 210),
  trousers: bottom({ x0: 334, x1: 666, y0: 130, y1: 476 }, 168, 1130, 206),
  jeans: bottom({ x0: 326, x1: 674, y0: 130, y1: 466 }, 176, 1130, 208),
  shorts: bottom({ x0: 300, x1: 700, y0: 248, y1: 632 }, 212, 960, 250),
  puffer: top({ x0: 300, x1: 700, y0: 92, y1: 700 }, 600, 1076, 240, [790, 260, 872, 988]),
  coat: top({ x0: 318, x1: 682, y0: 120, y1: 720 }, 560, 1124, 224, [770, 240, 846, 946]),
  blazer: top({ x0: 318, x1: 682, y0: 120, y1: 700 }, 540, 950, 224, [770, 246, 846, 906]),
  tracksuit: {
    fourth: "turned",
    measures: [
      [230, 520, 540, 520],
      [620, 400, 836, 400],
      [110, 300, 110, 840],
      [880, 440, 880, 1110],
    ],
  },
  pyjamas: {
    fourth: "turned",
    measures: [
      [230, 470, 540, 470],
      [620, 400, 836, 400],
      [110, 260, 110, 790],
      [880, 440, 880, 1110],
    ],
  },
  bodysuit: {
    fourth: { x0: 300, x1: 700, y0: 196, y1: 720 },
    measures: [
      [290, 520, 710, 520],
      [560, 220, 560, 1050],
    ],
  },
  sneaker: shoes("laced"),
  "ankle-boot": shoes("tall"),
  "ballet-flat": shoes("low"),
  clog: shoes("mule"),
  socks: { fourth: "turned", measures: [[170, 300, 170, 900]] },
  beanie: {
    fourth: "turned",
    measures: [
      [260, 960, 740, 960],
      [800, 350, 800, 900],
    ],
  },
  "bed-linen": textile(bedLinenFromAbove),
  towels: textile(towelsFromAbove),
  throw: textile(throwFromAbove),
  mug: {
    fourth: (sketch) => roundFromAbove(sketch, { rim: 280, mouth: 256, inside: "#5A3826", handles: "one" }),
    measures: [
      [200, 1000, 640, 1000],
      [880, 440, 880, 930],
    ],
  },
  saucepan: {
    fourth: (sketch) => roundFromAbove(sketch, { rim: 330, mouth: 306, inside: "#D9D3D6", handles: "two" }),
    measures: [
      [200, 1000, 800, 1000],
      [930, 560, 930, 920],
    ],
  },
  basket: {
    fourth: (sketch) => roundFromAbove(sketch, { rim: 330, mouth: 296, inside: "#D9C3A5", handles: "two", weave: "wicker" }),
    measures: [
      [190, 1010, 810, 1010],
      [880, 560, 880, 950],
    ],
  },
} satisfies Record<string, Views>;

export function fourthView(sketch: Sketch, hero: (sketch: Sketch) => Drawing, how: Views["fourth"]): Drawing {
  if (typeof how === "function") return how(sketch);
  const drawing = hero(sketch);
  if (how !== "turned") {
    const markup = folded(sketch, drawing, how);
    sketch.outlines.length = 0;
    return { markup, rest: drawing.rest, detail: drawing.detail };
  }
  const turn = "rotate(-12 500 620)translate(40 50)scale(.92)";
  return { ...drawing, markup: moved(sketch, drawing.markup, turn) };
}
