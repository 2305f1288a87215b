import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { bow, breastPocket, ruffle, standCollar, wrapFront } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver, type Printed } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { button, neckLabel } from "../../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const SIDE = "C150 214 214 232 262 262C240 350 232 460 240 560C238 700 242 860 250 972C232 1040 170 1092 90 1096C50 1098 20 1098 0 1098";
const SLEEVE =
  "M250 254C296 274 312 360 324 500C336 660 350 800 356 900C326 916 288 918 258 908C258 790 252 680 240 560C232 460 238 350 250 254Z";
const arms = {
  "sleeve-long": { path: SLEEVE, cuff: [306, 900], edge: "" },
  "sleeve-34": {
    path: "M250 254C296 274 316 350 330 470C338 560 344 640 348 716C316 734 284 736 252 726C250 660 246 610 240 560C232 460 238 350 250 254Z",
    cuff: [300, 720],
    edge: "M252 700C286 712 318 710 346 692M252 708C286 720 318 718 346 700",
  },
  "sleeve-short": {
    path: "M250 254C304 280 346 370 384 494C346 528 298 552 246 564C244 562 242 561 240 560C232 460 238 350 250 254Z",
    cuff: [316, 524],
    edge: "M244 540C294 530 340 508 376 472M245 550C296 540 344 516 380 480",
  },
  "sleeve-puff": {
    path: "M250 254C316 256 372 360 392 520C404 640 396 760 372 846C340 872 296 872 262 850C256 760 248 660 240 560C232 460 238 350 250 254Z",
    cuff: [318, 856],
    edge: "M262 838C298 856 338 856 372 834M264 848C298 868 338 868 370 846",
  },
} as const;
const CUFF = "M356 892C360 920 360 950 358 976C326 992 290 994 262 984C256 956 254 930 256 902C288 912 326 908 356 892Z";
const ARMHOLE = "M258 260C238 350 232 460 240 560";
const LEAF = "M2 262C30 250 64 216 90 176C104 186 120 200 132 216C122 262 104 304 72 344C48 326 22 296 2 262Z";
const LEAF_EDGE = "M10 266C28 290 50 316 71 333C98 298 114 260 123 220";

export function shirt(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const printed = printFor(sketch);
  const arm = arms[(["sleeve-short", "sleeve-34", "sleeve-puff"] as const).find((one) => shows.has(one)) ?? "sleeve-long"];
  const vee = shows.has("neck-v") || shows.has("wrap");
  const collared = !vee && !shows.has("collar-stand") && !shows.has("bow");
  const back = sketch.view === 2;
  const cloth = printOver(sketch, printed, { x: 500, y0: 160, y1: 1110 });
  const body = piece(
    sketch,
    mirrored((back ? "M0 196C40 196 72 194 94 188" : vee ? "M0 430C36 360 76 260 94 188" : "M0 290C36 270 72 230 94 188") + SIDE),
    {
      on:
        cloth +
        bodyFolds(sketch) +
        (back
          ? yoke(sketch)
          : (shows.has("pocket") || shows.has("pockets") ? pocket(sketch, printed) : "") +
            (shows.has("wrap") ? "" : placket(sketch, vee ? 450 : 300))) +
        topstitch(sketch, both("M0 1087C90 1087 216 1060 240 974")),
    },
  );
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
      sleeves(sketch, { path: arm.path, armhole: ARMHOLE, shoulder: [256, 266], underarm: [242, 566], cuff: arm.cuff, printed }) +
      (arm === arms["sleeve-long"] ? cuff(-1) + cuff(1) : topstitch(sketch, both(arm.edge))) +
      inner +
      body +
      armholeSeams(sketch, ARMHOLE) +
      (back ? backCollar(sketch, printed) : collared ? collar(sketch, printed) : neckline(sketch, vee)) +
      (back ? "" : frontDetails(sketch)),
    rest: { x: 500, y: 1096, width: 500 },
    detail: [530, 330],
  };
}

const placket = (sketch: Sketch, from: number): string =>
  softLine(sketch, `M524 ${from - 10}L526 1098`, { width: 22, opacity: 0.4 }) +
  seam(sketch, `M476 ${from}L478 1096M522 ${from - 10}L524 1098`, { width: 2.2 }) +
  topstitch(sketch, `M484 ${from}L486 1090M514 ${from - 4}L516 1092`) +
  (sketch.shows.has("placket-hidden")
    ? topstitch(sketch, "M470 300L472 1090")
    : [318, 440, 562, 684, 806, 928]
        .filter((y) => y > from)
        .map((y) => button(sketch, [500, y], { size: 21 }))
        .join(""));

const neckline = (sketch: Sketch, vee: boolean): string =>
  vee
    ? seam(sketch, both("M0 430C36 360 76 260 94 188"), { width: 4 }) + topstitch(sketch, both("M0 452C46 366 88 268 106 192"))
    : standCollar(sketch, { y: 238, half: 92 });

function frontDetails(sketch: Sketch): string {
  const { shows } = sketch;
  return (
    (shows.has("pockets") ? breastPocket(sketch, [314, 446]) : "") +
    (shows.has("wrap") ? wrapFront(sketch, { from: 400, to: 1080, y: 640, reach: 200 }) : "") +
    (shows.has("collar-buttoned") ? button(sketch, [430, 330], { size: 15 }) + button(sketch, [570, 330], { size: 15 }) : "") +
    (shows.has("frill") ? ruffle(sketch, { y: 400, half: 226, depth: 70, sag: 26 }) : "") +
    (shows.has("bow") ? bow(sketch, [500, 300], 1.05) : "")
  );
}

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
