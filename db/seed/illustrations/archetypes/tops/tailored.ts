import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { hollow } from "../../folds.ts";
import { half, mirrored } from "../../outline.ts";
import { printOver, type Printed } from "../../prints.ts";
import type { Sketch } from "../../sketch.ts";
import { neckLabel } from "../../trims.ts";

type Lapel = { collar: string; leaf: string; edge: string };
export const notch: Lapel = {
  collar: "M82 148C106 170 136 208 174 252L136 306C118 262 98 220 66 190Z",
  leaf: "M66 188C98 220 118 262 136 306L206 288C182 400 104 506 10 566C36 440 56 310 66 188Z",
  edge: "M142 296L192 286C168 394 98 494 20 546",
};
export const peak: Lapel = {
  collar: "M82 148C106 170 132 204 160 240L146 300C122 260 98 220 66 190Z",
  leaf: "M66 188C98 220 122 262 146 306L214 246C190 390 106 506 10 566C36 440 56 310 66 188Z",
  edge: "M150 312L200 264C174 388 98 494 20 546",
};

export function lapels(sketch: Sketch, { collar, leaf, edge }: Lapel, printed: Printed): string {
  const side = (at: 1 | -1): string => {
    const path = half(leaf, at);
    return (
      softLine(sketch, path, { width: 30, opacity: 0.46 }) +
      piece(sketch, path, {
        on:
          printOver(sketch, printed, { x: 500 + at * 100, y0: 180, y1: 600, angle: at * -20 }) +
          hollow(sketch, "lit", { x: 500 + at * 90, y: 400, rx: 40, ry: 120, angle: at * 20, opacity: 0.4 }),
        volume: 0.6,
      }) +
      topstitch(sketch, half(edge, at)) +
      piece(sketch, half(collar, at), {
        on: printOver(sketch, printed, { x: 500 + at * 110, y0: 140, y1: 320, angle: at * -40 }),
        volume: 0.5,
      }) +
      seam(
        sketch,
        half(collar.replace("Z", ""), at).replace(/^.*(?=L[^L]*$)/, (start) => start),
        { width: 0 },
      )
    );
  };
  return side(-1) + side(1) + fall(sketch);
}

export const lining = (sketch: Sketch): string =>
  opening(sketch, mirrored("M0 146C40 142 70 144 86 150C84 300 40 470 0 580")) + neckLabel(sketch, [500, 178]);

export function flap(
  sketch: Sketch,
  { x, y, width, drop = 46 }: { x: number; y: number; width: number; drop?: number },
  side: 1 | -1,
): string {
  const path = half(
    `M${x} ${y + 8}L${x + width} ${y}L${x + width + 2} ${y + drop - 10}Q${x + width} ${y + drop} ${x + width - 10} ${y + drop}L${x + 10} ${y + drop + 8}Q${x} ${y + drop + 8} ${x} ${y + drop - 2}Z`,
    side,
  );
  return (
    softLine(sketch, path, { width: 22, opacity: 0.42 }) +
    patch(sketch, path, { volume: 0.35 }) +
    topstitch(sketch, half(`M${x + 7} ${y + 16}L${x + 7} ${y + drop}L${x + width - 6} ${y + drop - 8}L${x + width - 6} ${y + 8}`, side))
  );
}

const fall = (sketch: Sketch): string =>
  piece(sketch, mirrored("M0 128C40 126 70 132 86 146C80 164 74 178 68 190C46 170 24 164 0 164"), { volume: 0.5 });
