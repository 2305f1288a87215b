import { opening, piece, seam, softLine, topstitch } from "../cloth.ts";
import { creases, hollow, relaxed } from "../folds.ts";
import { both, half, mirrored } from "../outline.ts";
import { printFor, printOver } from "../prints.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { button } from "../trims.ts";

const BAND = "M0 238C60 238 120 236 168 230C172 254 174 278 174 300C120 310 60 312 0 312";
const cuts = {
  pleated: { outline: "M0 300C60 300 120 298 174 290C206 500 268 800 326 1010C220 1050 90 1060 0 1060", y: 1062, width: 620 },
  flared: { outline: "M0 300C60 300 120 298 174 290C216 420 262 620 300 850C210 892 90 900 0 900", y: 902, width: 560 },
  straight: {
    outline: "M0 300C60 300 120 298 174 290C214 360 226 460 226 580C224 720 214 860 204 990C140 1006 60 1010 0 1010",
    y: 1010,
    width: 420,
  },
};

/** Skirt: knife pleats to one side, a flared one with buttons, or a straight one with a slit. */
export function skirt(sketch: Sketch): Drawing {
  const kind = sketch.design.pick(["pleated", "pleated", "flared", "straight"]);
  const printed = printFor(sketch, ["plain", "plain", "plain", "check", kind === "flared" ? "floral" : "plain"]);
  const cut = cuts[kind];
  const back = sketch.view === 2;
  const on = { pleated: pleats, flared: flares, straight: straightFront }[kind];
  const body = piece(sketch, mirrored(cut.outline), {
    on: printOver(sketch, printed, { x: 500, y0: 290, y1: cut.y + 10, half: 340 }) + on(sketch),
    volume: kind === "pleated" ? 0.6 : 1,
  });
  const inner = back ? "" : opening(sketch, mirrored("M0 226C60 226 120 224 164 220C166 240 120 262 0 262"));
  const fastening = back
    ? seam(sketch, "M500 240L500 600")
    : button(sketch, [kind === "flared" ? 500 : 634, 270], { size: 24 }) +
      (kind === "flared" ? "" : seam(sketch, "M612 236L614 306", { width: 2.2 }));
  return {
    markup:
      inner +
      body +
      softLine(sketch, both("M0 314C60 314 120 312 174 302"), { width: 22, opacity: 0.5 }) +
      piece(sketch, mirrored(BAND), { volume: 0.5 }) +
      topstitch(sketch, both("M0 247C60 247 120 245 166 239M0 303C60 303 120 301 172 291")) +
      fastening,
    rest: { x: 500, y: cut.y, width: cut.width },
    detail: [600, 330],
  };
}

/** Every pleat has a lit face and a dark underside, all laid to the same side. */
const pleats = (sketch: Sketch): string =>
  [-150, -110, -70, -30, 10, 50, 90, 130, 168]
    .map((x, at) => {
      const end = x * 1.95 + sketch.hand.between(-8, 8);
      const under = `M${500 + x} 296C${500 + x * 1.2} 500 ${500 + x * 1.6} 800 ${500 + end} 1070L${500 + end - 34} 1070C${500 + x * 1.6 - 22} 800 ${500 + x * 1.2 - 14} 500 ${500 + x - 5} 296Z`;
      const edge = `M${500 + x} 296C${500 + x * 1.2} 500 ${500 + x * 1.6} 800 ${500 + end} 1070`;
      return (
        `<path d="${under.replaceAll(/\d+\.\d+/g, (value) => String(Math.round(Number(value))))}" class="${sketch.look(`fill:${sketch.tone.fold};fill-opacity:.5`)}"/>` +
        seam(
          sketch,
          edge.replaceAll(/\d+\.\d+/g, (value) => String(Math.round(Number(value)))),
          { width: 2.2, opacity: 0.55 },
        ) +
        (at % 2
          ? hollow(sketch, "lit", {
              x: 500 + (x + end) / 2 + 26,
              y: 700,
              rx: 14,
              ry: 340,
              angle: -Math.atan2(end - x, 760) * 57,
              opacity: 0.7,
            })
          : "")
      );
    })
    .join("") + topstitch(sketch, both("M0 1040C90 1040 216 1030 320 992"));

const flares = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 366, y: 660, rx: 60, ry: 230, angle: 12, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 690, y: 720, rx: 70, ry: 240, angle: -12, opacity: 0.4 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 380, y: 310, angle: 108, length: 420, width: 70, depth: 0.4 },
      { x: 620, y: 310, angle: 74, length: 440, width: 70, depth: 0.42 },
      { x: 340, y: 870, angle: -72, length: 340, width: 76, depth: 0.44 },
      { x: 440, y: 890, angle: -84, length: 300, width: 66, depth: 0.38 },
      { x: 580, y: 892, angle: -97, length: 330, width: 70, depth: 0.42 },
      { x: 690, y: 866, angle: -108, length: 300, width: 64, depth: 0.4 },
    ]),
  ) +
  topstitch(sketch, both("M0 880C90 880 210 872 294 832")) +
  (sketch.view === 2
    ? ""
    : seam(sketch, "M478 310L476 900M522 310L524 900", { width: 2.2 }) +
      [360, 450, 540, 630, 720, 810].map((y) => button(sketch, [500, y], { size: 22 })).join(""));

const straightFront = (sketch: Sketch): string => {
  const pocket = (side: 1 | -1): string =>
    seam(sketch, half("M110 300C128 360 168 404 216 420", side), { width: 3 }) +
    topstitch(sketch, half("M100 302C118 370 164 414 214 430", side));
  return (
    hollow(sketch, "lit", { x: 400, y: 560, rx: 66, ry: 240, opacity: 0.5 }) +
    hollow(sketch, "dark", { x: 660, y: 720, rx: 70, ry: 280, opacity: 0.4 }) +
    creases(
      sketch,
      relaxed(sketch, [
        { x: 300, y: 480, angle: 16, length: 190, width: 50, depth: 0.32 },
        { x: 704, y: 500, angle: 166, length: 180, width: 48, depth: 0.34 },
        { x: 320, y: 700, angle: 8, length: 160, width: 40, depth: 0.24 },
        { x: 380, y: 980, angle: -84, length: 260, width: 50, depth: 0.3 },
        { x: 620, y: 990, angle: -95, length: 280, width: 50, depth: 0.34 },
      ]),
    ) +
    (sketch.view === 2
      ? softLine(sketch, "M506 780L512 1010", { width: 26 })
      : pocket(-1) + pocket(1) + softLine(sketch, "M590 700L600 1010", { width: 28 })) +
    seam(sketch, sketch.view === 2 ? "M500 600L504 1010" : "M584 690L592 1010", { width: 3 }) +
    topstitch(sketch, both("M0 990C60 990 140 986 202 972"))
  );
};
