import { opening, patch, piece, seam, softLine, topstitch } from "../cloth.ts";
import { creases, highlight, hollow, relaxed } from "../folds.ts";
import { both, half, mirrored } from "../outline.ts";
import { printFor, printOver } from "../prints.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { button, neckLabel } from "../trims.ts";
import { moved } from "./pair.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const BODICE_SIDE = "C130 182 156 190 178 202C160 268 158 330 178 384C152 430 128 478 122 534C80 546 40 548 0 548";
const skirts = {
  midi: {
    outline: "M0 524C50 524 92 520 122 512C150 580 190 690 222 800C262 930 292 1030 310 1106C220 1146 100 1156 0 1156",
    hem: 1138,
    edge: "M0 1138C100 1138 216 1128 306 1090",
    drop: 0,
  },
  mini: {
    outline: "M0 524C50 524 92 520 122 512C152 570 196 650 228 730C252 794 270 850 284 904C200 942 90 952 0 952",
    hem: 934,
    edge: "M0 934C90 934 196 924 280 888",
    drop: 96,
  },
  tiered: {
    outline:
      "M0 524C50 524 92 520 122 512C148 580 168 640 180 704C212 770 232 840 244 916C272 986 292 1060 304 1128C216 1166 100 1176 0 1176",
    hem: 1158,
    edge: "M0 1158C100 1158 214 1148 300 1112",
    drop: 0,
  },
} as const;
const ARMHOLE = "M178 202C160 268 158 330 178 384";
const fronts = { round: "M0 272C56 272 94 236 100 174", vee: "M0 344C40 300 86 236 100 174", square: "M0 280L84 274C90 240 94 210 96 174" };
const arms = {
  puff: {
    path: "M166 198C226 196 280 248 288 330C292 384 276 420 250 436C228 444 204 436 184 418C180 406 178 394 178 384C158 330 158 262 166 198Z",
    cuff: [246, 428],
    edge: "M188 416C206 432 230 440 252 430L260 452C234 464 206 456 186 440Z",
  },
  long: {
    path: "M166 198C216 214 238 290 254 410C272 540 286 650 296 748C274 764 244 768 222 760C214 640 202 510 178 384C158 330 158 262 166 198Z",
    cuff: [258, 754],
    edge: "M221 744C244 752 274 748 294 734L300 788C276 802 246 804 224 798Z",
  },
} as const;

/** Dress: fitted to a waist seam, a skirt that fans out in uneven folds; sleeves, straps, belt and buttons vary. */
export function dress(sketch: Sketch): Drawing {
  const arm = sketch.design.pick(["puff", "puff", "long", "none"]);
  const neck = sketch.design.pick(["round", "vee", "square", "round"]);
  const length = skirts[sketch.design.pick(["midi", "midi", "mini", "tiered"])];
  const belted = sketch.design.falls(0.55);
  const buttoned = sketch.design.falls(0.4);
  const printed = printFor(sketch, ["plain", "plain", "floral", "floral", "dots", "check"]);
  const back = sketch.view === 2;
  const bodice = piece(sketch, mirrored((back ? "M0 206C44 206 84 200 100 174" : fronts[neck]) + BODICE_SIDE), {
    on:
      printOver(sketch, printed, { x: 500, y0: 150, y1: 560, half: 240 }) +
      bodiceFolds(sketch) +
      (back ? seam(sketch, "M500 206L500 540") : topstitch(sketch, both(facing[neck]))),
    volume: 0.8,
  });
  const skirt = piece(sketch, mirrored(length.outline), {
    on:
      printOver(sketch, printed, { x: 500, y0: 500, y1: 1170, half: 340 }) +
      skirtFolds(sketch) +
      (length === skirts.tiered ? tiers(sketch) : "") +
      topstitch(sketch, both(length.edge)),
    volume: 1.2,
  });
  const inner = back ? "" : opening(sketch, mirrored("M0 170C44 170 80 172 100 178C94 230 70 300 0 348")) + neckLabel(sketch, [500, 184]);
  const cut = arm === "none" ? undefined : arms[arm];
  const limbs = cut
    ? sleeves(sketch, {
        path: cut.path,
        armhole: ARMHOLE,
        shoulder: [178, 206],
        underarm: [182, 388],
        cuff: cut.cuff,
        printed,
        on: (side) => (arm === "puff" ? gathers(sketch, side) : ""),
      }) + ([-1, 1] as const).map((side) => patch(sketch, half(cut.edge, side), { volume: 0.4 })).join("")
    : "";
  const fastened = buttoned && !back ? placket(sketch, neck === "vee" ? 352 : 290, belted) : "";
  return {
    markup: moved(
      sketch,
      limbs +
        inner +
        skirt +
        bodice +
        (cut ? armholeSeams(sketch, ARMHOLE) : topstitch(sketch, both("M170 206C150 268 148 332 168 388"))) +
        softLine(sketch, both("M0 548C50 548 92 542 122 532"), { width: 22, opacity: 0.5 }) +
        fastened +
        (belted ? belt(sketch) : seam(sketch, both("M0 548C50 548 92 544 122 534"))),
      `translate(0 ${length.drop})`,
    ),
    rest: { x: 500, y: length.hem + length.drop + 12, width: 560 },
    detail: [500, 400 + length.drop],
  };
}

