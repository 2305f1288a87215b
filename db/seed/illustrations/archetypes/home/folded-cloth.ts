import { line, patch, piece, softLine } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import type { Sketch } from "../../sketch.ts";
import type { Tone } from "../../tone.ts";
import type { Weave } from "../../weave-names.ts";

type Slab = {
  x: number;
  y: number;
  width: number;
  height: number;
  tone?: Tone;
  weave?: Weave;
  /** Lines of the layers between the two outer ones, as shares of the height. */
  layers?: readonly number[];
  on?: string;
};

export function slab(sketch: Sketch, { x, y, width, height, tone = sketch.tone, weave, layers = [0.5], on = "" }: Slab): string {
  const right = x + width;
  const bottom = y + height;
  const bend = Math.min(56, height * 0.42);
  const sag = sketch.hand.between(3, 9);
  const path = `M${x + bend} ${y + 4}C${x + width * 0.3} ${Math.round(y - sag)} ${x + width * 0.7} ${y + 2} ${right - bend} ${y + 3}C${right - 8} ${y + 6} ${right} ${Math.round(y + height * 0.26)} ${right} ${Math.round(y + height * 0.5)}C${right} ${Math.round(y + height * 0.78)} ${right - 10} ${bottom - 2} ${right - bend} ${bottom}C${x + width * 0.66} ${bottom + 2} ${x + width * 0.3} ${bottom + 2} ${x + bend} ${bottom}C${x + 10} ${bottom - 2} ${x} ${Math.round(y + height * 0.78)} ${x} ${Math.round(y + height * 0.5)}C${x} ${Math.round(y + height * 0.24)} ${x + 8} ${y + 6} ${x + bend} ${y + 4}Z`;
  const layerLines = layers
    .map((share) => {
      const level = Math.round(y + height * share);
      const edge = `M${x + 14} ${level + 2}C${Math.round(x + width * 0.32)} ${Math.round(level + sag)} ${Math.round(x + width * 0.62)} ${Math.round(level - sag)} ${right - 12} ${level}`;
      return (
        softLine(sketch, edge, { tone, width: 26, opacity: 0.55 }) +
        line(sketch, edge, tone.isDark ? tone.seam : tone.inside, 2.4, 0.55) +
        `<g transform="translate(0 7)">${line(sketch, edge, tone.shine, 4, 0.5)}</g>`
      );
    })
    .join("");
  return piece(sketch, path, {
    tone,
    ...(weave ? { weave } : {}),
    volume: 0.9,
    on:
      on +
      hollow(sketch, "lit", { x: x + width * 0.26, y: y + height * 0.24, rx: width * 0.24, ry: height * 0.2, opacity: 0.6 }, tone) +
      layerLines +
      hollow(sketch, "dark", { x: right - 10, y: y + height * 0.55, rx: 90, ry: height * 0.6, opacity: 0.5 }, tone) +
      creases(
        sketch,
        [{ x: x + width * sketch.hand.between(0.5, 0.7), y: y + height * 0.2, angle: 6, length: 120, width: 16, depth: 0.24 }],
        tone,
      ) +
      softLine(sketch, `M${x + bend} ${bottom}L${right - bend} ${bottom}`, { tone, width: 22, opacity: 0.5 }),
  });
}

type Top = { x: number; y: number; width: number; depth: number; tone?: Tone; weave?: Weave; on?: string };

export function upperSide(sketch: Sketch, { x, y, width, depth, tone = sketch.tone, weave, on = "" }: Top): string {
  const path = `M${x + 30} ${y + 16}C${x + 20} ${y} ${x + 40} ${y - depth * 0.6} ${x + 76} ${y - depth}C${x + width * 0.4} ${y - depth - 8} ${x + width * 0.7} ${y - depth + 4} ${x + width - 76} ${y - depth}C${x + width - 40} ${y - depth * 0.6} ${x + width - 20} ${y} ${x + width - 30} ${y + 16}Z`;
  return patch(sketch, path, {
    tone,
    ...(weave ? { weave } : {}),
    volume: 0.4,
    on: on + hollow(sketch, "lit", { x: x + width * 0.34, y: y - depth * 0.5, rx: width * 0.3, ry: depth * 0.5, opacity: 0.7 }, tone),
  });
}
