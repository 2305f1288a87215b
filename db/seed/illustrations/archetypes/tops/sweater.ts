import { opening, piece, seam, softLine } from "../../cloth.ts";
import { buttonsDown, cowl, dropShoulder, openFront, patchPockets, sash, slit, standCollar, tallCollar, zipDown } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { accentFor } from "../../palette.ts";
import { printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { neckLabel, ribBand, ribs } from "../../trims.ts";
import { hood } from "./hoodie.ts";
import { moved } from "../pair.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const SIDE = "C166 214 236 240 288 292C262 370 246 470 250 566C250 700 250 850 254 980C180 996 90 1000 0 1000";
const VEST_SIDE = "C146 206 176 214 200 224C200 330 210 440 250 566C250 700 250 850 254 980C180 996 90 1000 0 1000";
const SLEEVE =
  "M270 276C318 306 334 400 346 520C360 660 374 790 380 906C348 926 304 930 266 918C268 800 264 690 250 566C246 470 258 370 270 276Z";
const CUFF = "M376 896C374 930 370 964 362 990C334 1004 302 1006 276 998C270 970 268 940 268 908C304 920 346 914 376 896Z";
const ARMHOLE = "M288 292C262 370 246 470 250 566";

export function sweater(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const kind = shows.has("cables") ? "cables" : shows.has("lace") ? "lace" : "plain";
  const accent = accentFor(sketch.tone.base, sketch.design);
  const printed = shows.has("stripe")
    ? ({ print: "stripe", accent, second: accent, size: sketch.design.between(1.4, 2) } as const)
    : undefined;
  const vee = shows.has("neck-v") || shows.has("buttons") || shows.has("open");
  const weave = shows.has("ribbed") ? "rib" : shows.has("in-mohair") ? "mohair" : "knit";
  const armless = shows.has("sleeve-none");
  const back = sketch.view === 2;
  const pattern =
    (kind === "cables"
      ? [-150, 0, 150].map((x) => cable(sketch, 500 + x, back ? 214 : x === 0 ? 316 : 232)).join("")
      : kind === "lace"
        ? lace(sketch)
        : "") + (printed ? printOver(sketch, printed, { x: 500, y0: 400, y1: 720, sag: 8 }) : "");
  const body = piece(
    sketch,
    mirrored(
      (back ? "M0 212C50 212 92 206 114 196" : vee ? "M0 420C50 350 104 270 114 196" : "M0 296C64 296 106 254 114 196") +
        (armless ? VEST_SIDE : SIDE),
    ),
    {
      weave,
      on: pattern + bodyFolds(sketch),
      volume: 1.2,
    },
  );
  const cuffs = armless
    ? ""
    : ([-1, 1] as const)
        .map((side) =>
          piece(sketch, half(CUFF, side), {
            on: ribs(sketch, side === 1 ? { x0: 764, x1: 884, y0: 890, y1: 1010 } : { x0: 116, x1: 236, y0: 890, y1: 1010 }),
          }),
        )
        .join("");
  const hem =
    piece(sketch, mirrored("M0 982C90 982 180 978 253 962C252 1000 248 1030 242 1052C170 1066 80 1070 0 1070"), {
      on: ribs(sketch, { x0: 252, x1: 752, y0: 956, y1: 1074 }),
    }) + seam(sketch, both("M0 982C90 982 180 978 253 962"), { opacity: 0.4 });
  const inner = back
    ? ""
    : opening(sketch, mirrored(`M0 186C60 186 98 188 114 196C110 232 80 296 0 ${vee ? 430 : 320}`)) + neckLabel(sketch, [500, 212]);
  const ring = both(back ? "M0 204C54 204 96 200 118 188" : vee ? "M0 426C54 354 108 274 118 192" : "M0 300C68 300 110 258 118 192");
  return {
    markup:
      cuffs +
      (armless
        ? ""
        : sleeves(sketch, {
            path: SLEEVE,
            armhole: ARMHOLE,
            shoulder: [282, 300],
            underarm: [252, 572],
            cuff: [322, 904],
            weave,
            ...(printed ? { printed: { ...printed, print: "plain" as const } } : {}),
          })) +
      inner +
      body +
      hem +
      (armless ? ribBand(sketch, both("M196 226C196 330 206 440 252 560"), { width: 30, pitch: 12 }) : armholeSeams(sketch, ARMHOLE)) +
      (back ? "" : frontDetails(sketch, vee)) +
      softLine(sketch, both(back ? "M0 224C54 224 92 218 118 206" : "M0 322C80 322 128 270 136 208"), { width: 26, opacity: 0.4 }) +
      (shows.has("hood") && !back
        ? moved(sketch, hood(sketch), "translate(40 -60)scale(.92)")
        : ribBand(sketch, ring, { width: 40, pitch: 12 })) +
      (back ? "" : collarOf(sketch)),
    rest: { x: 500, y: 1070, width: 520 },
    detail: [500, 420],
  };
}

function frontDetails(sketch: Sketch, vee: boolean): string {
  const { shows } = sketch;
  const from = vee ? 436 : 330;
  return (
    (shows.has("buttons") ? buttonsDown(sketch, { from, to: 1064, step: 112, size: 28 }) : "") +
    (shows.has("zip") ? zipDown(sketch, { from: from - 10, to: 1064 }) : "") +
    (shows.has("half-zip") ? zipDown(sketch, { from: from - 10, to: 520 }) : "") +
    (shows.has("open") ? openFront(sketch, { from, to: 1062 }) : "") +
    (shows.has("pockets") ? patchPockets(sketch, { x: 66, y: 760, width: 140, height: 170 }) : "") +
    (shows.has("drop-shoulder") ? dropShoulder(sketch, "M288 292C314 370 322 470 330 590") : "") +
    (shows.has("belt") ? sash(sketch, { y: 760, half: 250 }) : "") +
    (shows.has("slits") ? slit(sketch, { x: 286, from: 930, to: 1056 }) + slit(sketch, { x: 690, from: 930, to: 1056 }) : "")
  );
}

function collarOf(sketch: Sketch): string {
  if (sketch.shows.has("cowl")) return cowl(sketch, { y: 250, half: 124 });
  if (sketch.shows.has("collar-high")) return tallCollar(sketch, { y: 240, half: 112 });
  return sketch.shows.has("collar-stand") ? standCollar(sketch, { y: 232, half: 112, ribbed: true }) : "";
}

const lace = (sketch: Sketch): string => {
  const eyelet = sketch.define(
    `<pattern id="@" width="72" height="84" patternUnits="userSpaceOnUse"><g fill="${sketch.tone.inside}" fill-opacity=".8"><ellipse cx="18" cy="22" rx="9" ry="12"/><ellipse cx="54" cy="64" rx="9" ry="12"/></g><path d="M18 44L36 62L54 44M54 2L36 20L18 2" fill="none" stroke="${sketch.tone.shine}" stroke-opacity=".7" stroke-width="7"/></pattern>`,
  );
  return `<path d="M240 330H760V960H240Z" fill="url(#${eyelet})"/>`;
};

/** One cable: two ropes that cross every 70 units, the crossings alternating. */
function cable(sketch: Sketch, x: number, from: number): string {
  const { tone } = sketch;
  const dark = tone.isDark ? tone.inside : tone.fold;
  const turn = sketch.define(
    `<g id="@" fill="none" stroke-linecap="round"><path d="M17-4C17 26-17 34-17 74" stroke="${dark}" stroke-width="23" stroke-opacity=".8"/><path d="M17-4C17 26-17 34-17 74" stroke="${tone.base}" stroke-width="18"/><path d="M13-2C13 24-21 34-21 70" stroke="${tone.shine}" stroke-width="5" stroke-opacity=".55"/><path d="M-17-4C-17 26 17 34 17 74" stroke="${dark}" stroke-width="24" stroke-opacity=".9"/><path d="M-17-4C-17 26 17 34 17 74" stroke="${tone.base}" stroke-width="18"/><path d="M-21-2C-21 22 12 36 13 70" stroke="${tone.shine}" stroke-width="6" stroke-opacity=".65"/><path d="M-14 10l10 8M-6 24l12 8M4 40l12 6M-17 2l8 4M11 56l8 2" stroke="${dark}" stroke-width="2" stroke-opacity=".7"/></g>`,
  );
  const turns = [];
  for (let y = from; y < 990; y += 70) turns.push(`<use href="#${turn}" x="${x}" y="${y}"/>`);
  return softLine(sketch, `M${x - 38} ${from}L${x - 38} 990M${x + 38} ${from}L${x + 38} 990`, { width: 18, opacity: 0.6 }) + turns.join("");
}

const bodyFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 370, y: 500, rx: 110, ry: 330, angle: 5, opacity: 0.4 }) +
  hollow(sketch, "dark", { x: 680, y: 760, rx: 90, ry: 300, opacity: 0.4 }) +
  highlight(sketch, { x: 312, y: 330, angle: 88, length: 460, width: 56, depth: 0.24 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 254, y: 572, angle: 44, length: 230, width: 80, depth: 0.42 },
      { x: 748, y: 576, angle: 134, length: 220, width: 76, depth: 0.42 },
      { x: 258, y: 760, angle: 20, length: 130, width: 50, depth: 0.26 },
      { x: 744, y: 800, angle: 164, length: 140, width: 50, depth: 0.3 },
    ]),
  );
