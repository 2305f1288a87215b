import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { dropShoulder, embroidery, standCollar, zipDown } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { barTack, cord, cordTone, neckLabel, ribBand, ribs, stud, zip } from "../../trims.ts";
import { sleeves } from "./sleeve.ts";

const SIDE = "C172 316 236 330 272 356C250 440 240 520 244 600C246 720 250 860 254 992C180 1010 90 1014 0 1014";
const SLEEVE =
  "M120 300C200 312 262 330 288 364C318 420 334 540 350 680C364 800 374 890 378 962C346 980 302 984 266 974C264 850 258 720 244 600C222 500 180 400 120 300Z";
const CUFF = "M376 950C382 986 382 1020 378 1044C348 1060 306 1062 274 1054C267 1026 265 994 267 964C304 976 346 970 376 950Z";
const RAGLAN = "M124 306C170 390 216 500 244 600";
const HEM = "M0 1000C90 1000 180 996 253 980C258 1016 259 1048 256 1078C180 1094 90 1098 0 1098";

export function hoodie(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const zipped = shows.has("zip");
  const hooded = shows.has("hood");
  const back = sketch.view === 2;
  const body = piece(sketch, mirrored((back ? "M0 300C50 300 90 302 124 306" : "M0 372C60 372 106 344 124 306") + SIDE), {
    on: bodyFolds(sketch) + seam(sketch, both(RAGLAN)) + topstitch(sketch, both("M112 310C158 394 204 504 232 602")),
  });
  const cuffs = ([-1, 1] as const)
    .map((side) =>
      piece(sketch, half(CUFF, side), {
        on: ribs(
          sketch,
          side === 1 ? { x0: 762, x1: 884, y0: 940, y1: 1064, pitch: 12 } : { x0: 116, x1: 238, y0: 940, y1: 1064, pitch: 12 },
        ),
        volume: 0.6,
      }),
    )
    .join("");
  const hem =
    piece(sketch, mirrored(HEM), { on: ribs(sketch, { x0: 238, x1: 766, y0: 970, y1: 1104, pitch: 13 }), volume: 0.6 }) +
    seam(sketch, both("M0 1000C90 1000 180 996 253 980"), { width: 3 });
  return {
    markup:
      cuffs +
      sleeves(sketch, {
        path: SLEEVE,
        armhole: "M262 380C244 460 240 540 244 600",
        shoulder: [272, 370],
        underarm: [248, 606],
        cuff: [322, 968],
      }) +
      body +
      (back || !shows.has("kangaroo") ? "" : pocket(sketch, zipped)) +
      (shows.has("drop-shoulder") ? dropShoulder(sketch, "M270 366C300 440 314 520 322 620") : "") +
      (shows.has("embroidery") && !back ? embroidery(sketch, [612, 520]) : "") +
      hem +
      (back
        ? hooded
          ? backHood(sketch)
          : ribBand(sketch, both("M0 306C54 306 92 310 124 306"), { width: 40, pitch: 12 })
        : (zipped ? softLine(sketch, "M508 372L508 1096", { width: 40 }) + zip(sketch, "M500 366L500 1097", [500, 420]) : "") +
          (shows.has("half-zip") ? zipDown(sketch, { from: 372, to: 600 }) : "") +
          (hooded ? hood(sketch) : neck(sketch))),
    rest: { x: 500, y: 1098, width: 540 },
    detail: [500, 420],
  };
}

const neck = (sketch: Sketch): string =>
  opening(sketch, mirrored("M0 292C60 292 100 296 126 304C110 344 64 374 0 376")) +
  neckLabel(sketch, [500, 312]) +
  (sketch.shows.has("collar-stand")
    ? standCollar(sketch, { y: 330, half: 122, ribbed: true })
    : ribBand(sketch, both("M0 378C64 378 112 346 130 300"), { width: 40, pitch: 12 }));

