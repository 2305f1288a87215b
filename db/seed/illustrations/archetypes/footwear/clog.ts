import { line, patch, piece, softLine, topstitch, within } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import { metal, soles } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { stud } from "../../trims.ts";
import { MIRROR, pairOf } from "../pair.ts";

const VAMP = "M398 752C386 690 404 640 456 612C514 582 580 572 650 584C764 606 872 676 876 752C730 776 520 772 398 752Z";
const MOUTH = "M398 752C386 690 404 640 456 612C488 602 506 616 500 642C482 676 466 716 470 762C440 760 418 756 398 752Z";

type Kind = "cork" | "felt";

export function clog(sketch: Sketch): Drawing {
  const kind = sketch.shows.has("sole-felt") ? "felt" : "cork";
  const draw = (own: Sketch): string => shoe(own, kind);
  if (sketch.view === 2)
    return {
      markup: pairOf(sketch, draw, [`${MIRROR}translate(-38 -110)scale(1.08 1.2)`]),
      rest: { x: 500, y: 880, width: 740 },
      standing: [{ x: 496, y: 880, width: 740 }],
      detail: [560, 660],
    };
  return {
    markup: pairOf(sketch, draw, ["translate(112 -292)scale(.93 1.1)", "translate(-38 -30)scale(1.04 1.2)"]),
    rest: { x: 480, y: 944, width: 720 },
    standing: [
      { x: 578, y: 580, width: 630 },
      { x: 482, y: 946, width: 720 },
    ],
    detail: [560, 680],
  };
}

function shoe(sketch: Sketch, kind: Kind): string {
  const bed = toneOf(kind === "cork" ? "#C9A06A" : "#A6A8AB");
  const vamp = piece(sketch, VAMP, {
    weave: sketch.weave,
    volume: 1.2,
    on:
      hollow(sketch, "lit", { x: 620, y: 610, rx: 120, ry: 36, angle: 8, opacity: 0.8 }) +
      hollow(sketch, "dark", { x: 760, y: 740, rx: 120, ry: 60, opacity: 0.5 }) +
      creases(sketch, [
        { x: 540, y: 590, angle: 80, length: 120, width: 34, depth: 0.3 },
        { x: 600, y: 580, angle: 76, length: 130, width: 30, depth: 0.24 },
      ]) +
      softLine(sketch, "M398 756C520 776 730 780 866 756", { width: 30, opacity: 0.5 }) +
      topstitch(sketch, "M404 738C520 758 730 762 858 738") +
      (kind === "cork" ? "" : line(sketch, "M700 566C752 606 776 680 770 762", sketch.tone.seam, 3, 0.6)),
  });
  return (
    footbed(sketch, bed, kind) +
    vamp +
    patch(sketch, MOUTH, {
      tone: toneOf(kind === "cork" ? sketch.tone.inside : "#F4EEE3"),
      volume: 0,
      ...(kind === "felt" ? { weave: "fleece" as const } : {}),
      on: softLine(sketch, "M470 762C466 716 482 676 500 634", { width: 40, opacity: 0.6 }),
    }) +
    edge(sketch, kind) +
    (sketch.shows.has("buckle") ? strap(sketch) : "")
  );
}

function footbed(sketch: Sketch, bed: Tone, kind: Kind): string {
  const dark = toneOf(kind === "cork" ? soles.dark : "#6B5A4E");
  const under = piece(sketch, "M146 786L862 786C866 806 858 826 836 832C640 838 340 838 176 832C152 826 144 806 146 786Z", {
    tone: dark,
    volume: 0.4,
    on: line(sketch, Array.from({ length: 14 }, (_, at) => `M${186 + at * 48} 838v-14`).join(""), dark.inside, 10, 0.7),
  });
  const side = piece(
    sketch,
    "M146 724C150 704 168 698 190 706C280 738 380 744 440 746L864 750C870 770 868 788 862 796L148 796C140 772 142 744 146 724Z",
    { tone: bed, weave: kind === "cork" ? "slub" : "wool", volume: 0.6 },
  );
  const top = patch(sketch, "M152 716C170 690 220 676 290 678C360 682 430 700 500 720L480 762C380 760 250 746 152 716Z", {
    tone: toneOf(kind === "cork" ? "#B98A5E" : "#D9CFC6"),
    volume: 0.3,
    weave: kind === "cork" ? "leather" : "fleece",
    on: hollow(sketch, "dark", { x: 430, y: 732, rx: 100, ry: 40, opacity: 0.7 }, bed),
  });
  return under + side + top;
}

const edge = (sketch: Sketch, kind: Kind): string => {
  const rim = "M400 752C388 690 406 634 458 600";
  if (kind === "cork") return line(sketch, rim, sketch.tone.seam, 11, 0.8) + line(sketch, rim, sketch.tone.base, 8);
  return (
    line(sketch, rim, "#D9CFC6", 34) +
    line(sketch, rim, "#F4EEE3", 28) +
    `<path d="${rim}" class="${sketch.look("stroke:#D9CFC6;stroke-width:24;stroke-linecap:butt;stroke-dasharray:3 9;stroke-opacity:.8")}"/>`
  );
};

function strap(sketch: Sketch): string {
  const path = "M408 668C470 640 560 610 640 560L674 562C620 636 520 690 412 716Z";
  const buckle = `<g transform="translate(536 634)rotate(-28)" fill="none" stroke="${metal.dark}"><rect x="-28" y="-30" width="54" height="62" rx="10" stroke-width="12"/><rect x="-28" y="-30" width="54" height="62" rx="10" stroke="${metal.base}" stroke-width="8"/><path d="M-28 2H16" stroke="${metal.light}" stroke-width="6"/></g>`;
  return (
    within(
      sketch,
      VAMP,
      softLine(sketch, path, { width: 18, opacity: 0.5 }) +
        patch(sketch, path, { volume: 0.6, weave: "leather" }) +
        topstitch(sketch, "M414 678C474 652 560 622 640 570M418 706C520 682 606 634 656 572"),
    ) +
    buckle +
    [0, 1].map((at) => `<circle cx="${586 + at * 24}" cy="${610 - at * 17}" r="4" fill="${sketch.tone.inside}"/>`).join("") +
    stud(sketch, [424, 696], { radius: 9 })
  );
}
