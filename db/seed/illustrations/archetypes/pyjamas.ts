import { layTogether } from "./set.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import { pyjamaBottoms, pyjamaTop } from "./pyjama-pieces.ts";
import { printFor, type Print } from "../prints.ts";

const likely: readonly [Print, ...Print[]] = ["floral", "dots", "check", "stripe", "plain"];

/** Pyjamas: small print on both pieces, contrast piping, covered buttons. */
export function pyjamas(sketch: Sketch): Drawing {
  const short = sketch.design.falls(0.4);
  const printed = printFor(sketch, likely);
  const small = { ...printed, size: printed.size * 0.9 };
  return {
    markup: layTogether(
      sketch,
      (own) => pyjamaTop(own, small, short ? "short" : "long"),
      (own) => pyjamaBottoms(own, small, short ? "short" : "long"),
    ),
    rest: short ? { x: 720, y: 840, width: 300 } : { x: 700, y: 1118, width: 300 },
    detail: [402, 330],
  };
}
