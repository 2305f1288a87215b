import { line, softLine, within } from "../../cloth.ts";
import { hollow } from "../../folds.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { moved } from "../pair.ts";
import { disc, turned, turnedFill } from "./turned.ts";

const BODY =
  "M226 420C226 470 300 500 450 500C600 500 674 470 674 420C674 560 668 700 650 812C640 872 628 894 600 910C560 928 340 928 300 910C272 894 260 872 250 812C232 700 226 560 226 420Z";
const HANDLE = "M660 506C740 486 830 520 834 620C838 730 742 800 646 800L650 738C716 734 772 694 770 624C768 566 716 548 662 566Z";

export function mug(sketch: Sketch): Drawing {
  const { design, tone, shows } = sketch;
  const kind = shows.has("glaze-two") ? "dipped" : shows.has("glaze-ringed") ? "ringed" : "plain";
  const clay = toneOf(design.pick(["#E9DCC9", "#F4EEE3", "#D9C3A5"]));
  const flipped = sketch.view === 2;
  const full = design.falls(0.6);
  const handle = `${turned(sketch, HANDLE, { shine: 0.8 })}${line(sketch, "M664 520C744 504 816 532 818 620C820 712 738 780 652 786", tone.shine, 9, 0.5)}${softLine(sketch, "M650 738C716 734 772 694 770 624C768 566 716 548 662 566", { width: 14, opacity: 0.5 })}${line(sketch, HANDLE, tone.seam, 1.6, 0.4)}`;
  const glaze = `${turned(sketch, BODY)}${within(sketch, BODY, decor(sketch, kind, clay) + speckle(sketch) + shading(sketch))}`;
  const rim = `${turned(sketch, disc(450, 420, 224, 56))}<path d="${disc(450, 420, 224, 56)}" fill="${tone.light}"/>${line(sketch, disc(450, 420, 224, 56), tone.seam, 1.6, 0.4)}<path d="${disc(450, 424, 208, 46)}" fill="${full ? "#5A3826" : tone.inside}"/>${within(sketch, disc(450, 424, 208, 46), inside(sketch, full))}${line(sketch, "M232 408C252 384 340 366 450 366", "#FFFFFF", 5, 0.7)}`;
  const all =
    (shows.has("saucer") ? saucer(sketch) : "") +
    handle +
    glaze +
    (shows.has("relief") ? within(sketch, BODY, relief(sketch)) : "") +
    rim +
    (shows.has("lid") ? lid(sketch) : "");
  return {
    markup: moved(sketch, all, flipped ? "translate(1068 -72)scale(-1.1 1.1)" : "translate(-60 -72)scale(1.1)"),
    rest: { x: 460, y: 940, width: 420 },
    standing: [{ x: flipped ? 572 : 436, y: 940, width: 440 }],
    detail: [400, 700],
  };
}

const relief = (sketch: Sketch): string =>
  Array.from({ length: 11 }, (_, at) => {
    const [x, low] = [262 + at * 38, 280 + at * 34];
    return (
      softLine(sketch, `M${x} 520L${low} 880`, { width: 14, opacity: 0.7 }) +
      line(sketch, `M${x - 9} 520L${low - 9} 880`, sketch.tone.shine, 5, 0.7)
    );
  }).join("");

const lid = (sketch: Sketch): string => {
  const wood = toneOf("#C79A6B");
  return `<path d="${disc(450, 408, 232, 58)}" fill="${wood.dark}"/><path d="${disc(450, 396, 232, 56)}" fill="${turnedFill(sketch, wood)}"/>${line(sketch, disc(450, 396, 200, 44), wood.seam, 3, 0.5)}<path d="${disc(450, 366, 44, 20)}" fill="${wood.light}"/>${softLine(sketch, "M410 384Q450 402 490 384", { tone: wood, width: 14, opacity: 0.8 })}`;
};

const saucer = (sketch: Sketch): string =>
  `<path d="${disc(450, 912, 380, 58)}" fill="${sketch.tone.dark}"/><path d="${disc(450, 900, 380, 56)}" fill="${turnedFill(sketch, sketch.tone)}"/>${line(sketch, disc(450, 900, 300, 38), sketch.tone.seam, 3, 0.4)}${line(sketch, disc(450, 900, 376, 54), sketch.tone.shine, 4, 0.6)}`;

function decor(sketch: Sketch, kind: "dipped" | "plain" | "ringed", clay: Tone): string {
  if (kind === "plain") return "";
  if (kind === "ringed")
    return [560, 600, 760]
      .map((y, at) => line(sketch, `M200 ${y - 26}C260 ${y + 30} 640 ${y + 30} 700 ${y - 26}`, clay.base, at === 1 ? 8 : 22))
      .join("");
  const edge = "M210 690C260 730 320 744 380 738C430 734 460 760 510 752C580 742 640 728 700 690";
  return `<path d="${edge}V960H200Z" fill="${turnedFill(sketch, clay)}"/>${softLine(sketch, edge, { width: 16, opacity: 0.6 })}${line(sketch, edge, sketch.tone.shine, 5, 0.8)}`;
}

function speckle(sketch: Sketch): string {
  const dots = Array.from(
    { length: 46 },
    () => `M${Math.round(sketch.hand.between(240, 660))} ${Math.round(sketch.hand.between(500, 900))}h.1`,
  ).join("");
  return line(sketch, dots, sketch.tone.isDark ? sketch.tone.shine : sketch.tone.inside, 4, 0.45);
}

const shading = (sketch: Sketch): string =>
  softLine(sketch, "M226 420C226 478 300 506 450 506C600 506 674 478 674 420", { width: 20, opacity: 0.5 }) +
  line(sketch, "M290 540C290 640 298 740 312 820", "#FFFFFF", 16, 0.5) +
  line(sketch, "M318 846l3 12", "#FFFFFF", 14, 0.5) +
  hollow(sketch, "dark", { x: 600, y: 900, rx: 190, ry: 60, opacity: 0.7 });

const inside = (sketch: Sketch, full: boolean): string =>
  full
    ? line(sketch, "M236 436C270 396 360 382 450 382C540 382 630 396 664 436", sketch.tone.fold, 26) +
      line(sketch, "M262 440C320 412 400 404 470 406", "#B98A5E", 7, 0.7) +
      line(sketch, "M300 456C360 466 440 468 500 464", "#8C6244", 4, 0.6)
    : softLine(sketch, "M236 440C270 390 360 378 450 378C540 378 630 390 664 440", { width: 70, opacity: 0.7 }) +
      line(sketch, "M560 458C610 452 640 444 656 434", sketch.tone.shine, 8, 0.5);
