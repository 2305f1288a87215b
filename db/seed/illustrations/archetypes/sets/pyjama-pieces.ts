import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printOver, type Printed } from "../../prints.ts";
import type { Sketch } from "../../sketch.ts";
import { button, neckLabel, ribs } from "../../trims.ts";
import { legs } from "../bottoms/legs.ts";
import { armholeSeams, sleeves } from "../tops/sleeve.ts";

export type Length = "short" | "long";

const SIDE = "C150 204 214 226 250 258C228 350 220 460 228 560C236 700 240 840 244 990C160 1010 80 1014 0 1014";
const ARMHOLE = "M244 256C226 350 220 460 228 560";
const sleeve = {
  long: {
    path: "M240 250C284 270 300 350 312 500C324 650 338 800 348 952C316 966 282 968 252 960C250 800 246 690 228 560C220 460 226 350 240 250Z",
    hem: "M256 922C286 930 318 928 346 914",
    cuff: [299, 956] as const,
  },
  elbow: {
    path: "M240 250C284 270 312 360 326 470C334 570 342 660 346 740C316 756 284 758 254 750C250 690 242 620 228 560C220 460 226 350 240 250Z",
    hem: "M256 716C286 724 316 722 344 708",
    cuff: [300, 744] as const,
  },
  short: {
    path: "M240 250C300 280 340 370 372 500C340 526 296 544 252 552C240 556 234 558 228 560C220 460 226 350 240 250Z",
    hem: "M240 522C284 514 326 498 364 472",
    cuff: [310, 526] as const,
  },
};
const LEAF = "M4 330C30 296 60 240 84 172C104 186 124 206 138 230C146 262 130 300 96 322C64 340 28 342 4 330Z";

export function pyjamaTop(sketch: Sketch, printed: Printed, length: keyof typeof sleeve): string {
  const back = sketch.view === 2;
  const cut = sleeve[length];
  const body = piece(sketch, mirrored((back ? "M0 196C40 196 70 194 92 188" : "M0 336C40 290 76 230 92 188") + SIDE), {
    on:
      printOver(sketch, printed, { x: 500, y0: 170, y1: 1030, sag: 10 }) +
      folds(sketch) +
      (back
        ? ""
        : (sketch.shows.has("buttons") ? softLine(sketch, "M524 336L526 1010", { width: 26, opacity: 0.4 }) : "") +
          (sketch.shows.has("pocket") ? pocket(sketch, printed) : "")),
  });
  const front =
    back || !sketch.shows.has("buttons")
      ? ""
      : piping(sketch, printed, "M522 336L524 1014") + [420, 560, 700, 840].map((y) => button(sketch, [500, y], { size: 24 })).join("");
  const cuffs = (side: 1 | -1): string => piping(sketch, printed, half(cut.hem, side));
  const inner = back ? "" : opening(sketch, mirrored("M0 170C40 168 70 166 86 174C80 230 46 290 0 336")) + neckLabel(sketch, [500, 196]);
  return (
    sleeves(sketch, { path: cut.path, armhole: ARMHOLE, shoulder: [250, 266], underarm: [230, 566], cuff: cut.cuff, printed, on: cuffs }) +
    inner +
    body +
    armholeSeams(sketch, ARMHOLE) +
    front +
    (back ? collarBack(sketch, printed) : collar(sketch, printed))
  );
}