export function hood(sketch: Sketch): string {
  const shell = mirrored("M0 108C86 108 138 170 152 248C160 296 152 330 128 346C110 370 60 396 0 398");
  const mouth = mirrored("M0 150C54 150 84 196 92 256C98 306 74 348 0 384");
  const tone = cordTone(sketch);
  return (
    softLine(sketch, both("M0 404C64 402 116 376 132 350"), { width: 56, opacity: 0.5 }) +
    piece(sketch, shell, {
      on:
        hollow(sketch, "lit", { x: 410, y: 180, rx: 60, ry: 90, angle: 20, opacity: 0.6 }) +
        seam(sketch, both("M0 108C40 112 52 126 58 150"), { width: 0 }),
      volume: 1.2,
    }) +
    opening(sketch, mouth) +
    hollow(sketch, "dark", { x: 500, y: 220, rx: 70, ry: 70, opacity: 0.5 }) +
    seam(sketch, "M500 152L500 300", { width: 2, opacity: 0.35 }) +
    neckLabel(sketch, [500, 316]) +
    topstitch(sketch, both("M0 128C66 130 104 184 112 250C120 312 90 362 14 394")) +
    seam(sketch, both("M0 150C54 150 84 196 92 256C98 306 74 348 0 384"), { width: 4 }) +
    overlap(sketch) +
    (sketch.shows.has("cords")
      ? cord(sketch, "M470 380C458 430 466 500 454 580", { tone, end: [454, 580] }) +
        cord(sketch, "M532 380C544 440 532 490 540 548", { tone, end: [540, 548] })
      : "") +
    stud(sketch, [470, 378], { radius: 10 }) +
    stud(sketch, [532, 378], { radius: 10 })
  );
}

const overlap = (sketch: Sketch): string => {
  const path = "M420 312C440 346 468 366 500 384L548 404C520 412 486 410 458 398C436 380 420 350 420 312Z";
  return softLine(sketch, "M424 322C444 354 474 372 548 404", { width: 16, opacity: 0.4 }) + patch(sketch, path, { volume: 0.5 });
};

const backHood = (sketch: Sketch): string => {
  const shell = mirrored("M0 112C84 112 140 170 156 246C166 320 140 400 84 440C54 458 26 464 0 464");
  return (
    softLine(sketch, both("M0 470C60 468 124 430 140 366"), { width: 60, opacity: 0.5 }) +
    piece(sketch, shell, {
      on:
        hollow(sketch, "lit", { x: 420, y: 210, rx: 70, ry: 100, angle: 14, opacity: 0.6 }) +
        creases(
          sketch,
          relaxed(sketch, [
            { x: 380, y: 390, angle: -40, length: 150, width: 46, depth: 0.36 },
            { x: 620, y: 396, angle: 220, length: 160, width: 50, depth: 0.4 },
          ]),
        ) +
        seam(sketch, "M470 114C464 230 468 350 478 462M530 114C536 230 532 350 522 462") +
        topstitch(sketch, "M460 116C454 230 458 350 468 460M540 116C546 230 542 350 532 460"),
      volume: 1.2,
    })
  );
};

function pocket(sketch: Sketch, zipped: boolean): string {
  const outline = "M0 716L116 712C128 770 156 822 186 858L190 976C120 986 60 988 0 988";
  const edge = both("M116 712C128 770 156 822 186 858");
  const shape = zipped
    ? [half(`M14 716${outline.slice(6)}L14 988Z`, 1), half(`M14 716${outline.slice(6)}L14 988Z`, -1)]
    : [mirrored(outline)];
  return (
    shape.map((path) => softLine(sketch, path, { width: 22, opacity: 0.34 }) + patch(sketch, path, { volume: 0.5 })).join("") +
    softLine(sketch, edge, { width: 26, opacity: 0.5 }) +
    topstitch(sketch, both("M14 726L106 722C118 778 146 832 176 866M0 976C80 976 140 972 182 966")) +
    seam(sketch, edge, { width: 3 }) +
    barTack(sketch, [618, 716], { angle: 74 }) +
    barTack(sketch, [382, 716], { angle: -74 }) +
    barTack(sketch, [684, 856], { angle: 40 }) +
    barTack(sketch, [316, 856], { angle: -40 })
  );
}

const bodyFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 390, y: 560, rx: 110, ry: 260, angle: 8, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 670, y: 760, rx: 90, ry: 280, opacity: 0.36 }) +
  highlight(sketch, { x: 310, y: 420, angle: 88, length: 420, width: 56, depth: 0.26 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 262, y: 604, angle: 36, length: 230, width: 74, depth: 0.44 },
      { x: 258, y: 650, angle: 58, length: 240, width: 56, depth: 0.38 },
      { x: 742, y: 610, angle: 140, length: 220, width: 70, depth: 0.44 },
      { x: 744, y: 700, angle: 118, length: 220, width: 50, depth: 0.36 },
      { x: 280, y: 990, angle: -66, length: 170, width: 46, depth: 0.34 },
      { x: 724, y: 994, angle: -112, length: 180, width: 46, depth: 0.36 },
      { x: 440, y: 470, angle: 70, length: 150, width: 40, depth: 0.24 },
    ]),
  );
