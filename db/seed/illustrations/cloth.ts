import { veil } from "./lab-colour.ts";
import type { Sketch } from "./sketch.ts";
import type { Tone } from "./tone.ts";
import type { Weave } from "./weave-names.ts";
import { weaveFill } from "./weaves.ts";

type Part = {
  tone?: Tone;
  weave?: Weave;
  /** Drawn inside the outline. */
  on?: string;
  /** 0 is flat, 1 a sleeve. */
  volume?: number;
};

/** Casts a shadow. */
export function piece(sketch: Sketch, path: string, part: Part = {}): string {
  const { markup, id } = shaped(sketch, path, { volume: 1, ...part });
  sketch.outlines.push({ id, transform: "" });
  return markup;
}

/** Sewn on, flat. */
export const patch = (sketch: Sketch, path: string, part: Part = {}): string => shaped(sketch, path, { volume: 0.5, ...part }).markup;

/** A dark inside, such as a neck's. */
export function opening(sketch: Sketch, path: string, tone: Tone = sketch.tone): string {
  const fill = sketch.define(
    `<linearGradient id="@" x2="0" y2="1"><stop stop-color="${tone.inside}"/><stop offset="1" stop-color="${tone.fold}"/></linearGradient>`,
  );
  const { wearer } = sketch;
  sketch.wearer = "";
  return `<path d="${path}" fill="url(#${fill})"/>${wearer}`;
}

type Line = { tone?: Tone; width?: number; opacity?: number };

export const seam = (sketch: Sketch, path: string, { tone = sketch.tone, width = 2.6, opacity = 0.6 }: Line = {}): string =>
  line(sketch, path, tone.seam, width, opacity);

export const topstitch = (sketch: Sketch, path: string, colour: string = sketch.tone.stitch): string =>
  `<path d="${path}" class="${sketch.look(`stroke:${veil(colour, 0.8)};stroke-width:2.2;stroke-dasharray:9 7`)}"/>`;

export const line = (sketch: Sketch, path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" class="${sketch.look(`stroke:${veil(colour, opacity)};stroke-width:${width}`)}"/>`;

/** A shadow fading outwards. */
export function softLine(sketch: Sketch, path: string, { tone = sketch.tone, width = 30, opacity = 0.4 }: Line = {}): string {
  const id = sketch.nextId();
  const look = sketch.look(`stroke:${veil(tone.shadow, Math.round(opacity * 10) / 50)};stroke-width:${width}`);
  return `<g class="${look}"><path id="${id}" d="${path}"/>${(sketch.small ? [0.5] : [0.62, 0.3]).map((share) => `<use href="#${id}" stroke-width="${Math.round(width * share)}"/>`).join("")}</g>`;
}

export function within(sketch: Sketch, path: string, parts: string): string {
  const id = sketch.define(`<clipPath id="@"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${parts}</g>`;
}

export const bodyFill = (sketch: Sketch, tone: Tone): string =>
  `url(#${sketch.define(`<linearGradient id="@" x2="1" y2="1"><stop stop-color="${tone.light}"/><stop offset=".5" stop-color="${tone.base}"/><stop offset="1" stop-color="${tone.dark}"/></linearGradient>`)})`;

function shaped(
  sketch: Sketch,
  path: string,
  { tone = sketch.tone, weave = tone === sketch.tone ? sketch.weave : undefined, on = "", volume }: Part & { volume: number },
): { markup: string; id: string } {
  const id = sketch.define(`<path id="@" d="${path}"/>`);
  const clip = sketch.define(`<clipPath id="@"><use href="#${id}"/></clipPath>`);
  const woven = weave ? `<use href="#${id}" fill="${weaveFill(sketch, weave, tone)}"/>` : "";
  const look = sketch.look(`fill:${bodyFill(sketch, tone)};stroke:${veil(tone.seam, 0.5)};stroke-width:3`);
  const markup = `<use href="#${id}" class="${look}"/><g clip-path="url(#${clip})">${woven}${on}${volume > 0 ? rounding(sketch, { id, tone, volume }) : ""}</g>`;
  return { markup, id };
}

type Rounding = { id: string; tone: Tone; volume: number };

/** Lit at the top left by strokes of the shifted outline. */
function rounding(sketch: Sketch, { id, tone, volume }: Rounding): string {
  const edge = (by: number, colour: string, opacity: number): string => {
    const move = Math.round(-by * volume);
    const look = sketch.look(`stroke:${veil(colour, opacity)};stroke-width:${Math.abs(move * 2) + 1}`);
    return `<use href="#${id}" class="${look}" x="${move}" y="${move}"/>`;
  };
  if (volume < 0.65 || sketch.small) return edge(9, tone.shadow, 0.12) + edge(24, tone.shadow, 0.08) + edge(-8, tone.shine, 0.3);
  return [
    edge(7, tone.shadow, 0.09),
    edge(17, tone.shadow, 0.07),
    edge(31, tone.shadow, 0.06),
    edge(-5, tone.shine, 0.2),
    edge(-12, tone.shine, 0.18),
  ].join("");
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;
