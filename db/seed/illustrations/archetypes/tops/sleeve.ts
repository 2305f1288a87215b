import { piece, seam, softLine } from "../../cloth.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { both, half } from "../../outline.ts";
import { printOver, type Printed } from "../../prints.ts";
import type { Sketch } from "../../sketch.ts";
import type { Tone } from "../../tone.ts";
import type { Weave } from "../../weave-names.ts";

type Sleeve = {
  path: string;
  armhole: string;
  /** Points of the right half; x from the middle line. */
  shoulder: readonly [x: number, y: number];
  underarm: readonly [x: number, y: number];
  cuff: readonly [x: number, y: number];
  printed?: Printed;
  weave?: Weave;
  tone?: Tone;
  on?: (side: 1 | -1) => string;
};

/** Both sleeves, to be drawn before the body: each with its own folds and the shadow of the body. */
export function sleeves(
  sketch: Sketch,
  { path, armhole, shoulder, underarm, cuff, printed, weave, tone = sketch.tone, on }: Sleeve,
): string {
  const middleX = (shoulder[0] + underarm[0] + cuff[0] * 2) / 4;
  const length = cuff[1] - shoulder[1];
  const lean = (Math.atan2(cuff[0] - (shoulder[0] + underarm[0]) / 2, length) * 180) / Math.PI;
  return ([-1, 1] as const)
    .map((side) => {
      const x = (value: number): number => 500 + side * value;
      const print = printed
        ? printOver(sketch, printed, { x: x(middleX), y0: shoulder[1] - 30, y1: cuff[1] + 40, half: 220, angle: -side * lean, sag: 8 })
        : "";
      const long = length > 420;
      const folds = [
        { x: x(underarm[0] + 4), y: underarm[1] - 8, angle: side === 1 ? -28 : 208, length: long ? 118 : 90, width: 46, depth: 0.44 },
        ...(long
          ? [
              { x: x(underarm[0] + 16), y: underarm[1] + length * 0.12, angle: side === 1 ? 30 : 152, length: 104, width: 46, depth: 0.4 },
              { x: x(middleX + 66), y: shoulder[1] + length * 0.58, angle: side === 1 ? 166 : 12, length: 92, width: 34, depth: 0.3 },
              { x: x(cuff[0] - 30), y: cuff[1] - 60, angle: side === 1 ? -64 : 244, length: 130, width: 34, depth: 0.32 },
              { x: x(cuff[0] + 8), y: cuff[1] - 56, angle: side === 1 ? -78 : 258, length: 110, width: 30, depth: 0.3 },
            ]
          : []),
      ];
      const light = hollow(
        sketch,
        "lit",
        {
          x: x(middleX) - 20,
          y: shoulder[1] + length * 0.5,
          rx: 34,
          ry: length * 0.42,
          angle: -side * lean,
          opacity: side === -1 ? 0.5 : 0.34,
        },
        tone,
      );
      const shadow = softLine(sketch, half(armhole, side), { tone, width: 54, opacity: 0.42 });
      return piece(sketch, half(path, side), {
        tone,
        ...(weave ? { weave } : {}),
        on: print + light + shadow + creases(sketch, relaxed(sketch, folds), tone) + (on?.(side) ?? ""),
      });
    })
    .join("");
}

export const armholeSeams = (sketch: Sketch, armhole: string): string => seam(sketch, both(armhole), { width: 2.6, opacity: 0.7 });
