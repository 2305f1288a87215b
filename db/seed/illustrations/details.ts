import { line, patch, piece, seam, softLine, topstitch } from "./cloth.ts";
import { creases } from "./folds.ts";
import { both, half, mirrored, round } from "./outline.ts";
import { accentFor } from "./palette.ts";
import type { Sketch } from "./sketch.ts";
import { toneOf, type Tone } from "./tone.ts";
import { button, ribs, zip } from "./trims.ts";

type Down = { from: number; to: number };

export const buttonsDown = (sketch: Sketch, { from, to, size = 20, step = 84 }: Down & { size?: number; step?: number }): string =>
  softLine(sketch, `M524 ${from}L525 ${to}`, { width: 20, opacity: 0.36 }) +
  seam(sketch, `M478 ${from}L478 ${to}M522 ${from}L524 ${to}`, { width: 2.4 }) +
  Array.from({ length: Math.max(2, Math.floor((to - from - 24) / step) + 1) }, (_, at) =>
    button(sketch, [500, from + 22 + at * step], { size }),
  ).join("");

export const zipDown = (sketch: Sketch, { from, to }: Down): string =>
  softLine(sketch, `M508 ${from}L508 ${to}`, { width: 36, opacity: 0.4 }) + zip(sketch, `M500 ${from}L500 ${to}`, [500, from + 46]);

export const openFront = (sketch: Sketch, { from, to }: Down): string =>
  `<path d="M486 ${from}C470 ${(from + to) / 2} 462 ${to - 80} 452 ${to + 6}L548 ${to + 6}C538 ${to - 80} 530 ${(from + to) / 2} 514 ${from}Z" fill="${sketch.tone.inside}"/>` +
  softLine(sketch, `M486 ${from}C470 ${(from + to) / 2} 462 ${to - 80} 452 ${to}`, { width: 26, opacity: 0.6 }) +
  [`M478 ${from}C462 ${(from + to) / 2} 452 ${to - 80} 442 ${to}`, `M522 ${from}C538 ${(from + to) / 2} 548 ${to - 80} 558 ${to}`]
    .map((path) => line(sketch, path, sketch.tone.base, 22) + seam(sketch, path, { width: 2.4 }))
    .join("");

export const wrapFront = (sketch: Sketch, { from, to, y, reach }: Down & { y: number; reach: number }): string => {
  const edge = `M470 ${from}C520 ${(from + y) / 2} 580 ${y - 60} ${500 + reach} ${y}`;
  const lower = `M${500 + reach} ${y}C${480 + reach} ${(y + to) / 2} ${440 + reach} ${to - 100} ${420 + reach} ${to}`;
  return (
    softLine(sketch, edge + lower, { width: 34, opacity: 0.5 }) +
    seam(sketch, edge + lower, { width: 4 }) +
    topstitch(sketch, `M462 ${from + 8}C510 ${(from + y) / 2 + 8} 570 ${y - 48} ${492 + reach} ${y + 10}`) +
    bow(sketch, [500 + reach - 6, y], 0.62)
  );
};

export function sash(sketch: Sketch, { y, half: reach }: { y: number; half: number }): string {
  const strip = `M0 ${y - 22}C${reach * 0.4} ${y - 22} ${reach * 0.75} ${y - 26} ${reach} ${y - 34}C${reach + 4} ${y - 18} ${reach + 4} ${y + 4} ${reach + 1} ${y + 20}C${reach * 0.75} ${y + 28} ${reach * 0.4} ${y + 32} 0 ${y + 32}`;
  const loop = (path: string): string => softLine(sketch, path, { width: 16, opacity: 0.4 }) + piece(sketch, path, { volume: 0.5 });
  const at = (path: string): string => path.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, dy: string) => `${Number(x)} ${y + Number(dy)}`);
  return (
    softLine(sketch, both(`M0 ${y + 34}C${reach * 0.5} ${y + 34} ${reach * 0.8} ${y + 28} ${reach} ${y + 20}`), {
      width: 26,
      opacity: 0.5,
    }) +
    piece(sketch, mirrored(strip), { volume: 0.4 }) +
    loop(at("M458 16C450 78 440 148 424 216L456 224C470 158 478 88 480 20Z")) +
    loop(at("M478 18C486 88 496 168 512 246L542 238C524 158 510 84 500 16Z")) +
    loop(at("M470 6C430 -32 386 -32 384 -2C384 34 436 40 474 20Z")) +
    loop(at("M480 6C520 -32 566 -28 566 2C564 34 512 38 476 20Z")) +
    loop(at("M458 -8C472 -14 486 -14 498 -6C502 10 500 24 494 34C482 40 468 38 458 32C452 20 452 6 458 -8Z"))
  );
}

