import { line, patch, piece, seam, softLine } from "../../cloth.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { textileFromAbove } from "../../from-above.ts";
import { shade } from "../../lab-colour.ts";
import { rows } from "../../palette.ts";
import { printFor, printOver, type Printed } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { moved } from "../pair.ts";
import { slab } from "./folded-cloth.ts";

const DUVET =
  "M196 664C176 640 172 596 200 566C230 536 280 524 340 520C440 512 580 512 680 522C748 528 800 546 816 584C828 616 818 648 800 664C640 676 360 676 196 664Z";
const PILLOW =
  "M236 520C214 508 212 484 222 460C240 410 280 384 340 384C440 372 560 372 660 384C722 384 764 412 780 462C788 486 784 510 762 522C640 540 360 540 236 520Z";

const printOf = (sketch: Sketch): Printed => printFor(sketch);

export function bedLinenFromAbove(sketch: Sketch): Drawing {
  const printed = printOf(sketch);
  const silk = toneOf("#8C1250");
  const drawing = textileFromAbove(sketch, { on: printOver(sketch, printed, { x: 500, y0: 330, y1: 960, half: 340 }) });
  const band = patch(sketch, "M340 344L408 343L410 958L338 958Z", {
    tone: silk,
    volume: 0.4,
    on: hollow(sketch, "lit", { x: 362, y: 560, rx: 18, ry: 190, opacity: 0.7 }, silk),
  });
  return {
    ...drawing,
    markup: drawing.markup + softLine(sketch, "M414 350L416 950", { width: 16, opacity: 0.6 }) + band,
    detail: [480, 600],
  };
}

export function bedLinen(sketch: Sketch): Drawing {
  const { tone } = sketch;
  const printed = printOf(sketch);
  const other = toneOf(tone.isDark ? shade(tone.base, 40) : shade(tone.base, tone.light === "#ffffff" ? -8 : 14));
  const print = (y0: number, y1: number): string => printOver(sketch, printed, { x: 500, y0, y1, half: 340 });
  const duvet = piece(sketch, DUVET, {
    volume: 1.5,
    on:
      print(510, 680) +
      hollow(sketch, "lit", { x: 380, y: 560, rx: 200, ry: 36, opacity: 0.7 }) +
      hollow(sketch, "dark", { x: 740, y: 620, rx: 110, ry: 60, opacity: 0.5 }) +
      softLine(sketch, "M190 612C360 628 640 630 812 606", { width: 26, opacity: 0.6 }) +
      seam(sketch, "M190 612C360 628 640 630 812 606", { width: 2.4 }) +
      creases(
        sketch,
        relaxed(sketch, [
          { x: 300, y: 540, angle: 24, length: 130, width: 34, depth: 0.36 },
          { x: 640, y: 536, angle: 160, length: 140, width: 34, depth: 0.36 },
          { x: 560, y: 590, angle: 12, length: 120, width: 26, depth: 0.3 },
          { x: 240, y: 640, angle: 8, length: 140, width: 24, depth: 0.3 },
        ]),
      ),
  });
  const pillow = piece(sketch, PILLOW, {
    tone: other,
    volume: 1.6,
    on:
      hollow(sketch, "lit", { x: 410, y: 430, rx: 180, ry: 44, opacity: 0.8 }, other) +
      hollow(sketch, "dark", { x: 700, y: 490, rx: 110, ry: 50, opacity: 0.5 }, other) +
      creases(
        sketch,
        relaxed(sketch, [
          { x: 240, y: 498, angle: -26, length: 120, width: 30, depth: 0.4 },
          { x: 764, y: 500, angle: 206, length: 130, width: 30, depth: 0.42 },
          { x: 330, y: 516, angle: -60, length: 70, width: 20, depth: 0.3 },
          { x: 640, y: 520, angle: 240, length: 70, width: 20, depth: 0.3 },
        ]),
        other,
      ) +
      seam(sketch, "M252 510C244 490 250 466 262 448M750 510C756 490 750 466 738 448", { tone: other, width: 2 }),
  });
  const flap = softLine(sketch, "M196 664C360 680 640 680 804 664", { tone: other, width: 34, opacity: 0.6 });
  return {
    markup: moved(
      sketch,
      [
        slab(sketch, { x: 170, y: 868, width: 660, height: 92, tone: other, layers: [0.34, 0.66] }),
        slab(sketch, { x: 178, y: 768, width: 648, height: 102, layers: [0.5], on: print(760, 880) }),
        slab(sketch, { x: 184, y: 662, width: 634, height: 108, tone: other, layers: [0.36, 0.68] }),
      ].join("") +
        flap +
        duvet +
        pillow +
        (sketch.shows.has("piping")
          ? line(sketch, "M190 612C360 628 640 630 812 606M236 520C340 534 660 534 762 522", printed.accent, 8)
          : "") +
        (sketch.view === 2 ? "" : ribbon(sketch)),
      "translate(-85 -184)scale(1.17)",
    ),
    rest: { x: 500, y: 936, width: 760 },
    standing: [{ x: 500, y: 938, width: 780 }],
    detail: [570, 520],
  };
}

function ribbon(sketch: Sketch): string {
  const silk = toneOf("#8C1250");
  const band = "M292 514C286 560 288 620 290 680L290 958L344 959L344 680C342 620 342 560 348 512Z";
  const paper = toneOf("#FBFAF8");
  const label = "M258 716L378 714L380 806L260 808Z";
  const bars = rows.map((colour, at) => line(sketch, `M${289 + at * 10} 736v22`, colour, 7)).join("");
  return (
    softLine(sketch, "M350 516C344 560 346 620 348 680L348 956", { width: 14, opacity: 0.5 }) +
    patch(sketch, band, {
      tone: silk,
      volume: 0.4,
      on:
        hollow(sketch, "lit", { x: 308, y: 590, rx: 16, ry: 60, opacity: 0.7 }, silk) +
        creases(
          sketch,
          [
            { x: 292, y: 668, angle: 4, length: 54, width: 20, depth: 0.5 },
            { x: 292, y: 768, angle: 4, length: 54, width: 20, depth: 0.5 },
            { x: 292, y: 868, angle: 4, length: 54, width: 20, depth: 0.5 },
          ],
          silk,
        ),
    }) +
    softLine(sketch, label, { width: 16, opacity: 0.5 }) +
    patch(sketch, label, { tone: paper, volume: 0.2 }) +
    bars +
    line(sketch, "M284 776H356M296 790H344", "#A997A2", 4)
  );
}