const facing = {
  round: "M0 286C64 286 108 244 114 180",
  vee: "M0 362C46 314 100 240 114 180",
  square: "M0 294L98 287C104 250 108 216 110 180",
};

const bodiceFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 440, y: 370, rx: 60, ry: 110, angle: 12, opacity: 0.55 }) +
  hollow(sketch, "lit", { x: 568, y: 370, rx: 44, ry: 90, angle: -12, opacity: 0.3 }) +
  hollow(sketch, "dark", { x: 600, y: 470, rx: 50, ry: 100, opacity: 0.34 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 324, y: 386, angle: 28, length: 130, width: 44, depth: 0.42 },
      { x: 676, y: 390, angle: 150, length: 120, width: 42, depth: 0.42 },
      { x: 424, y: 540, angle: -96, length: 130, width: 26, depth: 0.36 },
      { x: 578, y: 540, angle: -84, length: 120, width: 26, depth: 0.36 },
    ]),
  );

const skirtFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 350, y: 900, rx: 70, ry: 330, angle: 14, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 690, y: 930, rx: 90, ry: 330, angle: -14, opacity: 0.4 }) +
  highlight(sketch, { x: 470, y: 560, angle: 94, length: 540, width: 60, depth: 0.3 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 394, y: 536, angle: 107, length: 560, width: 96, depth: 0.46 },
      { x: 440, y: 540, angle: 98, length: 470, width: 74, depth: 0.36 },
      { x: 500, y: 544, angle: 89, length: 590, width: 96, depth: 0.44 },
      { x: 556, y: 540, angle: 80, length: 480, width: 70, depth: 0.38 },
      { x: 604, y: 536, angle: 74, length: 580, width: 92, depth: 0.46 },
      { x: 310, y: 1120, angle: -68, length: 300, width: 66, depth: 0.34 },
      { x: 450, y: 1144, angle: -86, length: 320, width: 70, depth: 0.34 },
      { x: 620, y: 1140, angle: -100, length: 360, width: 70, depth: 0.38 },
    ]),
  );

/** Two seams where the tiers are gathered, with short folds below each. */
const tiers = (sketch: Sketch): string =>
  ["M0 722C70 722 130 716 180 704", "M0 936C90 936 170 930 244 916"]
    .map((path) => softLine(sketch, both(path), { width: 26, opacity: 0.5 }) + seam(sketch, both(path), { width: 3 }))
    .join("") +
  creases(
    sketch,
    relaxed(
      sketch,
      [-140, -80, -24, 36, 96, 140].flatMap((x) => [
        { x: 500 + x, y: 726, angle: 90 - x / 9, length: 130, width: 34, depth: 0.36 },
        { x: 500 + x * 1.4, y: 938, angle: 90 - x / 9, length: 140, width: 38, depth: 0.36 },
      ]),
    ),
  );

const gathers = (sketch: Sketch, side: 1 | -1): string =>
  creases(
    sketch,
    [206, 226, 246].flatMap((x) => [{ x: 500 + side * x, y: 436, angle: -90 - side * 16, length: 90, width: 20, depth: 0.36 }]),
  );

const placket = (sketch: Sketch, from: number, belted: boolean): string => {
  const spots = Array.from({ length: Math.floor((490 - from) / 52) + 1 }, (_, at) => from + at * 52);
  const lower = belted ? [600, 664, 728] : [560, 624, 688];
  return (
    seam(sketch, `M484 ${from - 10}L484 540M516 ${from - 10}L516 540`, { width: 2 }) +
    [...spots, ...lower].map((y) => button(sketch, [500, y], { size: 19 })).join("")
  );
};

function belt(sketch: Sketch): string {
  const strip = "M0 510C50 510 92 506 123 498C126 514 126 534 124 552C92 560 50 564 0 564";
  const band =
    piece(sketch, mirrored(strip), { volume: 0.4 }) + topstitch(sketch, both("M0 519C50 519 92 515 121 508M0 555C50 555 92 551 121 543"));
  if (sketch.view === 2) return band;
  const loop = (path: string): string => softLine(sketch, path, { width: 16, opacity: 0.4 }) + piece(sketch, path, { volume: 0.5 });
  return (
    band +
    loop("M458 548C450 610 440 680 424 748L456 756C470 690 478 620 480 552Z") +
    loop("M478 550C486 620 496 700 512 778L542 770C524 690 510 616 500 548Z") +
    loop("M470 538C430 500 386 500 384 530C384 566 436 572 474 552Z") +
    loop("M480 538C520 500 566 504 566 534C564 566 512 570 476 552Z") +
    loop("M458 524C472 518 486 518 498 526C502 542 500 556 494 566C482 572 468 570 458 564C452 552 452 538 458 524Z")
  );
}
