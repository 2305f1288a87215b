import { round } from "./outline.ts";
import { paved } from "./paved.ts";
import { metal, rows } from "./palette.ts";
import type { Sketch } from "./sketch.ts";
import { toneOf, type Tone } from "./tone.ts";

type Spot = readonly [x: number, y: number];

export function button(sketch: Sketch, [x, y]: Spot, { tone = sketch.tone, size = 18 }: { tone?: Tone; size?: number } = {}): string {
  const face = tone === sketch.tone ? (tone.isDark ? tone.shine : tone.light) : tone.base;
  const edge = tone.isDark ? tone.inside : tone.seam;
  const id = sketch.define(
    `<g id="@"><circle cx="1.4" cy="2.4" r="9.4" fill="${sketch.tone.inside}" fill-opacity=".45"/><circle r="9" fill="${face}" stroke="${edge}" stroke-opacity=".75" stroke-width="1.1"/><circle r="6.2" fill="none" stroke="${edge}" stroke-opacity=".4" stroke-width="1.2"/><path d="M-6-4.6A7.5 7.5 0 0 1 3-7" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/><path d="M-2.3-2.3h.1M2.3-2.3h.1M-2.3 2.3h.1M2.3 2.3h.1" stroke="${edge}" stroke-width="2" stroke-linecap="round"/></g>`,
  );
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})scale(${round(size / 18)})"/>`;
}

export function stud(
  sketch: Sketch,
  [x, y]: Spot,
  { radius, from = metal.light, to = metal.dark }: { radius: number; from?: string; to?: string },
): string {
  const fill = sketch.define(
    `<radialGradient id="@" cx=".35" cy=".3"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`,
  );
  return `<circle cx="${x + 1}" cy="${y + 1.6}" r="${radius + 0.6}" fill="${sketch.tone.inside}" fill-opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${fill})"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.45)}" fill="${to}" fill-opacity=".8"/>`;
}

export function neckLabel(sketch: Sketch, [x, y]: Spot): string {
  if (sketch.filled) return "";
  const bars = rows.map((colour, at) => `<path d="M${x - 15 + at * 5} ${y + 8}v10" stroke="${colour}" stroke-width="4"/>`).join("");
  return `<rect x="${x - 26}" y="${y}" width="52" height="26" rx="1.5" fill="#fff"/><path d="M${x - 26} ${y + 2}h52" stroke="#00000022" stroke-width="4"/>${bars}`;
}

type Box = { x0: number; x1: number; y0: number; y1: number; pitch?: number };

export function ribs(sketch: Sketch, { x0, x1, y0, y1, pitch = 14 }: Box): string {
  const { tone } = sketch;
  const dark = tone.isDark ? tone.inside : tone.fold;
  const [furrow, ridge] = [round(pitch * 0.36), round(pitch * 0.22)];
  const rib = `<path d="M0 0H${furrow}V9H0Z" fill="${dark}" fill-opacity=".55"/><path d="M${round(pitch * 0.6)} 0h${ridge}v9h-${ridge}Z" fill="${tone.shine}" fill-opacity=".4"/>`;
  const fill = paved(sketch, rib, { size: [pitch, 9] });
  return `<path d="M${x0} ${y0}H${x1}V${y1}H${x0}Z" fill="url(#${fill})"/>`;
}

export function ribBand(
  sketch: Sketch,
  path: string,
  { width, tone = sketch.tone, pitch = 13 }: { width: number; tone?: Tone; pitch?: number },
): string {
  const id = sketch.define(`<path id="@" d="${path}"/>`);
  const use = (stroke: string, over: number, more = "") => `<use href="#${id}" stroke="${stroke}" stroke-width="${width + over}"${more}/>`;
  return `<g fill="none">${use(tone.seam, 3, ' stroke-opacity=".55"')}${use(tone.base, 0)}${use(tone.isDark ? tone.inside : tone.fold, -2, ` stroke-opacity=".5" stroke-dasharray="${round(pitch * 0.28)} ${round(pitch * 0.72)}"`)}${use(tone.shine, -width * 0.66, ' stroke-opacity=".4"')}</g>`;
}

export function barTack(
  sketch: Sketch,
  [x, y]: Spot,
  { angle = 0, thread = sketch.tone.stitch }: { angle?: number; thread?: string } = {},
): string {
  return `<path d="M-8 0H8" transform="translate(${x} ${y})rotate(${angle})" stroke="${thread}" stroke-width="5" stroke-dasharray="1.8 .9"/>`;
}

export function zip(sketch: Sketch, path: string, [x, y]: Spot): string {
  const { tone } = sketch;
  const id = sketch.define(`<path id="@" d="${path}"/>`);
  return `<g fill="none"><use href="#${id}" stroke="${tone.fold}" stroke-width="24" stroke-opacity=".8"/><use href="#${id}" stroke="${metal.dark}" stroke-width="9"/><use href="#${id}" stroke="${metal.light}" stroke-width="7" stroke-dasharray="3.4 3.2"/></g><g transform="translate(${x} ${y})"><path d="M-7-6H7L5 8H-5Z" fill="${metal.base}" stroke="${metal.dark}" stroke-width="1.4"/><rect x="-4" y="6" width="8" height="34" rx="4" fill="${metal.light}" stroke="${metal.dark}" stroke-width="1.6"/></g>`;
}

export function cord(sketch: Sketch, path: string, { tone, end, width = 8 }: { tone: Tone; end?: Spot; width?: number }): string {
  const line = (colour: string, by: number, more = "") => `<path d="${path}" stroke="${colour}" stroke-width="${by}"${more}/>`;
  const knot = end
    ? `<rect x="${end[0] - width * 0.7}" y="${end[1] - 6}" width="${round(width * 1.4)}" height="26" rx="4" fill="${metal.base}" stroke="${metal.dark}" stroke-width="1.2"/>`
    : "";
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${line(sketch.tone.inside, width + 2, ' stroke-opacity=".34" transform="translate(3 5)"')}${line(tone.seam, width + 1.4, ' stroke-opacity=".9"')}${line(tone.base, width - 1)}${line(tone.shine, width * 0.4, ' stroke-opacity=".6" stroke-dasharray="5 3"')}</g>${knot}`;
}

export const cordTone = ({ tone }: Sketch): Tone => toneOf(tone.isDark ? "#D9CFC6" : tone.light === "#ffffff" ? "#D9C3A5" : "#F4EEE3");
