import { piece, seam, softLine, topstitch } from "../../cloth.ts";
import { both, half, mirrored } from "../../outline.ts";
import type { Sketch } from "../../sketch.ts";
import type { Tone } from "../../tone.ts";
import { barTack, ribs } from "../../trims.ts";
import { legs } from "./legs.ts";

const LEG =
  "M0 190L182 192C204 240 216 310 218 400C218 560 210 700 200 820C192 920 184 1000 176 1066C146 1080 112 1080 82 1072C64 900 40 680 12 482C8 480 4 480 0 480Z";

export function joggers(sketch: Sketch, { stripe, cord }: { stripe: Tone | undefined; cord: Tone }): string {
  const side = (at: 1 | -1): string =>
    stripe
      ? `<path d="${half("M176 200C196 260 202 320 203 400C203 560 194 700 184 820C176 920 168 1000 160 1080", at)}" fill="none" stroke="${stripe.base}" stroke-width="18"/>`
      : "";
  const cuff = (at: 1 | -1): string =>
    piece(
      sketch,
      half("M178 1058C180 1090 178 1116 174 1134C146 1146 116 1146 90 1138C84 1116 82 1092 82 1066C114 1076 146 1074 178 1058Z", at),
      { on: ribs(sketch, at === 1 ? { x0: 584, x1: 680, y0: 1060, y1: 1146 } : { x0: 322, x1: 420, y0: 1060, y1: 1146 }), volume: 0.6 },
    );
  const band =
    piece(sketch, mirrored("M0 144C60 146 120 144 176 138C182 160 184 184 184 204C120 214 50 216 0 216"), {
      on: ribs(sketch, { x0: 322, x1: 680, y0: 138, y1: 216, pitch: 16 }),
      volume: 0.8,
    }) + seam(sketch, both("M0 216C50 216 120 214 184 204"));
  const mouth = both("M134 210C156 280 186 336 212 372");
  const string = (path: string): string =>
    `<path d="${path}" fill="none" stroke="${cord.seam}" stroke-width="10" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${cord.base}" stroke-width="7" stroke-linecap="round"/>`;
  return (
    cuff(-1) +
    cuff(1) +
    legs(sketch, { leg: LEG, crotch: 482, hem: 1070, middle: 130, on: side }) +
    softLine(sketch, mouth, { width: 22, opacity: 0.44 }) +
    seam(sketch, mouth, { width: 3 }) +
    topstitch(sketch, both("M122 212C146 286 178 344 206 382")) +
    barTack(sketch, [634, 216], { angle: 70 }) +
    barTack(sketch, [366, 216], { angle: -70 }) +
    seam(sketch, "M500 214C503 300 503 400 500 482") +
    band +
    string("M486 180C470 230 480 270 470 320") +
    string("M514 180C530 226 520 260 532 302")
  );
}
