import { layTogether } from "./set.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { pyjamaBottoms, pyjamaTop } from "./pyjama-pieces.ts";
import { printFor } from "../../prints.ts";

/** Pyjamas: small print on both pieces, contrast piping, covered buttons. */
export function pyjamas(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const short = shows.has("shorts");
  const printed = printFor(sketch);
  const small = { ...printed, size: printed.size * 0.9 };
  return {
    markup: layTogether(
      sketch,
      (own) => pyjamaTop(own, small, shows.has("sleeve-short") ? "short" : shows.has("sleeve-34") ? "elbow" : "long"),
      (own) => pyjamaBottoms(own, small, short ? "short" : "long"),
    ),
    rest: short ? { x: 720, y: 840, width: 300 } : { x: 700, y: 1118, width: 300 },
    detail: [402, 330],
  };
}
