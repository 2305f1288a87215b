import { line, opening, patch, piece, seam, softLine } from "../../cloth.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { accentFor } from "../../palette.ts";
import { printOver, type Printed } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { ribs } from "../../trims.ts";
import { pairOf } from "../pair.ts";

type Model = { accent: Tone; kind: "plain" | "dots" | "hoops"; heel: boolean; ribbed: boolean; folded: boolean; top: number };

/** A pair of socks: rib cuff, contrast heel and toe; the second one lies behind, a little turned. */
export function socks(sketch: Sketch): Drawing {
  const { design, tone, shows } = sketch;
  const model: Model = {
    accent: toneOf(accentFor(tone.base, design)),
    kind: shows.has("stripe") ? "hoops" : shows.has("dots") ? "dots" : "plain",
    heel: shows.has("heel-contrast"),
    ribbed: shows.has("ribbed"),
    folded: shows.has("turn-down"),
    top: shows.has("short") ? 440 : shows.has("high") ? 130 : 270,
  };
  const draw = (own: Sketch): string => sock(own, model);
  const lift = model.top === 440 ? -70 : 10;
  const places =
    sketch.view === 2
      ? [`translate(960 ${lift})scale(-1 1)rotate(-4 500 600)`, `translate(1090 ${lift + 60})scale(-1 1)`]
      : [`translate(124 ${lift - 30})rotate(-6 500 620)`, `translate(-76 ${lift + 40})`];
  return { markup: pairOf(sketch, draw, places), rest: { x: 560, y: 1006 + lift, width: 500 }, detail: [340, model.top + 110] };
}

function sock(sketch: Sketch, { accent, kind, heel: contrast, ribbed, folded, top }: Model): string {
  const outline = `M350 ${top + 60}C400 ${top + 66} 460 ${top + 66} 514 ${top + 60}C512 440 514 540 518 618C524 662 560 690 612 718C694 762 764 796 790 838C822 892 794 962 732 970C640 978 520 942 430 878C366 830 342 762 346 676C350 560 352 440 350 ${top + 60}Z`;
  const printed: Printed = {
    print: kind === "dots" ? "dots" : "stripe",
    accent: accent.base,
    second: accent.base,
    size: kind === "hoops" ? 1.1 : 0.8,
  };
  const pattern =
    kind === "dots"
      ? printOver(sketch, printed, { x: 560, y0: top, y1: 1000, half: 300 })
      : kind === "hoops"
        ? hoops(sketch, accent.base, top)
        : "";
  const ribbing = ribbed ? ribs(sketch, { x0: 340, x1: 524, y0: top, y1: 720, pitch: 15 }) : "";
  const ends = !contrast ? toneOf(sketch.tone.isDark ? sketch.tone.light : sketch.tone.dark) : accent;
  const heel = "M340 640C404 644 462 690 480 750C482 800 456 850 424 888C356 830 336 740 340 640Z";
  const toe = "M712 746C688 812 684 890 706 980L820 980L850 860Z";
  const body = piece(sketch, outline, {
    on:
      ribbing +
      pattern +
      patch(sketch, heel, { tone: ends, volume: 0.3, weave: "knit" }) +
      patch(sketch, toe, { tone: ends, volume: 0.3, weave: "knit" }) +
      hollow(sketch, "lit", { x: 392, y: top + 250, rx: 30, ry: 200, opacity: 0.5 }) +
      hollow(sketch, "lit", { x: 620, y: 800, rx: 110, ry: 30, angle: 28, opacity: 0.5 }) +
      creases(
        sketch,
        relaxed(sketch, [
          { x: 516, y: 640, angle: 148, length: 120, width: 44, depth: 0.46 },
          { x: 530, y: 672, angle: 128, length: 130, width: 44, depth: 0.44 },
          { x: 512, y: 590, angle: 176, length: 100, width: 34, depth: 0.34 },
          { x: 480, y: 752, angle: 24, length: 130, width: 36, depth: 0.3 },
        ]),
      ),
  });
  const cuff = `M346 ${top}C400 ${top + 8} 464 ${top + 8} 518 ${top}C522 ${top + 36} 522 ${top + 70} 518 ${top + 98}C464 ${top + 106} 400 ${top + 106} 346 ${top + 98}C342 ${top + 70} 342 ${top + 36} 346 ${top}Z`;
  return (
    body +
    softLine(sketch, `M348 ${top + 100}Q432 ${top + 110} 516 ${top + 100}`, { width: 18, opacity: 0.5 }) +
    opening(sketch, `M346 ${top + 2}C390 ${top - 12} 474 ${top - 12} 518 ${top + 2}L518 ${top + 20}L346 ${top + 20}Z`) +
    (folded
      ? piece(
          sketch,
          `M338 ${top - 6}C400 ${top + 8} 464 ${top + 8} 526 ${top - 6}L530 ${top + 128}C464 ${top + 140} 400 ${top + 140} 334 ${top + 128}Z`,
          { volume: 0.8, tone: toneOf(sketch.tone.isDark ? sketch.tone.light : sketch.tone.dark) },
        )
      : "") +
    piece(sketch, cuff, { on: ribs(sketch, { x0: 340, x1: 524, y0: top - 4, y1: top + 108, pitch: 11 }), volume: 0.7 }) +
    seam(sketch, "M726 764C706 824 704 894 722 966", { tone: ends, width: 2 })
  );
}

function hoops(sketch: Sketch, colour: string, top: number): string {
  const leg = Array.from(
    { length: Math.ceil((500 - top) / 62) },
    (_, at) => `M330 ${top + 150 + at * 62}Q430 ${top + 158 + at * 62} 540 ${top + 150 + at * 62}`,
  ).join("");
  return line(sketch, `${leg}M600 690Q560 800 520 940M676 730Q636 830 610 960`, colour, 22);
}
