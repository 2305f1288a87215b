import { opening, patch, piece, seam, softLine, topstitch } from "../cloth.ts";
import { creases, highlight, hollow, relaxed } from "../folds.ts";
import { both, half, mirrored } from "../outline.ts";
import { printFor, printOver, type Printed } from "../prints.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { button, neckLabel } from "../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const SIDE = "C150 214 214 232 262 262C240 350 232 460 240 560C238 700 242 860 250 972C232 1040 170 1092 90 1096C50 1098 20 1098 0 1098";
const SLEEVE =
  "M250 254C296 274 312 360 324 500C336 660 350 800 356 900C326 916 288 918 258 908C258 790 252 680 240 560C232 460 238 350 250 254Z";
const CUFF = "M356 892C360 920 360 950 358 976C326 992 290 994 262 984C256 956 254 930 256 902C288 912 326 908 356 892Z";
const ARMHOLE = "M258 260C238 350 232 460 240 560";
const LEAF = "M2 262C30 250 64 216 90 176C104 186 120 200 132 216C122 262 104 304 72 344C48 326 22 296 2 262Z";
const LEAF_EDGE = "M10 266C28 290 50 316 71 333C98 298 114 260 123 220";

/** Shirt: a collar with points, a placket with small buttons, cuffs and a curved tail. */
export function shirt(sketch: Sketch): Drawing {
  const printed = printFor(sketch, ["plain", "plain", "plain", "pinstripe", "check", "plain"]);
  const pocketed = sketch.design.falls(0.6);
  const back = sketch.view === 2;
  const cloth = printOver(sketch, printed, { x: 500, y0: 160, y1: 1110 });
  const body = piece(sketch, mirrored((back ? "M0 196C40 196 72 194 94 188" : "M0 290C36 270 72 230 94 188") + SIDE), {
    on:
      cloth +
      bodyFolds(sketch) +
      (back ? yoke(sketch) : (pocketed ? pocket(sketch, printed) : "") + placket(sketch)) +
      topstitch(sketch, both("M0 1087C90 1087 216 1060 240 974")),
  });
  const cuff = (side: 1 | -1): string =>
    patch(sketch, half(CUFF, side), {
      on: printOver(sketch, printed, { x: 500 + side * 308, y0: 890, y1: 990, half: 90, angle: side * -4 }),
    }) +
    softLine(sketch, half("M256 900C288 910 326 906 356 890", side), { width: 14 }) +
    topstitch(sketch, half("M258 912C290 921 326 917 352 903M264 975C292 983 324 981 352 968", side)) +
    button(sketch, [500 + side * 282, 946], { size: 17 });
  const inner = back ? "" : opening(sketch, mirrored("M0 168C44 166 74 168 94 178C84 220 40 270 0 294")) + neckLabel(sketch, [500, 190]);
  return {
    markup:
      sleeves(sketch, { path: SLEEVE, armhole: ARMHOLE, shoulder: [256, 266], underarm: [242, 566], cuff: [306, 900], printed }) +
      cuff(-1) +
      cuff(1) +
      inner +
      body +
      armholeSeams(sketch, ARMHOLE) +
      (back ? backCollar(sketch, printed) : collar(sketch, printed)),
    rest: { x: 500, y: 1096, width: 500 },
    detail: [530, 330],
  };
}

const placket = (sketch: Sketch): string =>
  softLine(sketch, "M524 290L526 1098", { width: 22, opacity: 0.4 }) +
  seam(sketch, "M476 300L478 1096M522 290L524 1098", { width: 2.2 }) +
  topstitch(sketch, "M484 300L486 1090M514 296L516 1092") +
  [318, 440, 562, 684, 806, 928].map((y) => button(sketch, [500, y], { size: 21 })).join("");

function pocket(sketch: Sketch, printed: Printed): string {
  const path = "M582 442L692 436L696 552L642 584L586 558Z";
  return (
    softLine(sketch, path, { width: 16, opacity: 0.36 }) +
    patch(sketch, path, { on: printOver(sketch, printed, { x: 640, y0: 430, y1: 590, half: 80, angle: -2 }), volume: 0.3 }) +
    topstitch(sketch, "M584 464L693 458M589 470L592 554L642 577L690 548L686 466")
  );
}

function collar(sketch: Sketch, printed: Printed): string {
  const stand = mirrored("M0 236C40 232 74 214 96 176C104 190 108 204 106 220C84 262 40 296 0 302");
  const leaf = (side: 1 | -1): string =>
    softLine(sketch, half(LEAF, side), { width: 26, opacity: 0.5 }) +
    piece(sketch, half(LEAF, side), {
      on: printOver(sketch, printed, { x: 500 + side * 66, y0: 170, y1: 350, half: 120, angle: side * 40 }),
      volume: 0.5,
    }) +
    topstitch(sketch, half(LEAF_EDGE, side));
  const fall = mirrored("M0 150C46 148 80 158 96 176C90 190 82 200 74 208C54 186 30 180 0 180");
  return (
    patch(sketch, stand, { volume: 0.3 }) +
    piece(sketch, fall, { volume: 0.4 }) +
    leaf(-1) +
    leaf(1) +
    button(sketch, [500, 272], { size: 17 })
  );
}

const backCollar = (sketch: Sketch, printed: Printed): string =>
  piece(sketch, mirrored("M0 150C46 148 80 156 98 172C112 190 124 206 132 222C90 240 40 244 0 244"), {
    on: printOver(sketch, printed, { x: 500, y0: 140, y1: 250 }),
    volume: 0.6,
  }) + topstitch(sketch, both("M0 234C40 234 84 230 120 217"));

const yoke = (sketch: Sketch): string =>
  seam(sketch, both("M0 352C90 350 180 344 250 330")) +
  topstitch(sketch, both("M0 362C90 360 180 354 248 340")) +
  creases(sketch, [
    { x: 484, y: 354, angle: 91, length: 560, width: 34, depth: 0.4 },
    { x: 516, y: 354, angle: 89, length: 520, width: 30, depth: 0.36 },
  ]) +
  patch(sketch, "M490 336L510 336L510 378L490 378Z", { volume: 0.3 });

const bodyFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 380, y: 520, rx: 100, ry: 330, angle: 4, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 676, y: 800, rx: 90, ry: 280, opacity: 0.34 }) +
  highlight(sketch, { x: 312, y: 320, angle: 88, length: 460, width: 54, depth: 0.3 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 264, y: 566, angle: 50, length: 290, width: 76, depth: 0.46 },
      { x: 266, y: 640, angle: 70, length: 260, width: 50, depth: 0.34 },
      { x: 738, y: 572, angle: 128, length: 270, width: 70, depth: 0.44 },
      { x: 736, y: 700, angle: 108, length: 240, width: 46, depth: 0.32 },
      { x: 360, y: 1060, angle: -80, length: 300, width: 56, depth: 0.32 },
      { x: 650, y: 1056, angle: -98, length: 320, width: 56, depth: 0.34 },
    ]),
  );
