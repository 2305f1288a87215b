import type { Sketch } from "./sketch.ts";

/** Renderers are fastest at about this tile side. */
const SIDE = 60;

/** A pattern repeated inside a larger tile. */
export function paved(
  sketch: Sketch,
  tile: string,
  { size, turn = 0 }: { size: readonly [width: number, height: number]; turn?: number },
): string {
  const [width, height] = size;
  const [columns, rows] = [timesOf(width), timesOf(height)];
  const row = beside(sketch, tile, { times: columns, step: (at) => `x="${at * width}"` });
  const all = beside(sketch, row, { times: rows, step: (at) => `y="${at * height}"` });
  const turned = turn ? ` patternTransform="rotate(${turn})"` : "";
  return sketch.define(
    `<pattern id="@" width="${width * columns}" height="${height * rows}" patternUnits="userSpaceOnUse"${turned}>${all}</pattern>`,
  );
}

const timesOf = (length: number): number => Math.max(1, Math.round(SIDE / length));

function beside(sketch: Sketch, markup: string, { times, step }: { times: number; step: (at: number) => string }): string {
  if (times === 1) return markup;
  const one = sketch.define(`<g id="@">${markup}</g>`);
  return Array.from({ length: times }, (_, at) => `<use href="#${one}"${at === 0 ? "" : ` ${step(at)}`}/>`).join("");
}
