import { opening, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { buttonsDown, sash, sidePockets, slit, wrapFront } from "../../details.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { both, mirrored } from "../../outline.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { button, ribs } from "../../trims.ts";

const BAND = "M0 238C60 238 120 236 168 230C172 254 174 278 174 300C120 310 60 312 0 312";
const ends = { mini: 720, midi: 960, maxi: 1130 };

function cutOf(shows: ReadonlySet<string>): { outline: string; y: number; width: number } {
  const end = ends[shows.has("mini") ? "mini" : shows.has("maxi") ? "maxi" : "midi"];
  const straight = shows.has("straight");
  const hem = straight ? 206 : Math.round(174 + (end - 290) * (shows.has("pleated") ? 0.2 : 0.24));
  const side = straight
    ? `C214 360 226 430 226 520C224 ${Math.round((520 + end) / 2)} 214 ${end - 80} ${hem} ${end}`
    : `C${Math.round(174 + (hem - 174) * 0.4)} ${Math.round(290 + (end - 290) * 0.34)} ${Math.round(174 + (hem - 174) * 0.75)} ${Math.round(290 + (end - 290) * 0.7)} ${hem} ${end}`;
  return {
    outline: `M0 300C60 300 120 298 174 290${side}C${Math.round(hem * 0.7)} ${end + 34} ${Math.round(hem * 0.33)} ${end + 44} 0 ${end + 44}`,
    y: end + 46,
    width: hem * 2,
  };
}

export function skirt(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const kind = (["pleated", "straight"] as const).find((one) => shows.has(one)) ?? "flared";
  const printed = printFor(sketch);
  const cut = cutOf(shows);
  const back = sketch.view === 2;
  const on = { pleated: pleats, flared: flares, straight: straightFront }[kind];
  const body = piece(sketch, mirrored(cut.outline), {
    on: printOver(sketch, printed, { x: 500, y0: 290, y1: cut.y + 10, half: 340 }) + on(sketch, cut.y),
    volume: kind === "pleated" ? 0.6 : 1,
  });
  const inner = back ? "" : opening(sketch, mirrored("M0 226C60 226 120 224 164 220C166 240 120 262 0 262"));
  const fastening = back
    ? seam(sketch, "M500 240L500 600")
    : shows.has("elastic")
      ? ribs(sketch, { x0: 330, x1: 670, y0: 234, y1: 312, pitch: 17 })
      : shows.has("belt")
        ? sash(sketch, { y: 268, half: 172 })
        : button(sketch, [634, 270], { size: 24 }) + seam(sketch, "M612 236L614 306", { width: 2.2 });
  const front = back
    ? ""
    : (shows.has("buttons") ? buttonsDown(sketch, { from: 316, to: cut.y - 12, step: 88, size: 22 }) : "") +
      (shows.has("wrap") ? wrapFront(sketch, { from: 312, to: cut.y - 12, y: 330, reach: 120 }) : "") +
      (shows.has("pockets") ? sidePockets(sketch, { x: 110, y: 316, drop: 120, lean: 74 }) : "") +
      (shows.has("slit") ? slit(sketch, { x: 590, from: cut.y - 240, to: cut.y - 26 }) : "");
  return {
    markup:
      inner +
      body +
      softLine(sketch, both("M0 314C60 314 120 312 174 302"), { width: 22, opacity: 0.5 }) +
      piece(sketch, mirrored(BAND), { volume: 0.5 }) +
      topstitch(sketch, both("M0 247C60 247 120 245 166 239M0 303C60 303 120 301 172 291")) +
      front +
      fastening,
    rest: { x: 500, y: cut.y, width: cut.width },
    detail: [600, 330],
  };
}

const pleats = (sketch: Sketch, end: number): string =>
  [-150, -110, -70, -30, 10, 50, 90, 130, 168]
    .map((x, at) => {
      const low = x * (1 + (end - 300) / 800) + sketch.hand.between(-8, 8);
      const under = `M${500 + x} 296C${500 + x * 1.1} 400 ${500 + (x + low) / 2} ${Math.round((300 + end) / 2)} ${500 + low} ${end + 8}L${500 + low - 34} ${end + 8}C${500 + (x + low) / 2 - 22} ${Math.round((300 + end) / 2)} ${500 + x * 1.1 - 14} 400 ${500 + x - 5} 296Z`;
      const edge = `M${500 + x} 296C${500 + x * 1.1} 400 ${500 + (x + low) / 2} ${Math.round((300 + end) / 2)} ${500 + low} ${end + 8}`;
      return (
        `<path d="${under.replaceAll(/\d+\.\d+/g, (value) => String(Math.round(Number(value))))}" class="${sketch.look(`fill:${sketch.tone.fold};fill-opacity:.5`)}"/>` +
        seam(
          sketch,
          edge.replaceAll(/\d+\.\d+/g, (value) => String(Math.round(Number(value)))),
          { width: 2.2, opacity: 0.55 },
        ) +
        (at % 2
          ? hollow(sketch, "lit", {
              x: 500 + (x + low) / 2 + 26,
              y: 700,
              rx: 14,
              ry: 340,
              angle: -Math.atan2(low - x, 760) * 57,
              opacity: 0.7,
            })
          : "")
      );
    })
    .join("") + topstitch(sketch, both(`M0 ${end - 22}C90 ${end - 22} 200 ${end - 30} 300 ${end - 66}`));

const flares = (sketch: Sketch, end: number): string =>
  hollow(sketch, "lit", { x: 366, y: 660, rx: 60, ry: 230, angle: 12, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 690, y: 720, rx: 70, ry: 240, angle: -12, opacity: 0.4 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 380, y: 310, angle: 108, length: 420, width: 70, depth: 0.4 },
      { x: 620, y: 310, angle: 74, length: 440, width: 70, depth: 0.42 },
      { x: 340, y: end - 32, angle: -72, length: 340, width: 76, depth: 0.44 },
      { x: 440, y: end - 12, angle: -84, length: 300, width: 66, depth: 0.38 },
      { x: 580, y: end - 10, angle: -97, length: 330, width: 70, depth: 0.42 },
      { x: 690, y: end - 36, angle: -108, length: 300, width: 64, depth: 0.4 },
    ]),
  );

const straightFront = (sketch: Sketch, end: number): string => {
  return (
    hollow(sketch, "lit", { x: 400, y: 560, rx: 66, ry: 240, opacity: 0.5 }) +
    hollow(sketch, "dark", { x: 660, y: 720, rx: 70, ry: 280, opacity: 0.4 }) +
    creases(
      sketch,
      relaxed(sketch, [
        { x: 300, y: 480, angle: 16, length: 190, width: 50, depth: 0.32 },
        { x: 704, y: 500, angle: 166, length: 180, width: 48, depth: 0.34 },
        { x: 320, y: 700, angle: 8, length: 160, width: 40, depth: 0.24 },
        { x: 380, y: end - 30, angle: -84, length: 260, width: 50, depth: 0.3 },
        { x: 620, y: end - 20, angle: -95, length: 280, width: 50, depth: 0.34 },
      ]),
    ) +
    (sketch.view === 2 ? softLine(sketch, `M506 ${end - 220}L512 ${end}`, { width: 26 }) : "") +
    topstitch(sketch, both(`M0 ${end - 22}C60 ${end - 22} 140 ${end - 26} 200 ${end - 40}`))
  );
};
