import { accentFor } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { hoodie } from "../tops/hoodie.ts";
import { joggers } from "../bottoms/joggers.ts";
import { layTogether } from "./set.ts";
import { trousers } from "../bottoms/trousers.ts";

export function tracksuit(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const striped = shows.has("side-stripe");
  const contrast = toneOf(accentFor(sketch.tone.base, sketch.design));
  return {
    markup: layTogether(
      sketch,
      (own) => hoodie({ ...own, shows: new Set([...shows, "kangaroo", "cords"]) }).markup,
      (own) =>
        shows.has("wide")
          ? trousers({ ...own, shows: new Set(["wide", "cord", "pockets", ...(striped ? ["side-stripe"] : [])]) }).markup
          : joggers(own, { stripe: striped ? contrast : undefined, cord: contrast }),
    ),
    rest: { x: 700, y: 1116, width: 280 },
    detail: [402, 400],
  };
}