export function pyjamaBottoms(sketch: Sketch, printed: Printed, length: Length): string {
  const cut =
    length === "long"
      ? {
          leg: "M0 190L182 192C204 240 218 310 220 400C224 560 226 700 228 840C230 960 230 1040 230 1122C170 1140 112 1142 62 1134C50 900 30 680 12 482C8 480 4 480 0 480Z",
          hem: 1126,
          line: "M62 1096C112 1104 172 1102 230 1086",
        }
      : {
          leg: "M0 190L182 192C210 260 232 360 246 480C254 560 260 640 262 700C180 728 96 732 28 720C26 640 20 560 12 482C8 480 4 480 0 480Z",
          hem: 714,
          line: "M28 684C96 696 180 692 260 664",
        };
  const band = piece(sketch, mirrored("M0 144C60 146 120 144 176 138C182 160 184 184 184 204C120 214 50 216 0 216"), {
    on:
      printOver(sketch, printed, { x: 480, y0: 140, y1: 220, angle: 90, sag: 0 }) +
      ribs(sketch, { x0: 322, x1: 680, y0: 138, y1: 216, pitch: 17 }),
    volume: 0.7,
  });
  const bow = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${printed.accent}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    legs(sketch, {
      leg: cut.leg,
      crotch: 482,
      hem: cut.hem,
      middle: 140,
      printed,
      on: (side) => piping(sketch, printed, half(cut.line, side)),
    }) +
    seam(sketch, "M500 214C503 300 503 400 500 482") +
    band +
    seam(sketch, both("M0 216C50 216 120 214 184 204")) +
    (sketch.view === 2
      ? ""
      : bow(
          "M500 190C470 160 440 176 448 194C456 212 486 206 500 190C530 160 560 176 552 194C544 212 514 206 500 190C490 230 482 260 470 290M500 190C514 226 520 250 534 276",
        ))
  );
}

const piping = (sketch: Sketch, { accent }: Printed, path: string): string =>
  !sketch.shows.has("piping")
    ? seam(sketch, path, { width: 3 })
    : `<path d="${path}" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`;

const folds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 380, y: 480, rx: 130, ry: 320, angle: 6, opacity: 0.4 }) +
  hollow(sketch, "dark", { x: 650, y: 800, rx: 100, ry: 300, opacity: 0.36 }) +
  highlight(sketch, { x: 322, y: 340, angle: 87, length: 500, width: 60, depth: 0.3 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 280, y: 572, angle: 56, length: 330, width: 84, depth: 0.5 },
      { x: 722, y: 582, angle: 118, length: 300, width: 70, depth: 0.42 },
      { x: 376, y: 1000, angle: -84, length: 320, width: 60, depth: 0.34 },
      { x: 650, y: 1006, angle: -94, length: 330, width: 56, depth: 0.34 },
    ]),
  );

const pocket = (sketch: Sketch, printed: Printed): string =>
  patch(sketch, "M574 450L680 446L682 564Q682 574 672 575L586 578Q577 578 577 568Z", {
    on: printOver(sketch, printed, { x: 620, y0: 470, y1: 590, sag: 1 }),
    volume: 0.4,
  }) + piping(sketch, printed, "M574 464L680 460");

function collar(sketch: Sketch, printed: Printed): string {
  const leaf = (side: 1 | -1): string =>
    softLine(sketch, half(LEAF, side), { width: 26, opacity: 0.44 }) +
    piece(sketch, half(LEAF, side), {
      on: printOver(sketch, printed, { x: 500 + side * 70, y0: 160, y1: 350, angle: side * -30, sag: 0 }),
      volume: 0.5,
    }) +
    piping(sketch, printed, half("M86 173C104 186 124 206 138 230C146 262 130 300 96 322C64 340 28 342 4 330", side));
  return (
    piece(sketch, mirrored("M0 156C36 156 68 160 90 172C88 182 84 192 80 200C56 182 30 176 0 176"), { volume: 0.4 }) + leaf(-1) + leaf(1)
  );
}

const collarBack = (sketch: Sketch, printed: Printed): string =>
  piece(sketch, mirrored("M0 154C44 154 78 160 96 174C116 196 130 216 138 236C90 252 40 256 0 256"), {
    on: printOver(sketch, printed, { x: 500, y0: 140, y1: 260 }),
    volume: 0.6,
  }) +
  piping(sketch, printed, both("M0 256C40 256 90 252 138 236")) +
  topstitch(sketch, both("M0 246C40 246 84 243 128 228"));
