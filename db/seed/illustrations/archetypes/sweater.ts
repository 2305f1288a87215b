import { opening, piece, seam, softLine } from "../cloth.ts";
import { creases, highlight, hollow, relaxed } from "../folds.ts";
import { both, half, mirrored } from "../outline.ts";
import { accentFor } from "../palette.ts";
import { printOver } from "../prints.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { neckLabel, ribBand, ribs } from "../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const SIDE = "C166 214 236 240 288 292C262 370 246 470 250 566C250 700 250 850 254 980C180 996 90 1000 0 1000";
const SLEEVE =
  "M270 276C318 306 334 400 346 520C360 660 374 790 380 906C348 926 304 930 266 918C268 800 264 690 250 566C246 470 258 370 270 276Z";
const CUFF = "M376 896C374 930 370 964 362 990C334 1004 302 1006 276 998C270 970 268 940 268 908C304 920 346 914 376 896Z";
const ARMHOLE = "M288 292C262 370 246 470 250 566";

/** Knit sweater: three cables on a stitch of small V, ribbed neck ring, cuffs and hem. */
export function sweater(sketch: Sketch): Drawing {
  const kind = sketch.design.pick(["cables", "cables", "plain", "striped"]);
  const accent = accentFor(sketch.tone.base, sketch.design);
  const printed =
    kind === "striped" ? ({ print: "stripe", accent, second: accent, size: sketch.design.between(1.4, 2) } as const) : undefined;
  const back = sketch.view === 2;
  const pattern =
    kind === "cables"
      ? [-150, 0, 150].map((x) => cable(sketch, 500 + x, back ? 214 : x === 0 ? 316 : 232)).join("")
      : printed
        ? printOver(sketch, printed, { x: 500, y0: 400, y1: 720, sag: 8 })
        : "";
  const body = piece(sketch, mirrored((back ? "M0 212C50 212 92 206 114 196" : "M0 296C64 296 106 254 114 196") + SIDE), {
    weave: "knit",
    on: pattern + bodyFolds(sketch),
    volume: 1.2,
  });
  const cuffs = ([-1, 1] as const)
    .map((side) =>
      piece(sketch, half(CUFF, side), {
        on: ribs(sketch, side === 1 ? { x0: 764, x1: 884, y0: 890, y1: 1010 } : { x0: 116, x1: 236, y0: 890, y1: 1010 }),
      }),
    )
    .join("");
  const hem =
    piece(sketch, mirrored("M0 982C90 982 180 978 253 962C252 1000 248 1030 242 1052C170 1066 80 1070 0 1070"), {
      on: ribs(sketch, { x0: 252, x1: 752, y0: 956, y1: 1074 }),
    }) + seam(sketch, both("M0 982C90 982 180 978 253 962"), { opacity: 0.4 });
  const inner = back ? "" : opening(sketch, mirrored("M0 186C60 186 98 188 114 196C110 232 80 296 0 320")) + neckLabel(sketch, [500, 212]);
  const ring = both(back ? "M0 204C54 204 96 200 118 188" : "M0 300C68 300 110 258 118 192");
  return {
    markup:
      cuffs +
      sleeves(sketch, {
        path: SLEEVE,
        armhole: ARMHOLE,
        shoulder: [282, 300],
        underarm: [252, 572],
        cuff: [322, 904],
        weave: "knit",
        ...(printed ? { printed: { ...printed, print: "plain" as const } } : {}),
      }) +
      inner +
      body +
      hem +
      armholeSeams(sketch, ARMHOLE) +
      softLine(sketch, both(back ? "M0 224C54 224 92 218 118 206" : "M0 322C80 322 128 270 136 208"), { width: 26, opacity: 0.4 }) +
      ribBand(sketch, ring, { width: 40, pitch: 12 }),
    rest: { x: 500, y: 1070, width: 520 },
    detail: [500, 420],
  };
}

/** One cable: two ropes that cross every 70 units, the crossings alternating. */
function cable(sketch: Sketch, x: number, from: number): string {
  const { tone } = sketch;
  const dark = tone.isDark ? tone.inside : tone.fold;
  const turn = sketch.define(
    `<g id="@" fill="none" stroke-linecap="round"><path d="M17-4C17 26-17 34-17 74" stroke="${dark}" stroke-width="23" stroke-opacity=".8"/><path d="M17-4C17 26-17 34-17 74" stroke="${tone.base}" stroke-width="18"/><path d="M13-2C13 24-21 34-21 70" stroke="${tone.shine}" stroke-width="5" stroke-opacity=".55"/><path d="M-17-4C-17 26 17 34 17 74" stroke="${dark}" stroke-width="24" stroke-opacity=".9"/><path d="M-17-4C-17 26 17 34 17 74" stroke="${tone.base}" stroke-width="18"/><path d="M-21-2C-21 22 12 36 13 70" stroke="${tone.shine}" stroke-width="6" stroke-opacity=".65"/><path d="M-14 10l10 8M-6 24l12 8M4 40l12 6M-17 2l8 4M11 56l8 2" stroke="${dark}" stroke-width="2" stroke-opacity=".7"/></g>`,
  );
  const turns = [];
  for (let y = from; y < 990; y += 70) turns.push(`<use href="#${turn}" x="${x}" y="${y}"/>`);
  return softLine(sketch, `M${x - 38} ${from}L${x - 38} 990M${x + 38} ${from}L${x + 38} 990`, { width: 18, opacity: 0.6 }) + turns.join("");
}

const bodyFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 370, y: 500, rx: 110, ry: 330, angle: 5, opacity: 0.4 }) +
  hollow(sketch, "dark", { x: 680, y: 760, rx: 90, ry: 300, opacity: 0.4 }) +
  highlight(sketch, { x: 312, y: 330, angle: 88, length: 460, width: 56, depth: 0.24 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 254, y: 572, angle: 44, length: 230, width: 80, depth: 0.42 },
      { x: 748, y: 576, angle: 134, length: 220, width: 76, depth: 0.42 },
      { x: 258, y: 760, angle: 20, length: 130, width: 50, depth: 0.26 },
      { x: 744, y: 800, angle: 164, length: 140, width: 50, depth: 0.3 },
    ]),
  );
