import { piece, seam, softLine } from "../../cloth.ts";
import { embroidery } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { ribs } from "../../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const SIDE = "C130 224 186 240 226 262C214 340 212 440 224 528C222 680 224 860 232 1012C160 1026 70 1030 0 1030";
const SLEEVE =
  "M216 258C268 282 290 370 308 500C324 650 342 800 352 936C326 950 290 954 262 948C256 800 246 660 224 528C212 440 208 340 216 258Z";
const CUFF = "M351 926C354 958 354 984 350 1006C324 1018 290 1020 266 1014C261 990 260 966 261 938C290 946 326 942 351 926Z";
const ARMHOLE = "M226 262C214 340 212 440 224 528";

export function rollNeck(sketch: Sketch): Drawing {
  const tall = sketch.shows.has("collar-high") ? 96 : 150;
  const printed = printFor(sketch);
  const weave = {};
  const cuffs = ([-1, 1] as const)
    .map((side) =>
      piece(sketch, half(CUFF, side), {
        on: ribs(
          sketch,
          side === 1 ? { x0: 756, x1: 856, y0: 920, y1: 1024, pitch: 11 } : { x0: 144, x1: 244, y0: 920, y1: 1024, pitch: 11 },
        ),
        volume: 0.5,
      }),
    )
    .join("");
  const hem = mirrored("M0 972C80 972 160 968 231 956C234 980 236 1004 236 1026C160 1042 70 1046 0 1046");
  const neckShadow = softLine(sketch, both("M0 276C40 276 78 266 96 240"), { width: 60, opacity: 0.6 });
  return {
    markup:
      cuffs +
      sleeves(sketch, { path: SLEEVE, armhole: ARMHOLE, shoulder: [230, 270], underarm: [226, 534], cuff: [306, 940], printed, ...weave }) +
      piece(sketch, mirrored(`M0 240C40 240 70 228 90 210${SIDE}`), {
        ...weave,
        on: printOver(sketch, printed, { x: 500, y0: 330, y1: 960, sag: 9 }) + bodyFolds(sketch) + neckShadow,
      }) +
      piece(sketch, hem, { on: ribs(sketch, { x0: 262, x1: 742, y0: 950, y1: 1050, pitch: 12 }), volume: 0.5 }) +
      armholeSeams(sketch, ARMHOLE) +
      (sketch.shows.has("embroidery") && sketch.view !== 2 ? embroidery(sketch, [610, 430], 0.9) : "") +
      tube(sketch, tall),
    rest: { x: 500, y: 1046, width: 500 },
    detail: [500, 240],
  };
}

function tube(sketch: Sketch, top: number): string {
  const turn = (top + 250) / 2 + 26;
  const low = mirrored(`M0 ${turn - 20}C40 ${turn - 20} 70 ${turn - 26} 84 ${turn - 32}C88 214 92 232 98 250C74 272 40 282 0 282`);
  const high = mirrored(
    `M0 ${top}C40 ${top} 66 ${top + 4} 78 ${top + 12}C86 ${top + 40} 92 ${turn - 20} 96 ${turn + 12}C66 ${turn + 30} 36 ${turn + 36} 0 ${turn + 36}`,
  );
  const lines = (y0: number, y1: number): string => ribs(sketch, { x0: 404, x1: 600, y0, y1, pitch: 11 });
  const lip =
    sketch.view === 2 ? "" : seam(sketch, both(`M0 ${top + 12}C36 ${top + 12} 62 ${top + 15} 76 ${top + 18}`), { width: 5, opacity: 0.35 });
  return (
    piece(sketch, low, { on: lines(turn - 40, 290), volume: 0.6 }) +
    softLine(sketch, both(`M0 ${turn + 38}C36 ${turn + 38} 66 ${turn + 32} 94 ${turn + 14}`), { width: 26, opacity: 0.6 }) +
    piece(sketch, high, {
      on:
        lines(top, turn + 44) +
        hollow(sketch, "lit", { x: 458, y: (top + turn) / 2, rx: 34, ry: 70, opacity: 0.5 }) +
        hollow(sketch, "dark", { x: 570, y: (top + turn) / 2, rx: 36, ry: 90, opacity: 0.5 }),
      volume: 0.8,
    }) +
    lip
  );
}

const bodyFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 400, y: 520, rx: 110, ry: 330, angle: 4, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 650, y: 740, rx: 90, ry: 320, opacity: 0.36 }) +
  highlight(sketch, { x: 318, y: 300, angle: 88, length: 480, width: 56, depth: 0.3 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 280, y: 534, angle: 46, length: 260, width: 70, depth: 0.44 },
      { x: 722, y: 540, angle: 130, length: 250, width: 64, depth: 0.42 },
      { x: 284, y: 720, angle: 22, length: 160, width: 44, depth: 0.26 },
      { x: 716, y: 780, angle: 164, length: 180, width: 46, depth: 0.3 },
      { x: 420, y: 960, angle: -80, length: 220, width: 44, depth: 0.26 },
      { x: 620, y: 960, angle: -100, length: 240, width: 44, depth: 0.3 },
    ]),
  );
