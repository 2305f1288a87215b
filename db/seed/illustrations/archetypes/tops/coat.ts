import { patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { patchPockets, sash } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { metal } from "../../palette.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { button } from "../../trims.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";
import { flap, lapels, lining, notch } from "./tailored.ts";

const SIDE = "C150 170 218 202 250 238C234 340 224 440 222 540C232 700 264 900 286 1106C200 1124 100 1130 0 1130";
const SLEEVE =
  "M238 228C284 252 302 340 314 470C326 640 334 800 338 938C308 954 274 954 246 946C246 800 240 660 222 540C224 420 230 320 238 228Z";
const ARMHOLE = "M244 234C232 340 224 440 222 540";

export function coat(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const belted = shows.has("belt") || shows.has("wrap");
  const horn = toneOf(sketch.design.pick(["#3A2E2A", "#5A3826", "#24121C"]));
  const printed = printFor(sketch);
  const back = sketch.view === 2;
  const body = piece(sketch, mirrored((back ? "M0 160C40 160 66 156 84 148" : "M0 566C36 440 60 300 84 148") + SIDE), {
    on:
      printOver(sketch, printed, { x: 500, y0: 140, y1: 1140, sag: 8 }) +
      bodyFolds(sketch, belted) +
      (back ? backSeam(sketch) : frontEdge(sketch, belted)) +
      topstitch(sketch, both("M0 1112C100 1112 200 1106 282 1090")),
  });
  const strap = (side: 1 | -1): string =>
    patch(sketch, half("M244 850C276 858 310 856 336 846L338 880C310 890 276 892 245 886Z", side), { volume: 0.5 }) +
    button(sketch, [500 + side * 262, 868], { tone: horn });
  return {
    markup:
      sleeves(sketch, {
        path: SLEEVE,
        armhole: ARMHOLE,
        shoulder: [250, 246],
        underarm: [224, 548],
        cuff: [292, 944],
        printed,
        on: strap,
      }) +
      (back ? "" : lining(sketch)) +
      body +
      armholeSeams(sketch, ARMHOLE) +
      (back ? collarBack(sketch) : lapels(sketch, notch, printed) + fastening(sketch, { belted, horn })) +
      (shows.has("trench") ? epaulettes(sketch, horn) : "") +
      (shows.has("patch-pockets") && !back ? patchPockets(sketch, { x: 90, y: 780, width: 140, height: 170 }) : "") +
      (shows.has("wrap") && !back ? sash(sketch, { y: 676, half: 238 }) : shows.has("belt") ? belt(sketch, horn) : ""),
    rest: { x: 500, y: 1132, width: 560 },
    detail: belted ? [500, 660] : [520, 520],
  };
}

const epaulettes = (sketch: Sketch, horn: Tone): string =>
  ([-1, 1] as const)
    .map(
      (side) =>
        patch(sketch, half("M138 186L240 222L232 262L130 224Z", side), { volume: 0.5 }) +
        topstitch(sketch, half("M142 194L232 226L226 254L136 218Z", side)) +
        button(sketch, [500 + side * 152, 214], { tone: horn, size: 18 }),
    )
    .join("") +
  (sketch.view === 2
    ? ""
    : softLine(sketch, half("M206 300C214 380 190 440 120 470L84 440", 1), { width: 20, opacity: 0.4 }) +
      patch(sketch, half("M206 262L232 300C228 390 200 450 128 480C150 410 180 340 206 262Z", 1), { volume: 0.5 }));

const bodyFolds = (sketch: Sketch, belted: boolean): string =>
  hollow(sketch, "lit", { x: 360, y: 480, rx: 70, ry: 200, opacity: 0.4 }) +
  hollow(sketch, "lit", { x: 330, y: 900, rx: 90, ry: 210, angle: 6, opacity: 0.4 }) +
  hollow(sketch, "dark", { x: 690, y: 880, rx: 90, ry: 250, angle: -8, opacity: 0.4 }) +
  highlight(sketch, { x: 308, y: 300, angle: 88, length: 330, width: 50, depth: 0.34 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 286, y: 552, angle: 62, length: 220, width: 70, depth: 0.42 },
      { x: 716, y: 560, angle: 116, length: 200, width: 60, depth: 0.42 },
      ...(belted
        ? [
            { x: 330, y: 716, angle: 100, length: 330, width: 80, depth: 0.42 },
            { x: 400, y: 716, angle: 94, length: 300, width: 64, depth: 0.34 },
            { x: 640, y: 716, angle: 82, length: 380, width: 80, depth: 0.44 },
            { x: 690, y: 716, angle: 76, length: 280, width: 60, depth: 0.36 },
            { x: 350, y: 636, angle: -84, length: 150, width: 44, depth: 0.36 },
            { x: 660, y: 636, angle: -98, length: 160, width: 44, depth: 0.36 },
          ]
        : []),
      { x: 300, y: 1100, angle: -82, length: 240, width: 56, depth: 0.3 },
      { x: 640, y: 1110, angle: -96, length: 300, width: 60, depth: 0.34 },
    ]),
  );

