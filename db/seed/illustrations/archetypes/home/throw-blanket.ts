import { line, piece, softLine } from "../../cloth.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { textileFromAbove } from "../../from-above.ts";
import { printFor, printOver, type Printed } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import type { Weave } from "../../weave-names.ts";
import { MIRROR, moved } from "../pair.ts";
import { slab } from "./folded-cloth.ts";

const TOP =
  "M206 560C250 520 300 494 360 486C470 476 600 476 690 486C740 494 772 520 800 556C812 590 806 630 800 660C640 684 360 684 204 662C196 630 194 594 206 560Z";
const CORNER = "M250 660C300 640 420 636 560 650C600 700 628 780 640 866C560 890 420 896 322 880C296 810 272 736 250 660Z";

export function throwFromAbove(sketch: Sketch): Drawing {
  const { weave, printed } = clothFor(sketch);
  return textileFromAbove(sketch, { on: printOver(sketch, printed, { x: 500, y0: 330, y1: 960, half: 360, sag: 3 }), weave });
}

function clothFor(sketch: Sketch): { weave: Weave; printed: Printed } {
  const weave = sketch.weave ?? "slub";
  const printed = printFor(sketch);
  return { weave, printed: { ...printed, size: printed.size * 1.25 } };
}

export function throwBlanket(sketch: Sketch): Drawing {
  const { weave, printed } = clothFor(sketch);
  const print = (y0: number, y1: number, angle = 0): string => printOver(sketch, printed, { x: 500, y0, y1, half: 360, angle, sag: 3 });
  const layer = (y: number, width: number): string =>
    slab(sketch, { x: 500 - width / 2, y, width, height: 104, weave, layers: [0.5], on: print(y, y + 110) });
  const top = piece(sketch, TOP, {
    weave,
    volume: 1.2,
    on:
      print(470, 690) +
      hollow(sketch, "lit", { x: 400, y: 530, rx: 190, ry: 40, opacity: 0.6 }) +
      hollow(sketch, "dark", { x: 760, y: 610, rx: 90, ry: 80, opacity: 0.5 }) +
      creases(
        sketch,
        relaxed(sketch, [
          { x: 700, y: 500, angle: 158, length: 180, width: 36, depth: 0.34 },
          { x: 290, y: 530, angle: 20, length: 170, width: 36, depth: 0.3 },
        ]),
      ),
  });
  const fold =
    softLine(sketch, "M560 650C600 700 632 780 646 872", { width: 30, opacity: 0.6 }) +
    (sketch.shows.has("fringe") ? fringe(sketch) : "") +
    piece(sketch, CORNER, {
      weave,
      on:
        print(620, 900, -8) +
        hollow(sketch, "lit", { x: 380, y: 720, rx: 90, ry: 70, opacity: 0.6 }) +
        hollow(sketch, "dark", { x: 580, y: 800, rx: 60, ry: 90, angle: -14, opacity: 0.5 }) +
        creases(
          sketch,
          relaxed(sketch, [
            { x: 340, y: 660, angle: 78, length: 190, width: 44, depth: 0.38 },
            { x: 440, y: 656, angle: 84, length: 200, width: 44, depth: 0.36 },
            { x: 520, y: 660, angle: 74, length: 200, width: 44, depth: 0.4 },
          ]),
        ),
    });
  return {
    markup: moved(
      sketch,
      layer(850, 628) + layer(752, 620) + layer(654, 612) + top + fold,
      (sketch.view === 2 ? MIRROR : "") + "translate(-100 -206)scale(1.2)",
    ),
    rest: { x: 500, y: 940, width: 750 },
    standing: [{ x: 500, y: 940, width: 754 }],
    detail: [470, 812],
  };
}

function fringe(sketch: Sketch): string {
  const { tone, hand } = sketch;
  const ends = Array.from({ length: 19 }, (_, at) => {
    const x = 326 + at * 17.4;
    const y = Math.round(882 + Math.sin((at / 18) * 3.14) * 10 - at * 0.6);
    return { x: Math.round(x), y, lean: Math.round(hand.between(-6, 8)) };
  });
  const strands = ends
    .map(({ x, y, lean }) => `M${x} ${y}l${Math.round(lean / 2)} 16l${lean} 36M${x} ${y}l${Math.round(lean / 2)} 16l${lean + 7} 34`)
    .join("");
  const knots = ends.map(({ x, y, lean }) => `M${x + Math.round(lean / 2)} ${y + 12}v6`).join("");
  return (
    line(sketch, strands, tone.seam, 8, 0.7) +
    line(sketch, strands, tone.base, 5) +
    line(sketch, knots, tone.seam, 13, 0.8) +
    line(sketch, knots, tone.shine, 9, 0.9)
  );
}
