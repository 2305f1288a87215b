import { patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { sash } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { button } from "../../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";
import { flap, lapels, lining, notch, peak } from "./tailored.ts";

const PANEL =
  "M84 148C156 176 224 206 256 246C238 340 228 440 226 530C216 570 210 600 212 630C222 750 236 850 242 930C196 948 144 954 104 950C30 940 -18 860 -22 760L-20 560C36 440 62 300 84 148Z";
const BACK =
  "M0 160C40 160 66 156 84 148C156 176 224 206 256 246C238 340 228 440 226 530C216 570 210 600 212 630C222 750 236 850 242 930C160 948 80 954 0 954";
const SLEEVE =
  "M242 236C288 258 304 340 314 450C326 610 332 760 336 896C308 912 276 914 250 906C248 780 242 650 226 530C228 420 234 320 242 236Z";
const ARMHOLE = "M249 242C236 340 228 440 226 530";

export function jacket(sketch: Sketch): Drawing {
  const lapel = sketch.shows.has("peak") ? peak : notch;
  const closing = sketch.design.pick([[596, 706], [596, 706], [610]]);
  const horn = toneOf(sketch.design.pick(["#3A2E2A", "#5A3826", "#B98A5E"]));
  const printed = printFor(sketch);
  const back = sketch.view === 2;
  const onSleeve = (side: 1 | -1): string =>
    back
      ? [812, 840, 868].map((y) => button(sketch, [500 + side * 268, y], { tone: horn, size: 15 })).join("")
      : [812, 840, 868].map((y) => button(sketch, [500 + side * 322, y - 6], { tone: horn, size: 14 })).join("");
  const upright = { x: 500, y0: 560, y1: 560, half: 700, upright: 330 };
  const panel = (side: 1 | -1): string => {
    const path = half(PANEL, side);
    return (
      (side === -1 ? softLine(sketch, half("M-20 580L-22 760C-18 850 24 926 90 942", side), { width: 34, opacity: 0.4 }) : "") +
      piece(sketch, path, { on: printOver(sketch, printed, upright) + folds(sketch, side) }) +
      topstitch(sketch, half("M232 916C190 934 144 940 106 936C40 928 -8 852 -11 760L-10 580", side))
    );
  };
  const body = back
    ? piece(sketch, mirrored(BACK), {
        on:
          printOver(sketch, printed, upright) +
          folds(sketch, 1) +
          folds(sketch, -1) +
          seam(sketch, "M500 164C504 400 504 700 500 954") +
          softLine(sketch, "M504 730L510 950", { width: 26, opacity: 0.5 }),
      })
    : panel(1) + panel(-1);
  const collarBack = piece(sketch, mirrored("M0 122C44 122 76 130 92 146C112 176 132 204 150 232C100 224 50 220 0 220"), { volume: 0.7 });
  return {
    markup:
      sleeves(sketch, {
        path: SLEEVE,
        armhole: ARMHOLE,
        shoulder: [256, 252],
        underarm: [228, 538],
        cuff: [292, 902],
        printed,
        on: onSleeve,
      }) +
      (back ? "" : lining(sketch)) +
      body +
      armholeSeams(sketch, ARMHOLE) +
      (back
        ? collarBack
        : lapels(sketch, lapel, printed) +
          pockets(sketch) +
          (sketch.shows.has("belt")
            ? sash(sketch, { y: 620, half: 214 })
            : closing.map((y) => button(sketch, [500, y], { tone: horn, size: 26 })).join(""))),
    rest: { x: 500, y: 952, width: 470 },
    detail: [566, 420],
  };
}

const folds = (sketch: Sketch, side: 1 | -1): string =>
  hollow(sketch, side === -1 ? "lit" : "dark", { x: 500 + side * 150, y: 560, rx: 70, ry: 300, opacity: 0.4 }) +
  (side === -1 ? highlight(sketch, { x: 306, y: 320, angle: 87, length: 360, width: 50, depth: 0.34 }) : "") +
  seam(sketch, half("M128 470C118 560 116 640 122 720", side), { width: 2, opacity: 0.5 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 500 + side * 216, y: 540, angle: side === 1 ? 118 : 62, length: 200, width: 60, depth: 0.44 },
      { x: 500 + side * 206, y: 640, angle: side === 1 ? 190 : -8, length: 130, width: 40, depth: 0.34 },
      { x: 500 + side * 150, y: 930, angle: -90 + side * 6, length: 180, width: 50, depth: 0.34 },
    ]),
  );

const pockets = (sketch: Sketch): string =>
  flap(sketch, { x: 96, y: 716, width: 104, drop: 40 }, 1) +
  flap(sketch, { x: 96, y: 716, width: 104, drop: 40 }, -1) +
  patch(sketch, half("M128 462L206 446L208 468L130 486Z", 1), { volume: 0.3 }) +
  seam(sketch, both("M0 0").slice(0, 0) + half("M128 462L206 446L208 468L130 486Z", 1), { width: 2 });
