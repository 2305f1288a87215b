import { compactPaths } from "./compact-paths.ts";
import { shade } from "./lab-colour.ts";
import { round } from "./outline.ts";
import type { Drawing, Rest, Sketch } from "./sketch.ts";

/** The finished SVG, 1000 × 1250. */
export function compose(sketch: Sketch, { markup, rest, standing, detail }: Drawing): string {
  const { ground, view } = sketch;
  const shadow = shade(ground, -42);
  const large = view === 3;
  const lying = standing ? standing.map((spot) => contact(spot, shadow)).join("") : castShadow(sketch, shadow);
  const ellipse = large || view === 4 || standing ? "" : groundShadow(rest, shadow);
  const framed = large
    ? `<g transform="translate(${round(500 - detail[0] * 2.4)} ${round(600 - detail[1] * 2.4)})scale(2.4)">${lying}${markup}</g>`
    : `${lying}${markup}`;
  return compactPaths(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250"><defs><linearGradient id="bg" x2="0" y2="1"><stop stop-color="${shade(ground, 2)}"/><stop offset=".72" stop-color="${ground}"/><stop offset="1" stop-color="${shade(ground, -5)}"/></linearGradient><filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="22"/></filter><filter id="near" x="-5%" y="-100%" width="110%" height="300%"><feGaussianBlur stdDeviation="5"/></filter><filter id="cast" x="-10%" y="-10%" width="125%" height="125%"><feGaussianBlur stdDeviation="13"/></filter>${sketch.definitions.join("")}</defs><style>[class]{fill:none;stroke-linecap:round;stroke-linejoin:round}${[...sketch.looks].map(([style, name]) => `.${name}{${style}}`).join("")}</style><path d="M0 0H1000V1250H0Z" fill="url(#bg)"/>${ellipse}${framed}</svg>`,
  );
}

const groundShadow = ({ x, y, width }: Rest, colour: string): string =>
  `<ellipse cx="${x + 12}" cy="${y}" rx="${round(width * 0.44)}" ry="${round(width * 0.032 + 6)}" fill="${colour}" opacity=".32" filter="url(#soft)"/>`;

const contact = (spot: Rest, colour: string): string =>
  `<ellipse cx="${round(spot.x + 26)}" cy="${round(spot.y + 4)}" rx="${round(spot.width * 0.52)}" ry="${round(spot.width * 0.05 + 8)}" fill="${colour}" opacity=".42" filter="url(#soft)"/><ellipse cx="${round(spot.x + 6)}" cy="${round(spot.y - 2)}" rx="${round(spot.width * 0.48)}" ry="${round(spot.width * 0.012 + 5)}" fill="${colour}" opacity=".6" filter="url(#near)"/>`;

export function castShadow({ outlines }: Sketch, colour: string): string {
  const parts = outlines.map(({ id, transform }) => `<use href="#${id}"${transform ? ` transform="${transform}"` : ""}/>`).join("");
  return parts ? `<g transform="translate(11 18)" fill="${colour}" opacity=".42" filter="url(#cast)">${parts}</g>` : "";
}