export const elasticBand = (sketch: Sketch, { y, half: reach }: { y: number; half: number }): string =>
  ribs(sketch, { x0: 500 - reach, x1: 500 + reach, y0: y - 20, y1: y + 22, pitch: 13 }) +
  seam(sketch, both(`M0 ${y - 20}L${reach} ${y - 24}M0 ${y + 24}L${reach} ${y + 18}`), { width: 2.4 }) +
  creases(
    sketch,
    [-0.7, -0.35, 0, 0.35, 0.7].flatMap((share) => [
      { x: 500 + share * reach, y: y + 24, angle: 90 - share * 14, length: 120, width: 24, depth: 0.4 },
      { x: 500 + share * reach, y: y - 22, angle: -90 + share * 10, length: 80, width: 20, depth: 0.36 },
    ]),
  );

export const sidePockets = (
  sketch: Sketch,
  { x, y, drop = 120, lean = 34 }: { x: number; y: number; drop?: number; lean?: number },
): string => {
  const mouth = both(`M${x} ${y}C${x + lean * 0.3} ${y + drop * 0.4} ${x + lean * 0.7} ${y + drop * 0.8} ${x + lean} ${y + drop}`);
  return (
    softLine(sketch, mouth, { width: 24, opacity: 0.5 }) +
    seam(sketch, mouth, { width: 4 }) +
    topstitch(
      sketch,
      both(
        `M${x - 12} ${y + 2}C${x + lean * 0.3 - 12} ${y + drop * 0.4} ${x + lean * 0.7 - 12} ${y + drop * 0.8} ${x + lean - 12} ${y + drop}`,
      ),
    )
  );
};

