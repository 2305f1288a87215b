type Lab = [lightness: number, a: number, b: number];

/** Moves L* and stays inside sRGB. */
export function shade(hex: string, lightness: number): string {
  const [l, a, b] = labOf(hex);
  return hexOf([Math.max(0, Math.min(100, l + lightness)), a, b]);
}

/** #rrggbbaa; opacity 0–1. */
export const veil = (hex: string, opacity: number): string =>
  opacity >= 1
    ? hex
    : `${hex}${Math.round(opacity * 255)
        .toString(16)
        .padStart(2, "0")}`;

/** 0–100. */
export const lightnessOf = (hex: string): number => labOf(hex)[0];

const white = [0.95047, 1, 1.08883] as const;

function labOf(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const [x, y, z] = [0.4124 * r + 0.3576 * g + 0.1805 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0193 * r + 0.1192 * g + 0.9505 * b].map(
    (value, at) => root(value / (white[at] ?? 1)),
  );
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

function hexOf([l, a, b]: Lab): string {
  const fy = (l + 16) / 116;
  const [x, y, z] = [fy + a / 500, fy, fy - b / 200].map((value, at) => cube(value) * (white[at] ?? 1)) as [number, number, number];
  const rgb = [3.2406 * x - 1.5372 * y - 0.4986 * z, -0.9689 * x + 1.8758 * y + 0.0415 * z, 0.0557 * x - 0.204 * y + 1.057 * z];
  return `#${rgb
    .map((value) =>
      Math.round(255 * Math.max(0, Math.min(1, gamma(value))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055);
const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
const cube = (value: number) => (value ** 3 > 0.008856 ? value ** 3 : (value - 16 / 116) / 7.787);
