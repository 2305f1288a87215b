import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { applique, buttonsDown, dropShoulder, embroidery, leafCollar, ruffle, zipDown } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver, type Printed } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { neckLabel, ribBand } from "../../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const SIDE = "C158 212 208 226 250 246C234 320 236 420 250 500C256 660 256 830 262 984C180 1000 80 1006 0 1006";
const SLEEVE = "M238 240C296 262 336 340 388 468C352 504 306 528 262 540C256 528 252 514 250 500C236 420 230 320 238 240Z";
const ARMHOLE = "M250 246C234 320 236 420 250 500";
const LONG_SLEEVE =
  "M238 240C296 262 322 350 338 480C352 640 364 780 374 900C344 920 304 924 266 914C262 780 256 640 250 500C236 420 230 320 238 240Z";
const TANK_SIDE = "C134 206 156 210 172 218C176 300 200 400 250 470C256 640 256 830 262 984C180 1000 80 1006 0 1006";
const necks = {
  round: { front: "M0 300C64 300 104 256 112 196", band: "M0 300C64 300 104 256 112 196", inner: "M0 300C64 300 104 256 112 196" },
  vee: { front: "M0 364C40 320 96 260 112 196", band: "M0 364C40 320 96 260 112 196", inner: "M0 364C40 320 96 260 112 196" },
};

export function tShirt(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const neck = necks[shows.has("neck-v") ? "vee" : "round"];
  const printed = printFor(sketch);
  const accent = toneOf(printed.accent);
  const pocketed = shows.has("pocket");
  const bare = shows.has("straps");
  const long = shows.has("sleeve-long");
  const polo = shows.has("collar-polo");
  const back = sketch.view === 2;
  const front = back ? "M0 214C50 214 90 208 112 196" : neck.front;
  const hem = both("M0 976C90 976 190 968 262 954M0 984C90 984 190 976 262 962");
  const body = piece(sketch, mirrored(front + (bare ? TANK_SIDE : SIDE)), {
    on:
      printOver(sketch, printed, { x: 500, y0: 190, y1: 1010, sag: 10 }) +
      bodyFolds(sketch) +
      (pocketed && !back ? pocket(sketch, printed) : "") +
      topstitch(sketch, hem),
  });
  const inner = back
    ? ""
    : opening(sketch, mirrored("M0 190C60 190 96 192 112 196C108 230 80 300 0 330")) +
      seam(sketch, both("M0 212C50 212 92 208 110 202"), { width: 14, opacity: 0.5 }) +
      neckLabel(sketch, [500, 224]);
  const band = both(back ? "M0 208C54 208 92 204 114 192" : neck.band);
  const arms = bare
    ? topstitch(sketch, both("M160 216C164 302 190 408 240 480"))
    : sleeves(sketch, {
        path: long ? LONG_SLEEVE : SLEEVE,
        armhole: ARMHOLE,
        shoulder: [250, 250],
        underarm: [252, 506],
        cuff: long ? [320, 910] : [328, 500],
        printed,
        ...(shows.has("contrast-sleeve") ? { tone: accent } : {}),
        on: (side) =>
          topstitch(
            sketch,
            half(long ? "M266 890C304 900 344 896 372 878" : "M256 514C302 502 344 480 378 446M260 522C306 510 348 488 382 454", side),
          ),
      });
  return {
    markup:
      arms +
      inner +
      body +
      (bare ? "" : armholeSeams(sketch, ARMHOLE)) +
      (back ? "" : frontDetails(sketch)) +
      (shows.has("drop-shoulder") ? dropShoulder(sketch, "M262 250C290 320 304 400 312 500") : "") +
      (polo && !back
        ? leafCollar(sketch, { down: 26, ...(shows.has("piping") ? { tone: accent } : {}) })
        : ribBand(sketch, band, { width: bare ? 20 : 28, pitch: 9 })) +
      (shows.has("frill") ? ruffle(sketch, { y: 940, half: 262, depth: 70, sag: 24 }) : ""),
    rest: { x: 500, y: 1008, width: 540 },
    detail: [560, 330],
  };
}

function frontDetails(sketch: Sketch): string {
  const { shows } = sketch;
  const from = shows.has("neck-v") ? 370 : shows.has("collar-polo") ? 296 : 312;
  return (
    (shows.has("buttons") ? buttonsDown(sketch, { from, to: from + 190, step: 62, size: 18 }) : "") +
    (shows.has("zip") ? zipDown(sketch, { from, to: from + 200 }) : "") +
    (shows.has("embroidery") ? embroidery(sketch, [620, 400], 0.9) : "") +
    (shows.has("applique") ? applique(sketch, [500, 560]) : "")
  );
}

const bodyFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 390, y: 500, rx: 120, ry: 330, angle: 5, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 668, y: 760, rx: 100, ry: 300, opacity: 0.36 }) +
  highlight(sketch, { x: 312, y: 280, angle: 86, length: 460, width: 60, depth: 0.3 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 254, y: 504, angle: 44, length: 300, width: 80, depth: 0.46 },
      { x: 250, y: 520, angle: 66, length: 220, width: 50, depth: 0.36 },
      { x: 748, y: 508, angle: 130, length: 280, width: 74, depth: 0.44 },
      { x: 750, y: 560, angle: 112, length: 200, width: 44, depth: 0.34 },
      { x: 330, y: 990, angle: -74, length: 280, width: 56, depth: 0.3 },
      { x: 640, y: 1000, angle: -98, length: 330, width: 60, depth: 0.34 },
      { x: 480, y: 1000, angle: -86, length: 190, width: 40, depth: 0.24 },
    ]),
  );

const pocket = (sketch: Sketch, printed: Printed): string => {
  const path = "M574 420L676 414L680 520L630 552L578 526Z";
  return (
    softLine(sketch, path, { width: 16, opacity: 0.34 }) +
    patch(sketch, path, { on: printOver(sketch, printed, { x: 628, y0: 404, y1: 560, half: 80, sag: 1, angle: -2 }), volume: 0.3 }) +
    topstitch(sketch, "M576 444L677 438M582 450L584 522L630 545L674 517L670 444")
  );
};
