import { castShadow } from "../../canvas.ts";
import { shade } from "../../lab-colour.ts";
import type { Outline, Sketch } from "../../sketch.ts";

export function layTogether(sketch: Sketch, top: (sketch: Sketch) => string, trousers: (sketch: Sketch) => string): string {
  return (
    smaller(sketch, top, { place: "translate(60 100)scale(.68)", shadow: "" }) +
    smaller(sketch, trousers, { place: "translate(378 340)scale(.68)", shadow: shade(sketch.tone.base, -30) })
  );
}

function smaller(sketch: Sketch, draw: (sketch: Sketch) => string, { place, shadow }: { place: string; shadow: string }): string {
  const outlines: Outline[] = [];
  const markup = draw({ ...sketch, outlines, small: true });
  const own = shadow ? castShadow({ ...sketch, outlines }, shadow) : "";
  sketch.outlines.push(...outlines.map(({ id, transform }) => ({ id, transform: place + transform })));
  return `<g transform="${place}">${own}${markup}</g>`;
}
