import { line, softLine, within } from "../../cloth.ts";
import { hollow } from "../../folds.ts";
import { metal } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { stud } from "../../trims.ts";
import { moved } from "../pair.ts";
import { disc, turned, turnedFill } from "./turned.ts";

const BODY =
  "M200 566C210 604 320 630 500 630C680 630 790 604 800 566L794 850C790 890 770 912 730 918C610 934 390 934 270 918C230 912 210 890 206 850Z";
const LID =
  "M196 560C196 520 250 488 320 470C380 452 440 442 500 442C560 442 620 452 680 470C750 488 804 520 804 560C804 598 680 624 500 624C320 624 196 598 196 560Z";
const steel: Tone = toneOf(metal.base);

export function saucepan(sketch: Sketch): Drawing {
  const { tone, design } = sketch;
  const knob = design.pick(["steel", "wood", "steel"]);
  const shape = design.pick([1, 1, 0.84, 1.14]);
  const inner = toneOf("#D9D3D6");
  const handle = (side: 1 | -1): string => {
    const x = (value: number): number => 500 + side * value;
    const path = `M${x(292)} 668C${x(320)} 656 ${x(372)} 650 ${x(384)} 680C${x(392)} 716 ${x(380)} 752 ${x(340)} 760C${x(320)} 764 ${x(300)} 762 ${x(290)} 758`;
    return (
      softLine(sketch, path, { tone: steel, width: 34, opacity: 0.5 }) +
      line(sketch, path, metal.dark, 27) +
      line(sketch, path, metal.base, 21) +
      line(sketch, `M${x(300)} 662C${x(330)} 652 ${x(366)} 656 ${x(376)} 684`, metal.light, 7) +
      [682, 744].map((y) => stud(sketch, [x(284), y], { radius: 11 })).join("")
    );
  };
  const body = `${turned(sketch, BODY)}${within(sketch, BODY, enamel(sketch))}${line(sketch, BODY, tone.seam, 1.6, 0.35)}`;
  const steelDome = sketch.shows.has("lid-glass") ? glassDome : dome;
  const lid = `${turned(sketch, LID)}${within(sketch, LID, steelDome(sketch))}${line(sketch, "M197 560C197 598 320 624 500 624C680 624 803 598 803 560", metal.dark, 17)}${line(sketch, "M197 558C197 596 320 622 500 622C680 622 803 596 803 558", metal.base, 12)}${line(sketch, "M204 574C230 596 320 612 420 616", metal.light, 5)}`;
  const top =
    sketch.view === 2
      ? mouth(sketch)
      : lid +
        grip(sketch, knob) +
        `<circle cx="640" cy="508" r="9" fill="${inner.inside}"/><circle cx="640" cy="507" r="6" fill="${tone.inside}"/>`;
  const base = sketch.shows.has("thick-base")
    ? line(sketch, "M232 906C300 934 700 934 768 906", metal.dark, 40) + line(sketch, "M232 902C300 930 700 930 768 902", metal.base, 30)
    : "";
  const all = base + handle(1) + handle(-1) + body + top;
  return {
    markup: moved(sketch, all, `translate(0 ${Math.round(924 - 924 * shape)})scale(1 ${shape})`),
    rest: { x: 500, y: 924, width: 560 },
    standing: [{ x: 500, y: 926, width: 560 }],
    detail: [360, Math.round(924 - 340 * shape)],
  };
}

const glassDome = (sketch: Sketch): string =>
  `<path d="M190 440H810V640H190Z" fill="#DDE6EA"/><path d="${disc(500, 566, 270, 40)}" fill="${sketch.tone.inside}" fill-opacity=".35"/>` +
  line(sketch, "M270 520C330 476 430 460 500 458", "#FFFFFF", 16, 0.9) +
  line(sketch, "M300 548C340 520 400 506 440 502", "#FFFFFF", 7, 0.8);

const enamel = (sketch: Sketch): string =>
  softLine(sketch, "M200 590C230 630 340 650 500 650C660 650 770 630 800 590", { width: 40, opacity: 0.6 }) +
  line(sketch, "M286 676C284 740 288 800 298 860", "#FFFFFF", 22, 0.42) +
  line(sketch, "M326 680C324 730 326 780 332 820", "#FFFFFF", 7, 0.35) +
  hollow(sketch, "dark", { x: 640, y: 900, rx: 220, ry: 60, opacity: 0.6 }) +
  line(sketch, "M214 880C300 912 700 912 786 880", sketch.tone.fold, 5, 0.6) +
  line(sketch, "M716 700C724 760 722 800 716 850", sketch.tone.shine, 12, 0.3);

function mouth(sketch: Sketch): string {
  const enamelled = toneOf("#E9E4E6");
  const hole = disc(500, 566, 286, 56);
  const marks = line(sketch, "M486 534h28M490 548h20M486 562h28", metal.dark, 3, 0.8);
  return `<path d="${disc(500, 564, 303, 68)}" fill="${metal.base}"/>${line(sketch, "M200 560C220 516 340 498 470 497", metal.light, 6)}<path d="${hole}" fill="${turnedFill(sketch, enamelled, 0.4)}"/>${within(sketch, hole, softLine(sketch, "M214 566C230 524 360 506 500 506C640 506 770 524 786 566", { tone: enamelled, width: 90, opacity: 1 }) + hollow(sketch, "lit", { x: 560, y: 606, rx: 190, ry: 26, opacity: 0.9 }, enamelled) + marks)}`;
}

const dome = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 380, y: 500, rx: 130, ry: 34, angle: -8, opacity: 0.9 }) +
  line(sketch, "M282 528C320 500 380 482 430 474", "#FFFFFF", 12, 0.5) +
  hollow(sketch, "dark", { x: 700, y: 560, rx: 150, ry: 50, opacity: 0.6 }) +
  line(sketch, "M236 548C300 578 400 592 500 592C600 592 700 578 764 548", sketch.tone.fold, 4, 0.5);

function grip(sketch: Sketch, kind: "steel" | "wood"): string {
  const tone = kind === "wood" ? toneOf("#B98A5E") : steel;
  const neck = "M478 418L522 418L530 452C516 460 484 460 470 452Z";
  return (
    softLine(sketch, "M462 456C484 466 516 466 538 456", { width: 20, opacity: 0.6 }) +
    `<path d="${neck}" fill="${turnedFill(sketch, steel)}"/><path d="M440 396C440 372 466 360 500 360C534 360 560 372 560 396C560 418 534 428 500 428C466 428 440 418 440 396Z" fill="${turnedFill(sketch, tone)}"/><path d="${disc(500, 380, 46, 15)}" fill="${tone.light}"/>${line(sketch, "M462 378C474 370 490 367 506 367", "#FFFFFF", 4, 0.8)}`
  );
}