export const patchPockets = (sketch: Sketch, { x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  ([-1, 1] as const)
    .map((side) => {
      const path = half(
        `M${x} ${y}L${x + width} ${y - 8}L${x + width + 6} ${y + height - 14}C${x + width} ${y + height} ${x + width - 10} ${y + height} ${x + width - 20} ${y + height + 2}L${x + 18} ${y + height + 6}C${x + 6} ${y + height + 6} ${x + 2} ${y + height - 4} ${x + 2} ${y + height - 12}Z`,
        side,
      );
      return (
        softLine(sketch, path, { width: 20, opacity: 0.4 }) +
        patch(sketch, path, { volume: 0.4 }) +
        topstitch(sketch, half(`M${x + 2} ${y + 26}L${x + width + 1} ${y + 18}`, side))
      );
    })
    .join("");

export const breastPocket = (sketch: Sketch, [x, y]: readonly [number, number]): string => {
  const path = `M${x} ${y}L${x + 104} ${y - 6}L${x + 108} ${y + 100}L${x + 56} ${y + 132}L${x + 4} ${y + 106}Z`;
  return (
    softLine(sketch, path, { width: 16, opacity: 0.36 }) +
    patch(sketch, path, { volume: 0.3 }) +
    topstitch(sketch, `M${x + 2} ${y + 22}L${x + 105} ${y + 16}`)
  );
};

export function embroidery(sketch: Sketch, [x, y]: readonly [number, number], scale = 1): string {
  const accent = accentFor(sketch.tone.base, sketch.design);
  const leaf = toneOf(accent).dark;
  const thread = (path: string, colour: string, width: number): string => line(sketch, path, colour, width);
  return `<g transform="translate(${x} ${y})scale(${scale})">${thread("M0 70C-4 40 -2 20 0 0C6 -22 20 -34 34 -44M0 40C-14 26 -26 20 -38 18M0 24C14 18 26 18 36 24", leaf, 5)}${thread("M-40 14C-50 4 -52 -8 -46 -18C-34 -14 -30 0 -40 14ZM38 22C50 18 60 22 64 32C54 38 44 34 38 22Z", leaf, 7)}${[
    [36, -50],
    [-2, -12],
  ]
    .map(([fx = 0, fy = 0]) =>
      [0, 72, 144, 216, 288]
        .map((turn) => `<ellipse cx="${fx}" cy="${fy - 13}" rx="7" ry="12" fill="${accent}" transform="rotate(${turn} ${fx} ${fy})"/>`)
        .join(""),
    )
    .join("")}</g>`;
}

export const applique = (sketch: Sketch, [x, y]: readonly [number, number]): string => {
  const tone = toneOf(accentFor(sketch.tone.base, sketch.design));
  const path = `M${x} ${y + 84}C${x - 110} ${y + 20} ${x - 96} ${y - 70} ${x - 40} ${y - 70}C${x - 16} ${y - 70} ${x - 4} ${y - 52} ${x} ${y - 38}C${x + 4} ${y - 52} ${x + 16} ${y - 70} ${x + 40} ${y - 70}C${x + 96} ${y - 70} ${x + 110} ${y + 20} ${x} ${y + 84}Z`;
  return (
    softLine(sketch, path, { width: 12, opacity: 0.4 }) + patch(sketch, path, { tone, volume: 0.4 }) + topstitch(sketch, path, tone.stitch)
  );
};

export const ruffle = (sketch: Sketch, { y, half: reach, depth, sag }: { y: number; half: number; depth: number; sag: number }): string => {
  const waves = 9;
  const at = (step: number): number => -reach + (2 * reach * step) / waves;
  const low = Array.from({ length: waves }, (_, step) => {
    const [from, to] = [at(waves - step), at(waves - step - 1)];
    const drop = (x: number): number => y + depth + sag * (1 - (x / reach) ** 2);
    return `C${round(500 + from - 8)} ${round(drop(from) + 34)} ${round(500 + to + 8)} ${round(drop(to) + 34)} ${round(500 + to)} ${round(drop(to))}`;
  }).join("");
  const path = `M${500 - reach + 8} ${y}Q500 ${y + sag * 2} ${500 + reach - 8} ${y}L${500 + reach} ${y + depth}${low}Z`;
  return (
    piece(sketch, path, {
      volume: 0.8,
      on: creases(
        sketch,
        Array.from({ length: waves - 1 }, (_, step) => ({
          x: 500 + at(step + 1),
          y: y + sag * 0.8,
          angle: 90 - at(step + 1) / 14,
          length: depth + 34,
          width: 30,
          depth: 0.5,
        })),
      ),
    }) + softLine(sketch, `M${500 - reach + 8} ${y}Q500 ${y + sag * 2} ${500 + reach - 8} ${y}`, { width: 16, opacity: 0.5 })
  );
};

export const slit = (sketch: Sketch, { x, from, to }: Down & { x: number }): string =>
  `<path d="M${x} ${from}C${x + 4} ${(from + to) / 2} ${x + 6} ${to - 60} ${x - 20} ${to + 30}L${x + 54} ${to + 16}C${x + 26} ${to - 80} ${x + 10} ${(from + to) / 2} ${x} ${from}Z" fill="${sketch.tone.inside}"/>` +
  softLine(sketch, `M${x} ${from}C${x + 4} ${(from + to) / 2} ${x + 6} ${to - 60} ${x - 20} ${to + 20}`, { width: 22, opacity: 0.5 }) +
  seam(
    sketch,
    `M${x} ${from}C${x + 4} ${(from + to) / 2} ${x + 6} ${to - 60} ${x - 20} ${to + 24}M${x} ${from}C${x + 10} ${(from + to) / 2} ${x + 26} ${to - 80} ${x + 54} ${to + 12}`,
    { width: 3 },
  );

export const bow = (sketch: Sketch, [x, y]: readonly [number, number], scale = 1): string => {
  const part = (path: string): string => softLine(sketch, path, { width: 12, opacity: 0.4 }) + patch(sketch, path, { volume: 0.6 });
  return `<g transform="translate(${x} ${y})scale(${scale})">${[
    "M-6 6C-24 70 -38 130 -46 190L-12 196C-2 130 6 70 6 10Z",
    "M0 6C16 66 28 120 44 172L74 160C52 104 34 56 14 4Z",
    "M0 0C-40 -44 -100 -44 -104 -6C-104 38 -40 34 0 6Z",
    "M0 0C40 -44 100 -44 104 -6C104 38 40 34 0 6Z",
    "M-16 -12C-4 -18 8 -18 18 -10C20 2 18 14 14 20C2 24 -8 22 -16 16C-20 6 -20 -2 -16 -12Z",
  ]
    .map(part)
    .join("")}</g>`;
};

const LEAF = "M2 262C30 250 64 216 90 176C104 186 120 200 132 216C122 262 104 304 72 344C48 326 22 296 2 262Z";

export const leafCollar = (
  sketch: Sketch,
  { tone = sketch.tone, down = 0, small = false }: { tone?: Tone; down?: number; small?: boolean } = {},
): string => {
  const leaves = ([-1, 1] as const)
    .map(
      (side) =>
        softLine(sketch, half(LEAF, side), { width: 22, opacity: 0.5 }) +
        piece(sketch, half(LEAF, side), { tone, volume: 0.5 }) +
        topstitch(sketch, half("M10 266C28 290 50 316 71 333C98 298 114 260 123 220", side), tone.stitch),
    )
    .join("");
  const fall = piece(sketch, mirrored("M0 150C46 148 80 158 96 176C90 190 82 200 74 208C54 186 30 180 0 180"), { tone, volume: 0.4 });
  return `<g transform="translate(${small ? 75 : 0} ${down + (small ? 34 : 0)})scale(${small ? 0.85 : 1})">${fall}${leaves}</g>`;
};

export const standCollar = (sketch: Sketch, { y, half: reach, ribbed = false }: { y: number; half: number; ribbed?: boolean }): string => {
  const path = mirrored(
    `M0 ${y - 22}C${reach * 0.5} ${y - 24} ${reach * 0.85} ${y - 36} ${reach} ${y - 62}C${reach + 8} ${y - 30} ${reach + 12} ${y} ${reach + 10} ${y + 22}C${reach * 0.8} ${y + 54} ${reach * 0.4} ${y + 70} 0 ${y + 72}`,
  );
  return (
    piece(sketch, path, {
      volume: 0.8,
      on: ribbed ? ribs(sketch, { x0: 500 - reach - 20, x1: 500 + reach + 20, y0: y - 66, y1: y + 80, pitch: 12 }) : "",
    }) + topstitch(sketch, both(`M0 ${y + 60}C${reach * 0.4} ${y + 58} ${reach * 0.8} ${y + 42} ${reach + 4} ${y + 12}`))
  );
};

export function tallCollar(sketch: Sketch, { y, half: reach }: { y: number; half: number }): string {
  const path = mirrored(
    `M0 ${y - 128}C${reach * 0.5} ${y - 128} ${reach * 0.8} ${y - 124} ${reach * 0.92} ${y - 116}C${reach} ${y - 70} ${reach + 4} ${y - 30} ${reach + 8} ${y}C${reach * 0.8} ${y + 34} ${reach * 0.4} ${y + 48} 0 ${y + 50}`,
  );
  const fold = both(`M0 ${y - 34}C${reach * 0.5} ${y - 34} ${reach * 0.8} ${y - 42} ${reach} ${y - 56}`);
  return (
    softLine(sketch, both(`M0 ${y + 54}C${reach * 0.4} ${y + 52} ${reach * 0.8} ${y + 38} ${reach + 8} ${y + 4}`), {
      width: 40,
      opacity: 0.5,
    }) +
    piece(sketch, path, {
      volume: 0.8,
      on: ribs(sketch, { x0: 500 - reach - 14, x1: 500 + reach + 14, y0: y - 132, y1: y + 56, pitch: 11 }),
    }) +
    softLine(sketch, fold, { width: 22, opacity: 0.6 }) +
    seam(sketch, fold, { width: 3 })
  );
}

export const cowl = (sketch: Sketch, { y, half: reach }: { y: number; half: number }): string =>
  [1.5, 1.26, 1.04]
    .map((wide, at) => {
      const [w, low] = [reach * wide, y + 96 - at * 46];
      return piece(
        sketch,
        mirrored(
          `M0 ${y - 40 + at * 4}C${w * 0.5} ${y - 42} ${w * 0.85} ${y - 56} ${w} ${y - 40}C${w + 16} ${y + 10} ${w * 0.6} ${low} 0 ${low}`,
        ),
        { volume: 1, ...(at === 2 ? { tone: toneOf(sketch.tone.dark) } : {}) },
      );
    })
    .join("");

export const dropShoulder = (sketch: Sketch, path: string): string =>
  softLine(sketch, both(path), { width: 22, opacity: 0.46 }) +
  seam(sketch, both(path), { width: 4 }) +
  topstitch(sketch, both(path.replaceAll(/(\d+) (\d+)/g, (_, x: string, y: string) => `${Number(x) - 10} ${y}`)));

export const drawstring = (sketch: Sketch, { y, length = 130 }: { y: number; length?: number }): string => {
  const tone = toneOf(sketch.tone.isDark ? "#D9CFC6" : sketch.tone.light === "#ffffff" ? "#D9C3A5" : "#F4EEE3");
  const path = `M474 ${y}C462 ${y + length * 0.4} 472 ${y + length * 0.7} 462 ${y + length}M526 ${y}C540 ${y + length * 0.4} 528 ${y + length * 0.6} 536 ${y + length * 0.86}`;
  return (
    line(sketch, path, tone.seam, 11, 0.8) + line(sketch, path, tone.base, 8) + line(sketch, `M474 ${y}h.1M526 ${y}h.1`, "#8F888C", 16)
  );
};
