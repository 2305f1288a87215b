import { line, softLine } from "../../cloth.ts";
import { embroidery } from "../../details.ts";
import { textileFromAbove } from "../../from-above.ts";
import { shade } from "../../lab-colour.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { MIRROR, moved } from "../pair.ts";
import { slab, upperSide } from "./folded-cloth.ts";

export function towelsFromAbove(sketch: Sketch): Drawing {
  sketch.design.pick([0, 1, 2]);
  const bands = sketch.design.pick([2, 3]);
  return {
    ...textileFromAbove(sketch, {
      on: sketch.shows.has("border") ? border(sketch, { x: 640, y: 340, height: 600, tone: sketch.tone, bands }) : "",
      weave: sketch.weave ?? "terry",
    }),
    detail: [640, 700],
  };
}

export function towels(sketch: Sketch): Drawing {
  const { design, tone } = sketch;
  const other = toneOf(tone.isDark ? shade(tone.base, 34) : shade(tone.base, tone.light === "#ffffff" ? -14 : 16));
  const odd = design.pick([0, 1, 2]);
  const bands = design.pick([2, 3]);
  const counts = design.pick([3, 3, 4]);
  const heights = counts === 3 ? [172, 156, 140] : [140, 128, 120, 112];
  const spread = counts === 3 ? [690, 652, 616] : [690, 664, 640, 612];
  let level = 956;
  const stack = heights.map((height, at) => {
    level -= height;
    const width = spread[at] ?? 600;
    const x = Math.round(500 - width / 2 + sketch.hand.between(-10, 10));
    const own = at === odd ? other : tone;
    const shadow =
      at === 0
        ? ""
        : softLine(sketch, `M${x + 40} ${level + height + 4}L${x + width - 30} ${level + height + 4}`, {
            tone: own,
            width: 30,
            opacity: 0.6,
          });
    return {
      markup:
        slab(sketch, {
          x,
          y: level,
          width,
          height: height + 3,
          tone: own,
          weave: sketch.weave ?? "terry",
          on: edging(sketch, { x: x + width * 0.68, y: level, height, tone: own, bands }),
        }) + shadow,
      x,
      width,
      own,
      y: level,
    };
  });
  const highest = stack.at(-1);
  const top = highest
    ? upperSide(sketch, {
        x: highest.x,
        y: highest.y,
        width: highest.width,
        depth: 52,
        tone: highest.own,
        weave: sketch.weave ?? "terry",
        on: edging(sketch, { x: highest.x + highest.width * 0.66, y: highest.y - 60, height: 90, tone: highest.own, bands }),
      })
    : "";
  return {
    markup: moved(
      sketch,
      top +
        stack.map(({ markup }) => markup).join("") +
        (sketch.shows.has("embroidery") ? embroidery(sketch, [420, 830], 0.8) : "") +
        (sketch.shows.has("loop")
          ? line(sketch, "M300 800C250 812 248 872 300 884", tone.seam, 14) +
            line(sketch, "M300 800C250 812 248 872 300 884", tone.shine, 8)
          : ""),
      (sketch.view === 2 ? MIRROR : "") + "translate(-55 -120)scale(1.11)",
    ),
    rest: { x: 500, y: 936, width: 760 },
    standing: [{ x: 500, y: 940, width: 766 }],
    detail: [655, 746],
  };
}

const edging = (sketch: Sketch, at: Border): string => (sketch.shows.has("border") ? border(sketch, at) : "");

type Border = { x: number; y: number; height: number; tone: Tone; bands: number };

function border(sketch: Sketch, { x, y, height, tone, bands }: Border): string {
  return Array.from({ length: bands }, (_, at) => {
    const left = Math.round(x + at * 46);
    const run = `M${left} ${y - 10}C${left + 6} ${Math.round(y + height * 0.3)} ${left - 4} ${Math.round(y + height * 0.7)} ${left + 2} ${y + height + 10}`;
    return (
      line(sketch, run, tone.dark, 24) +
      line(sketch, run, tone.isDark ? tone.shine : tone.light, 15, 0.9) +
      `<path d="${run}" class="${sketch.look(`stroke:${tone.seam};stroke-width:15;stroke-linecap:butt;stroke-dasharray:2.5 5;stroke-opacity:.35`)}"/>`
    );
  }).join("");
}
