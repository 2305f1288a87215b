import { opening, piece, seam, softLine } from "../../cloth.ts";
import { embroidery, wrapFront, zipDown } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver, type Printed } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { neckLabel, ribBand, stud } from "../../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const BODY =
  "M0 292C76 292 118 240 124 196C170 202 208 212 240 230C222 310 212 400 212 488C206 580 202 680 208 826C150 862 104 916 86 990L84 1042C60 1050 30 1052 0 1052";
const arms = {
  short: {
    path: "M226 222C296 246 344 330 380 446C346 478 300 496 254 500C238 498 222 494 212 488C208 400 214 310 226 222Z",
    cuff: [316, 480] as const,
    edge: "M376 438C342 468 298 486 244 492",
  },
  long: {
    path: "M226 222C300 252 340 360 366 500C382 590 392 680 398 760C368 782 330 788 296 782C286 680 262 580 212 488C208 400 214 310 226 222Z",
    cuff: [346, 770] as const,
    edge: "M394 750C366 770 330 776 298 770",
  },
};

export function bodysuit(sketch: Sketch): Drawing {
  const arm = arms[sketch.shows.has("sleeve-short") ? "short" : "long"];
  const { shows } = sketch;
  const printed = printFor(sketch);
  const small = { ...printed, size: printed.size * 0.8 };
  const binding = printed.print === "plain" ? sketch.tone : toneOf(printed.accent);
  const back = sketch.view === 2;
  const lap = (side: 1 | -1): string =>
    half(
      back
        ? "M124 196C112 262 160 330 232 346L240 230C208 212 170 202 124 196Z"
        : "M124 196C150 262 180 300 222 322L240 230C208 212 170 202 124 196Z",
      side,
    );
  const on =
    printOver(sketch, small, { x: 500, y0: 180, y1: 1060, sag: 12 }) +
    hollow(sketch, "lit", { x: 410, y: 520, rx: 130, ry: 240, angle: 8, opacity: 0.4 }) +
    hollow(sketch, "dark", { x: 620, y: 780, rx: 90, ry: 220, opacity: 0.34 }) +
    highlight(sketch, { x: 334, y: 400, angle: 88, length: 330, width: 56, depth: 0.3 }) +
    creases(
      sketch,
      relaxed(sketch, [
        { x: 298, y: 500, angle: 44, length: 190, width: 64, depth: 0.44 },
        { x: 702, y: 510, angle: 134, length: 170, width: 56, depth: 0.42 },
        { x: 310, y: 810, angle: 18, length: 180, width: 54, depth: 0.4 },
        { x: 690, y: 816, angle: 160, length: 170, width: 50, depth: 0.4 },
        { x: 440, y: 1000, angle: -78, length: 200, width: 46, depth: 0.36 },
        { x: 556, y: 1000, angle: -100, length: 180, width: 42, depth: 0.36 },
      ]),
    );
  const laps = ([-1, 1] as const)
    .map(
      (side) =>
        softLine(sketch, lap(side), { width: 24, opacity: 0.4 }) +
        piece(sketch, lap(side), {
          on: printOver(sketch, small, { x: 500 + side * 180, y0: 190, y1: 360, angle: side * 20 }),
          volume: 0.4,
        }),
    )
    .join("");
  const lapEdge = both(back ? "M124 198C112 262 160 330 230 346" : "M124 198C150 262 180 300 222 322");
  const leg = both("M205 822C148 858 100 914 82 990L80 1040");
  return {
    markup:
      (shows.has("sleeve-none")
        ? ""
        : sleeves(sketch, {
            path: arm.path,
            armhole: "M234 228C220 310 212 400 212 488",
            shoulder: [240, 236],
            underarm: [216, 494],
            cuff: arm.cuff,
            printed: small,
          }) + ([-1, 1] as const).map((side) => ribBand(sketch, half(arm.edge, side), { width: 22, tone: binding, pitch: 11 })).join("")) +
      (back ? "" : opening(sketch, mirrored("M0 204C70 204 106 200 124 194C116 240 70 292 0 292")) + neckLabel(sketch, [500, 214])) +
      (!shows.has("body") ? babyLegs(sketch, small) : "") +
      piece(sketch, mirrored(BODY), { on }) +
      armholeSeams(sketch, "M234 232C220 310 212 400 212 488") +
      laps +
      ribBand(sketch, lapEdge, { width: 20, tone: binding, pitch: 11 }) +
      ribBand(sketch, both(back ? "M0 236C66 236 106 220 124 198" : "M0 292C76 292 118 240 124 198"), {
        width: 22,
        tone: binding,
        pitch: 11,
      }) +
      ribBand(sketch, leg, { width: 24, tone: binding, pitch: 11 }) +
      (!shows.has("body") ? "" : crotch(sketch, binding)) +
      (back ? "" : frontDetails(sketch)),
    rest: { x: 500, y: 1054, width: 320 },
    detail: [500, 1000],
  };
}

function babyLegs(sketch: Sketch, printed: Printed): string {
  const closed = sketch.shows.has("feet-closed");
  const path = closed
    ? "M0 980C60 960 150 860 206 810C216 900 214 1000 208 1080C212 1130 190 1160 150 1166C104 1170 74 1150 70 1110C60 1070 40 1030 0 1030Z"
    : "M0 980C60 960 150 860 206 810C216 900 214 1000 206 1090C170 1106 110 1106 76 1092C66 1060 40 1030 0 1030Z";
  return ([-1, 1] as const)
    .map(
      (side) =>
        piece(sketch, half(path, side), { on: printOver(sketch, printed, { x: 500 + side * 140, y0: 800, y1: 1180 }) }) +
        (closed
          ? seam(sketch, half("M72 1096C110 1080 160 1078 206 1086", side), { width: 3 })
          : ribBand(sketch, half("M78 1084C110 1096 170 1096 206 1080", side), { width: 26, pitch: 11 })),
    )
    .join("");
}

function frontDetails(sketch: Sketch): string {
  const { shows } = sketch;
  const low = !shows.has("body") ? 960 : 800;
  return (
    (shows.has("zip") ? zipDown(sketch, { from: 300, to: low }) : "") +
    (shows.has("snaps") && !shows.has("body")
      ? seam(sketch, `M474 300L474 ${low}M526 300L526 ${low}`, { width: 2.4 }) +
        [330, 430, 530, 630, 730, 830].map((y) => stud(sketch, [500, y], { radius: 10 })).join("")
      : "") +
    (shows.has("wrap") ? wrapFront(sketch, { from: 290, to: 820, y: 560, reach: 150 }) : "") +
    (shows.has("embroidery") ? embroidery(sketch, [600, 470], 0.9) : "")
  );
}

const crotch = (sketch: Sketch, binding: Sketch["tone"]): string =>
  seam(sketch, both("M0 990L84 988"), { width: 2.4 }) +
  ribBand(sketch, "M416 1036Q500 1048 584 1036", { width: 26, tone: binding, pitch: 11 }) +
  [446, 500, 554].map((x) => stud(sketch, [x, x === 500 ? 1042 : 1040], { radius: 10 })).join("");