const frontEdge = (sketch: Sketch, belted: boolean): string => {
  const edge = belted ? "M508 560C566 590 584 640 585 700L592 1132" : "M508 560C520 590 524 640 524 700L526 1132";
  return softLine(sketch, edge, { width: 34, opacity: 0.5 }) + seam(sketch, edge, { width: 3 });
};

function fastening(sketch: Sketch, { belted, horn }: { belted: boolean; horn: Tone }): string {
  const spots: [number, number][] = belted
    ? [
        [450, 600],
        [540, 600],
        [452, 768],
        [544, 768],
        [453, 880],
        [546, 880],
      ]
    : [
        [500, 590],
        [501, 700],
        [502, 810],
      ];
  return (
    (sketch.shows.has("wrap") ? "" : spots.map((spot) => button(sketch, spot, { tone: horn, size: 28 })).join("")) +
    (sketch.shows.has("patch-pockets")
      ? ""
      : flap(sketch, { x: 122, y: belted ? 800 : 760, width: 110 }, 1) + flap(sketch, { x: 122, y: belted ? 800 : 760, width: 110 }, -1)) +
    topstitch(sketch, belted ? "M576 720L581 1124" : "M515 720L517 1124")
  );
}

const backSeam = (sketch: Sketch): string =>
  seam(sketch, "M500 164C503 400 503 700 500 820") +
  softLine(sketch, "M500 820L514 1130", { width: 34, opacity: 0.5 }) +
  seam(sketch, "M500 800L504 1132", { width: 3 }) +
  topstitch(sketch, "M490 812L476 842L500 842");

const collarBack = (sketch: Sketch): string =>
  piece(sketch, mirrored("M0 122C44 122 76 130 92 146C112 176 136 210 156 240C100 232 50 226 0 226"), { volume: 0.7 }) +
  topstitch(sketch, both("M0 216C50 216 96 222 140 229"));

function belt(sketch: Sketch, horn: Tone): string {
  const strip = mirrored("M0 648C80 648 160 644 238 634C242 656 244 684 244 702C160 714 80 716 0 716");
  const band =
    softLine(sketch, both("M0 716C80 716 160 714 244 702"), { width: 40, opacity: 0.5 }) +
    piece(sketch, strip, { volume: 0.6 }) +
    topstitch(sketch, both("M0 657C80 657 160 653 238 643M0 707C80 707 160 705 242 693"));
  if (sketch.view === 2) return band;
  const tail = "M540 652C580 680 588 760 584 850L626 846C630 760 620 690 590 646Z";
  const [x, y] = [468, 682];
  const buckle = horn.base === "#24121C" ? metal.dark : horn.base;
  return (
    band +
    softLine(sketch, tail, { width: 26, opacity: 0.44 }) +
    piece(sketch, tail, { volume: 0.6 }) +
    topstitch(sketch, "M592 842L618 840") +
    `<rect x="${x - 34}" y="${y - 48}" width="68" height="94" rx="12" fill="none" stroke="${sketch.tone.inside}" stroke-opacity=".4" stroke-width="12" transform="translate(3 4)"/><rect x="${x - 34}" y="${y - 48}" width="68" height="94" rx="12" fill="none" stroke="${buckle}" stroke-width="11"/><rect x="${x - 37}" y="${y - 51}" width="68" height="94" rx="12" fill="none" stroke="${horn.shine}" stroke-width="2.4" opacity=".6"/><path d="M${x} ${y - 44}V${y + 42}" stroke="${buckle}" stroke-width="8"/>`
  );
}
