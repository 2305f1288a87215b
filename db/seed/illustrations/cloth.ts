import { lightnessOf, shade } from "./lab-colour.ts";

/** The tones of one material, light from the top left (ux brief §11.2). */
export type Cloth = {
  base: string;
  light: string;
  dark: string;
  fold: string;
  shine: string;
  seam: string;
  stitch: string;
  inside: string;
};

export function clothOf(hex: string): Cloth {
  const isDark = lightnessOf(hex) < 30;
  return {
    base: hex,
    light: shade(hex, isDark ? 11 : 7),
    dark: shade(hex, -9),
    fold: shade(hex, isDark ? -12 : -15),
    shine: shade(hex, isDark ? 18 : 10),
    seam: shade(hex, isDark ? 15 : -24),
    stitch: shade(hex, isDark ? 22 : -17),
    inside: shade(hex, isDark ? -8 : -28),
  };
}

/** A pen for one picture: keeps the definitions and the strokes of chance. */
export type Pen = { cloth: Cloth; random: () => number; define(definition: string): string; view: number };

/** The body of a part: filled with the cloth's diagonal gradient. */
export function body(pen: Pen, path: string, tone: Cloth = pen.cloth): string {
  const id = pen.define(
    `<linearGradient id="@" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone.light}"/><stop offset=".5" stop-color="${tone.base}"/><stop offset="1" stop-color="${tone.dark}"/></linearGradient>`,
  );
  return `<path d="${path}" fill="url(#${id})"/>`;
}

/** Parts drawn only inside an outline. */
export function inside(pen: Pen, path: string, parts: string): string {
  const id = pen.define(`<clipPath id="@"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${parts}</g>`;
}

export const seam = (pen: Pen, path: string, width = 3): string =>
  `<path d="${path}" fill="none" stroke="${pen.cloth.seam}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`;

export const topstitch = (pen: Pen, path: string, colour = pen.cloth.stitch): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-dasharray="9 7" stroke-linecap="round" opacity=".8"/>`;

/** Tapering wedges from a point, never the same on both sides. */
export function folds(pen: Pen, spots: readonly (readonly [x: number, y: number, length: number, lean: number])[]): string {
  return spots
    .map(([x, y, length, lean], at) => {
      const width = 14 + pen.random() * 20;
      const [endX, endY] = [x + lean + (pen.random() - 0.5) * 40, y + length * (0.85 + pen.random() * 0.3)];
      const lit = at % 3 === 0;
      return `<path d="M${x} ${y}Q${r((x + endX) / 2 - width)} ${r((y + endY) / 2)} ${r(endX)} ${r(endY)}Q${r((x + endX) / 2 + width)} ${r((y + endY) / 2)} ${x} ${y}Z" fill="${lit ? pen.cloth.shine : pen.cloth.fold}" opacity="${(0.22 + pen.random() * 0.2).toFixed(2)}"/>`;
    })
    .join("");
}

/** Rib lines of a knitted band between two heights. */
export function rib(pen: Pen, x0: number, x1: number, y0: number, y1: number, step = 14): string {
  const lines = [];
  for (let x = x0 + step / 2; x < x1; x += step) lines.push(`M${r(x)} ${y0}L${r(x)} ${y1}`);
  return `<path d="${lines.join("")}" stroke="${pen.cloth.seam}" stroke-width="2.5" opacity=".35"/>`;
}

/** The white neck label with the seven bars. */
export function label(x: number, y: number): string {
  const bars = ["#C9A98A", "#D9778C", "#9A7DC0", "#6E9CC9", "#76A67A", "#E3B93C", "#C9784E"];
  return `<rect x="${x - 26}" y="${y}" width="52" height="26" rx="2" fill="#fff"/>${bars.map((colour, at) => `<rect x="${x - 17 + at * 5}" y="${y + 8}" width="4" height="10" fill="${colour}"/>`).join("")}`;
}

export const button = (pen: Pen, x: number, y: number, radius = 9): string =>
  `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${radius}" fill="${pen.cloth.fold}" opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${pen.cloth.shine}" stroke="${pen.cloth.seam}" stroke-width="1.5"/><circle cx="${x - 2.5}" cy="${y}" r="1.4" fill="${pen.cloth.seam}"/><circle cx="${x + 2.5}" cy="${y}" r="1.4" fill="${pen.cloth.seam}"/>`;

export const r = (value: number): number => Math.round(value * 10) / 10;
