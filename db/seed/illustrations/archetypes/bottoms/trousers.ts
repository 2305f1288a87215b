import { line, opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { drawstring, sash } from "../../details.ts";
import { hollow } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { barTack, button, ribs } from "../../trims.ts";
import { legs } from "./legs.ts";

const cuts = {
  straight: {
    leg: "M0 190L168 192C186 240 202 300 208 380C214 540 212 700 208 840C206 960 204 1050 204 1124C160 1142 104 1144 58 1136C48 900 32 660 10 482C6 480 4 480 0 480Z",
    hem: 1126,
    middle: 132,
    outer: 204,
  },
  wide: {
    leg: "M0 190L168 192C190 240 208 310 218 400C234 560 248 720 258 860C264 960 268 1050 270 1120C206 1144 122 1146 58 1136C48 900 32 660 10 482C6 480 4 480 0 480Z",
    hem: 1122,
    middle: 162,
    outer: 270,
  },
  tapered: {
    leg: "M0 190L168 192C192 240 212 310 218 390C220 540 204 700 190 840C178 960 168 1040 164 1110C132 1124 96 1126 62 1120C50 900 32 660 10 482C6 480 4 480 0 480Z",
    hem: 1112,
    middle: 116,
    outer: 164,
  },
};
const BAND = "M0 146C60 148 120 144 164 140C168 160 172 178 172 196C116 206 50 208 0 208";

export function trousers(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const kind = (["wide", "tapered"] as const).find((one) => shows.has(one)) ?? "straight";
  const soft = shows.has("elastic") || shows.has("cord");
  const cuffed = shows.has("hem-cuffed");
  const cut = cuts[kind];
  const printed = printFor(sketch);
  const back = sketch.view === 2;
  const crease = (side: 1 | -1): string => {
    const path = half(`M${cut.middle - 38} 300C${cut.middle - 24} 560 ${cut.middle - 8} 860 ${cut.middle} ${cut.hem + 14}`, side);
    return (
      hollow(sketch, "lit", { x: 500 + side * (cut.middle - 12) - 16, y: 730, rx: 15, ry: 400, angle: -side * 3, opacity: 0.8 }) +
      (shows.has("creased")
        ? softLine(sketch, path, { width: 16, opacity: 0.5 }) +
          line(sketch, path, sketch.tone.isDark ? sketch.tone.shine : sketch.tone.fold, 5, 0.9)
        : "") +
      topstitch(sketch, half(`M60 ${cut.hem - 30}C110 ${cut.hem - 20} 160 ${cut.hem - 24} ${cut.outer} ${cut.hem - 44}`, side))
    );
  };
  const cuffs = cuffed
    ? ([-1, 1] as const)
        .map((side) =>
          piece(
            sketch,
            half(
              `M${62} ${cut.hem - 56}C100 ${cut.hem - 44} 140 ${cut.hem - 46} ${cut.outer - 2} ${cut.hem - 72}L${cut.outer} ${cut.hem + 2}C150 ${cut.hem + 28} 100 ${cut.hem + 30} 60 ${cut.hem + 18}Z`,
              side,
            ),
            {
              volume: 0.6,
              on: ribs(sketch, { x0: side === 1 ? 540 : 210, x1: side === 1 ? 790 : 460, y0: cut.hem - 80, y1: cut.hem + 40, pitch: 13 }),
            },
          ),
        )
        .join("")
    : "";
  const sides = shows.has("side-stripe")
    ? ([-1, 1] as const)
        .map((side) =>
          line(
            sketch,
            half(`M160 200C190 280 ${cut.outer - 18} 360 ${cut.outer - 14} 460L${cut.outer - 16} ${cut.hem - 10}`, side),
            printed.accent,
            20,
          ),
        )
        .join("")
    : "";
  const inner = back ? "" : opening(sketch, mirrored("M0 136C60 138 124 134 162 130C164 150 140 166 0 168"));
  return {
    markup:
      inner +
      legs(sketch, { leg: cut.leg, crotch: 482, hem: cut.hem, middle: cut.middle, printed, on: crease }) +
      seam(sketch, "M500 206C503 300 503 400 500 482") +
      sides +
      cuffs +
      (back ? seat(sketch) : front(sketch, soft)) +
      (shows.has("cargo") ? cargoPockets(sketch, cut.outer) : "") +
      (shows.has("high-rise")
        ? piece(sketch, mirrored("M0 166C60 168 120 164 166 160L171 204C116 214 50 216 0 216"), { volume: 0.4 })
        : "") +
      `<g transform="translate(0 ${shows.has("high-rise") ? -50 : 0})">` +
      piece(sketch, mirrored(BAND), {
        on:
          printOver(sketch, printed, { x: 500, y0: 130, y1: 210 }) +
          (soft ? ribs(sketch, { x0: 326, x1: 676, y0: 136, y1: 210, pitch: 17 }) : ""),
        volume: 0.6,
      }) +
      seam(sketch, both("M0 208C50 208 116 206 172 196")) +
      (soft ? "" : loops(sketch)) +
      (back || !shows.has("cord") ? "" : drawstring(sketch, { y: 178 })) +
      (back || !shows.has("belt") ? "" : sash(sketch, { y: 172, half: 170 })) +
      "</g>",
    rest: { x: 500, y: cut.hem + 10, width: cut.outer * 2 + 20 },
    detail: [566, 250],
  };
}

function front(sketch: Sketch, soft: boolean): string {
  const { shows } = sketch;
  const mouth = both("M128 204C146 270 170 330 200 378");
  const darts = both("M96 206C100 240 102 262 104 290");
  return (
    softLine(sketch, both("M128 204C146 270 170 330 192 370"), { width: 18, opacity: 0.44 }) +
    seam(sketch, mouth, { width: shows.has("pockets") ? 4 : 2 }) +
    topstitch(sketch, both("M118 206C136 276 162 338 192 384")) +
    barTack(sketch, [632, 212], { angle: 70 }) +
    barTack(sketch, [368, 212], { angle: -70 }) +
    (shows.has("tucks")
      ? [72, 104, 136]
          .map(
            (x) =>
              softLine(sketch, both(`M${x} 206L${x + 14} 350`), { width: 18, opacity: 0.6 }) +
              seam(sketch, both(`M${x} 206L${x + 12} 330`), { width: 3 }),
          )
          .join("")
      : "") +
    (shows.has("zip-pockets") ? line(sketch, mouth, "#C9C3C6", 7) + line(sketch, mouth, "#8F888C", 2) : "") +
    (soft
      ? ""
      : seam(sketch, darts, { width: 2.4 }) +
        softLine(sketch, "M506 210L506 470", { width: 18 }) +
        topstitch(sketch, "M544 208C546 300 546 366 506 424") +
        barTack(sketch, [514, 416], { angle: -48 }))
  );
}

const cargoPockets = (sketch: Sketch, outer: number): string =>
  ([-1, 1] as const)
    .map((side) => {
      const x = outer - 116;
      const path = half(`M${x} 600L${x + 118} 592L${x + 122} 756L${x + 6} 764Z`, side);
      const lid = half(`M${x - 8} 586L${x + 124} 578L${x + 126} 634L${x + 60} 654L${x - 4} 640Z`, side);
      return (
        softLine(sketch, path, { width: 24, opacity: 0.44 }) +
        patch(sketch, path, { volume: 0.7 }) +
        softLine(sketch, lid, { width: 16, opacity: 0.4 }) +
        patch(sketch, lid, { volume: 0.5 }) +
        button(sketch, [500 + side * (x + 60), 632], { size: 16 })
      );
    })
    .join("");

function seat(sketch: Sketch): string {
  const pocket = (side: 1 | -1): string =>
    patch(sketch, half("M52 318L148 306L149 318L53 330Z", side), { volume: 0.2 }) +
    seam(sketch, half("M50 324L150 312", side), { width: 3 }) +
    button(sketch, [500 + side * 100, 346], { size: 15 }) +
    seam(sketch, half("M98 206L100 300", side), { width: 2.2 });
  return pocket(-1) + pocket(1);
}

function loops(sketch: Sketch): string {
  const loop = (x: number): string => {
    const path = `M${x} 138L${x + 15} 138L${x + 15} 214L${x} 214Z`;
    return softLine(sketch, path, { width: 10 }) + patch(sketch, path, { volume: 0.3 });
  };
  const all = (sketch.view === 2 ? [348, 492, 636] : [380, 606]).map(loop).join("");
  return all + (sketch.view === 2 ? "" : seam(sketch, "M536 146L538 206") + button(sketch, [514, 178], { size: 19 }));
}
