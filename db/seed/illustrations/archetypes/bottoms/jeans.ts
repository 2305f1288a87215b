import { line, opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { copper, denimThread } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { barTack, button, ribs, stud } from "../../trims.ts";
import { toneOf } from "../../tone.ts";
import { legs } from "./legs.ts";

const cuts = {
  straight: {
    leg: "M0 190L178 192C192 232 204 300 210 380C216 520 214 640 206 760C200 900 192 1020 190 1126C146 1142 98 1144 56 1136C48 900 32 660 12 472C8 470 4 470 0 470Z",
    middle: 124,
    hem: 1126,
  },
  wide: {
    leg: "M0 190L178 192C194 232 210 300 218 380C232 560 242 700 250 840C256 960 260 1040 262 1122C196 1144 116 1146 56 1136C48 900 32 660 12 472C8 470 4 470 0 470Z",
    middle: 160,
    hem: 1124,
  },
  flared: {
    leg: "M0 190L178 192C192 232 204 300 208 380C212 500 196 620 192 720C196 860 232 1000 252 1122C186 1144 112 1146 56 1136C48 900 32 660 12 472C8 470 4 470 0 470Z",
    middle: 130,
    hem: 1124,
  },
  slim: {
    leg: "M0 190L178 192C192 232 202 300 206 380C206 520 192 640 180 760C168 900 160 1020 156 1126C122 1140 86 1142 54 1134C48 900 32 660 12 472C8 470 4 470 0 470Z",
    middle: 108,
    hem: 1126,
  },
};
const BAND = "M0 146C60 148 124 144 174 140C178 160 180 178 180 196C116 206 50 208 0 208";

export function jeans(sketch: Sketch): Drawing {
  const cut = cuts[(["wide", "slim", "flared"] as const).find((one) => sketch.shows.has(one)) ?? "straight"];
  const fade = sketch.design.between(0.5, 0.95);
  const { shows } = sketch;
  const turned = shows.has("turn-up");
  const back = sketch.view === 2;
  const wash = (side: 1 | -1): string =>
    hollow(sketch, "lit", { x: 500 + side * (cut.middle - 14), y: 520, rx: 62, ry: 210, angle: side * -4, opacity: fade }) +
    hollow(sketch, "lit", { x: 500 + side * cut.middle, y: 840, rx: 50, ry: 190, opacity: fade * 0.6 }) +
    (back
      ? ""
      : [0, 34, 68]
          .map((drop) =>
            creases(sketch, [
              {
                x: 500 + side * 34,
                y: 420 + drop,
                angle: (side === 1 ? 0 : 180) - side * (24 - drop / 5),
                length: 140,
                width: 30,
                depth: 0.34,
              },
            ]),
          )
          .join("")) +
    topstitch(sketch, half(`M${12} 486C32 680 46 900 ${64} ${cut.hem}`, side), denimThread);
  const hem = (side: 1 | -1): string => {
    const outer = cut === cuts.wide ? 262 : cut === cuts.slim ? 157 : cut === cuts.flared ? 250 : 191;
    return turned
      ? piece(
          sketch,
          half(
            `M50 1076C100 1084 150 1082 ${outer + 8} 1070C${outer + 10} 1096 ${outer + 9} 1116 ${outer + 7} 1130C150 1148 100 1148 52 1140C50 1118 49 1098 50 1076Z`,
            side,
          ),
          { tone: toneOf(sketch.tone.shine), weave: "denim", volume: 0.6 },
        ) + topstitch(sketch, half(`M54 1086C100 1094 150 1092 ${outer + 6} 1080`, side), denimThread)
      : topstitch(sketch, half(`M56 1112C100 1122 150 1120 ${outer - 2} 1104`, side), denimThread);
  };
  return {
    markup:
      (back ? "" : opening(sketch, mirrored("M0 138C60 140 130 136 172 132C174 150 150 164 0 166"))) +
      legs(sketch, { leg: cut.leg, crotch: 472, hem: cut.hem, middle: cut.middle, weave: "denim", on: wash }) +
      hem(-1) +
      hem(1) +
      (back ? seat(sketch) : front(sketch)) +
      (shows.has("worn") && !back ? wornSpots(sketch, cut.middle) : "") +
      (shows.has("hem-raw") ? rawHem(sketch, cut.hem) : "") +
      (shows.has("high-rise")
        ? piece(sketch, mirrored("M0 166C60 168 120 164 172 160L179 204C120 214 50 216 0 216"), { weave: "denim", volume: 0.4 }) +
          `<g transform="translate(0 -50)">${waistband(sketch)}</g>`
        : waistband(sketch)) +
      (shows.has("elastic")
        ? ribs(sketch, { x0: 326, x1: 440, y0: 144, y1: 204, pitch: 13 }) + ribs(sketch, { x0: 560, x1: 674, y0: 144, y1: 204, pitch: 13 })
        : ""),
    rest: { x: 500, y: 1138, width: cut.middle * 2 + 140 },
    detail: [590, 260],
  };
}

const wornSpots = (sketch: Sketch, middle: number): string =>
  ([-1, 1] as const)
    .flatMap((side) => [560, 800].map((y) => ({ side, y, x: 500 + side * (middle + (y > 700 ? 4 : -16)) })))
    .map(
      ({ x, y }) =>
        `<ellipse cx="${x}" cy="${y}" rx="44" ry="27" fill="#F4F3F0" fill-opacity=".75"/>` +
        line(
          sketch,
          [-15, -6, 4, 13].map((by) => `M${x - 40} ${y + by}Q${x} ${y + by + 6} ${x + 40} ${y + by}`).join(""),
          sketch.tone.stitch,
          3,
          0.8,
        ),
    )
    .join("");

const rawHem = (sketch: Sketch, hem: number): string =>
  line(
    sketch,
    ([-1, 1] as const)
      .flatMap((side) =>
        Array.from({ length: 14 }, (_, at) =>
          half(`M${62 + at * 9} ${hem + 8}L${60 + at * 9 + (at % 3) * 3} ${hem + 26 + (at % 4) * 5}`, side),
        ),
      )
      .join(""),
    sketch.tone.shine,
    4,
  );

function front(sketch: Sketch): string {
  const mouth = both("M80 206C92 268 136 294 186 290");
  const coin = half("M-116 234L-168 226L-176 294C-150 296 -126 290 -110 282Z", 1);
  return (
    patch(sketch, coin, { weave: "denim", volume: 0.3 }) +
    topstitch(sketch, half("M-120 240L-164 233", 1), denimThread) +
    softLine(sketch, mouth, { width: 22, opacity: 0.44 }) +
    seam(sketch, mouth, { width: 3 }) +
    topstitch(sketch, both("M72 208C84 276 134 306 200 300M62 208C76 286 130 316 200 310"), denimThread) +
    seam(sketch, "M500 206C503 300 503 390 500 472") +
    softLine(sketch, "M506 210L506 468", { width: 18, opacity: 0.4 }) +
    topstitch(sketch, "M546 208C548 300 548 360 504 416M538 208C540 296 540 346 504 400M494 420L494 470", denimThread) +
    (sketch.shows.has("buttons") ? [238, 290, 342].map((y) => stud(sketch, [522, y], { radius: 8, ...copper })).join("") : "") +
    barTack(sketch, [512, 408], { angle: -48, thread: denimThread }) +
    barTack(sketch, [543, 300], { thread: denimThread }) +
    [
      [82, 216],
      [186, 289],
      [-82, 216],
      [-186, 289],
    ]
      .map(([x = 0, y = 0]) => stud(sketch, [500 + x, y], { radius: 5.5, ...copper }))
      .join("")
  );
}

function seat(sketch: Sketch): string {
  const pocket = (side: 1 | -1): string => {
    const path = half("M44 292L158 278L164 398L110 434L56 410Z", side);
    return (
      softLine(sketch, path, { width: 20, opacity: 0.36 }) +
      patch(sketch, path, { weave: "denim", volume: 0.5 }) +
      topstitch(sketch, half("M50 306L156 293M50 298L63 405L110 426L158 394L153 286", side), denimThread) +
      topstitch(sketch, half("M58 356C90 376 100 336 108 350C118 372 130 326 160 340", side), denimThread)
    );
  };
  const yoke = both("M0 262C70 254 140 238 196 224");
  return (
    seam(sketch, "M500 206C503 300 503 390 500 472") +
    topstitch(sketch, "M508 264C511 330 511 400 506 470M516 264C519 330 519 400 512 470", denimThread) +
    seam(sketch, yoke) +
    topstitch(sketch, both("M0 270C70 262 140 246 198 232M0 278C70 270 140 254 199 240"), denimThread) +
    pocket(-1) +
    pocket(1)
  );
}

function waistband(sketch: Sketch): string {
  const loop = (x: number): string => {
    const path = `M${x} 138L${x + 17} 138L${x + 17} 216L${x} 216Z`;
    return (
      softLine(sketch, path, { width: 12, opacity: 0.4 }) +
      patch(sketch, path, { weave: "denim", volume: 0.3 }) +
      topstitch(sketch, `M${x + 4} 142L${x + 4} 212M${x + 13} 142L${x + 13} 212`, denimThread)
    );
  };
  const label =
    sketch.view === 2
      ? patch(sketch, "M560 150L640 146L642 200L562 204Z", { tone: toneOf("#B98A5E"), weave: "leather", volume: 0.5 }) +
        topstitch(sketch, "M566 156L635 152L637 195L567 199Z", "#7A5230")
      : seam(sketch, "M540 147L542 208") + button(sketch, [514, 178], { tone: toneOf("#B07A4A"), size: 24 });
  return (
    piece(sketch, mirrored(BAND), { weave: "denim", volume: 0.6 }) +
    seam(sketch, both("M0 208C50 208 116 206 180 196")) +
    topstitch(sketch, both("M0 154C60 156 124 152 174 148M0 200C50 200 112 198 176 189"), denimThread) +
    (sketch.view === 2 ? [340, 492, 644] : [372, 612, 336, 648].slice(0, 2)).map(loop).join("") +
    label
  );
}
