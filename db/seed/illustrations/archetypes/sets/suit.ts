import type { Drawing, Sketch } from "../../sketch.ts";
import { jacket } from "../tops/blazer.ts";
import { layTogether } from "./set.ts";
import { skirt } from "../bottoms/skirt.ts";
import { trousers } from "../bottoms/trousers.ts";

export function suit(sketch: Sketch): Drawing {
  const lower = sketch.shows.has("with-skirt") ? skirt : trousers;
  const words = new Set([...sketch.shows].filter((word) => word !== "belt").concat("straight", "midi", "loops", "pockets"));
  return {
    markup: layTogether(
      sketch,
      (own) => jacket(own).markup,
      (own) => lower({ ...own, shows: words }).markup,
    ),
    rest: { x: 700, y: 1116, width: 280 },
    detail: [430, 400],
  };
}
