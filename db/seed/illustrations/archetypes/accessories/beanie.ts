import { line, patch, piece, softLine, within } from "../../cloth.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { accentFor, rows } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { ribs } from "../../trims.ts";
import { moved } from "../pair.ts";

const DOME = "M284 780C262 700 266 590 300 500C340 396 420 344 500 344C580 344 660 396 700 500C734 590 738 700 716 780Z";
const CUFF =
  "M262 712C340 736 420 744 500 744C580 744 660 736 738 712C752 760 752 820 740 868C660 896 580 904 500 904C420 904 340 896 260 868C248 820 248 760 262 712Z";

export function beanie(sketch: Sketch): Drawing {
  const topped = sketch.shows.has("pompon");
  const contrast = toneOf(sketch.design.falls(0.3) ? accentFor(sketch.tone.base, sketch.design) : sketch.tone.base);
  const dome = piece(sketch, DOME, {
    volume: 1.6,
    on:
      crown(sketch) +
      hollow(sketch, "lit", { x: 400, y: 500, rx: 110, ry: 150, angle: 20, opacity: 0.6 }) +
      hollow(sketch, "dark", { x: 640, y: 620, rx: 90, ry: 200, opacity: 0.5 }) +
      creases(
        sketch,
        relaxed(sketch, [
          { x: 330, y: 720, angle: -64, length: 170, width: 50, depth: 0.36 },
          { x: 660, y: 720, angle: -118, length: 180, width: 50, depth: 0.4 },
          { x: 470, y: 730, angle: -84, length: 130, width: 40, depth: 0.26 },
        ]),
      ),
  });
  const own = { ...sketch, tone: contrast };
  const cuff = piece(sketch, CUFF, {
    tone: contrast,
    on:
      ribs(own, { x0: 244, x1: 756, y0: 700, y1: 910, pitch: 22 }) +
      hollow(sketch, "lit", { x: 390, y: 800, rx: 100, ry: 70, opacity: 0.5 }, contrast) +
      hollow(sketch, "dark", { x: 690, y: 810, rx: 80, ry: 100, opacity: 0.5 }, contrast),
    volume: 1.1,
  });
  const shadow = softLine(sketch, "M262 712C340 736 420 744 500 744C580 744 660 736 738 712", { width: 46, opacity: 0.6 });
  const lying = within(sketch, DOME, shadow);
  return {
    markup: moved(
      sketch,
      (topped ? pompon(sketch, contrast.base) : "") +
        (sketch.shows.has("ties") ? ties(sketch) : "") +
        dome +
        lying +
        cuff +
        (sketch.view === 2 ? "" : tab(sketch)),
      "translate(-125 -150)scale(1.25)",
    ),
    rest: { x: 500, y: 976, width: 620 },
    detail: [625, 825],
  };
}

const ties = (sketch: Sketch): string =>
  [
    "M290 860C270 930 300 980 280 1050",
    "M710 860C730 930 700 980 722 1050",
    "M280 1050L268 1084",
    "M280 1050L294 1084",
    "M722 1050L710 1084",
    "M722 1050L736 1084",
  ]
    .map((path) => line(sketch, path, sketch.tone.seam, 22) + line(sketch, path, sketch.tone.base, 16))
    .join("");

const crown = (sketch: Sketch): string => {
  const ribsAt = Array.from({ length: 21 }, (_, at) => (at - 10) * 23);
  const dark = ribsAt
    .map((x) => `M${500 + x} 790C${Math.round(500 + x * 1.04)} 620 ${Math.round(500 + x * 0.86)} 470 ${Math.round(500 + x * 0.16)} 346`)
    .join("");
  return (
    line(sketch, dark, sketch.tone.isDark ? sketch.tone.inside : sketch.tone.fold, 8, 0.6) +
    `<g transform="translate(-8 0)">${line(sketch, dark, sketch.tone.shine, 4, 0.35)}</g>`
  );
};

function pompon(sketch: Sketch, base: string): string {
  const tone = toneOf(base);
  const strands = (count: number, low: number, high: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * 6.283 + sketch.hand.between(-0.1, 0.1);
      const reach = sketch.hand.between(low, high);
      return `M${Math.round(500 + Math.cos(angle) * 20)} ${Math.round(286 + Math.sin(angle) * 20)}L${Math.round(500 + Math.cos(angle) * reach)} ${Math.round(286 + Math.sin(angle) * reach)}`;
    }).join("");
  const ball = piece(sketch, "M500 196C552 196 592 234 592 286C592 338 552 376 500 376C448 376 408 338 408 286C408 234 448 196 500 196Z", {
    tone,
    volume: 1.4,
  });
  return (
    line(sketch, strands(44, 84, 104), tone.dark, 6) +
    ball +
    line(sketch, strands(40, 50, 92), tone.fold, 4, 0.5) +
    `<g transform="translate(-10 -12)">${line(sketch, strands(34, 30, 78), tone.shine, 4, 0.5)}</g>`
  );
}

const tab = (sketch: Sketch): string =>
  patch(sketch, "M566 788L646 782L649 836L569 842Z", { tone: toneOf("#FFFFFF"), volume: 0.2 }) +
  rows.map((colour, at) => line(sketch, `M${584 + at * 8} ${800 - Math.round(at * 0.6)}l1.4 26`, colour, 5)).join("");
