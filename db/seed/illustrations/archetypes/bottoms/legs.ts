import { piece, softLine } from "../../cloth.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { half } from "../../outline.ts";
import { printOver, type Printed } from "../../prints.ts";
import type { Sketch } from "../../sketch.ts";
import type { Weave } from "../../weave-names.ts";

type Legs = {
  /** The outline of the right leg; x from the middle line. */
  leg: string;
  crotch: number;
  hem: number;
  /** The middle of the leg, from the middle line. */
  middle: number;
  printed?: Printed;
  weave?: Weave;
  on?: (side: 1 | -1) => string;
};

export function legs(sketch: Sketch, { leg, crotch, hem, middle, printed, weave, on }: Legs): string {
  const length = hem - crotch;
  return ([1, -1] as const)
    .map((side) => {
      const x = (value: number): number => 500 + side * value;
      const print = printed ? printOver(sketch, printed, { x: x(middle), y0: 150, y1: hem, half: 260, angle: -side * 2, sag: 8 }) : "";
      const long = length > 420;
      const folds = [
        { x: x(12), y: crotch - 8, angle: side === 1 ? 24 : 156, length: 150, width: 46, depth: 0.36 },
        { x: x(14), y: crotch + 30, angle: side === 1 ? 52 : 128, length: long ? 200 : 140, width: 46, depth: 0.34 },
        { x: x(20), y: crotch - 60, angle: side === 1 ? -14 : 194, length: 120, width: 34, depth: 0.26 },
        ...(long
          ? [
              { x: x(middle - 54), y: crotch + length * 0.5, angle: side === 1 ? 12 : 168, length: 96, width: 30, depth: 0.24 },
              { x: x(middle + 44), y: hem - 96, angle: side === 1 ? 196 : -16, length: 100, width: 32, depth: 0.3 },
              { x: x(middle - 40), y: hem - 50, angle: side === 1 ? -20 : 200, length: 84, width: 26, depth: 0.26 },
            ]
          : []),
      ];
      const light = highlight(sketch, {
        x: x(middle) - 26,
        y: 300,
        angle: 90,
        length: hem - 360,
        width: 74,
        depth: side === -1 ? 0.4 : 0.28,
      });
      const shade = hollow(sketch, "dark", {
        x: x(side === 1 ? middle + 66 : middle - 70),
        y: (crotch + hem) / 2,
        rx: 40,
        ry: length * 0.5,
        opacity: 0.34,
      });
      const inner = softLine(sketch, half(`M2 ${crotch}Q20 ${crotch + length / 2} 54 ${hem}`, side), { width: 34, opacity: 0.34 });
      return piece(sketch, half(leg, side), {
        volume: 0.9,
        ...(weave ? { weave } : {}),
        on: print + light + shade + inner + creases(sketch, relaxed(sketch, folds)) + (on?.(side) ?? ""),
      });
    })
    .join("");
}
