import { line, patch, piece, softLine } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { moved } from "../pair.ts";
import { disc } from "./turned.ts";

const BODY =
  "M222 560C240 600 360 624 500 624C640 624 760 600 778 560L732 896C726 926 706 940 670 946C580 958 420 958 330 946C294 940 274 926 268 896Z";

export function basket(sketch: Sketch): Drawing {
  const { tone, design } = sketch;
  const rope = sketch.shows.has("coiled");
  const cloth = toneOf(design.pick(["#F4EEE3", "#DDB0AA", "#A9C8E6", "#B4D8C4", "#D9C3A5"]));
  const low = design.pick([1, 1, 0.8]);
  const empty = sketch.view === 2;
  const inner = patch(sketch, disc(500, 560, 278, 62), { tone: toneOf(tone.inside), volume: 0.4 });
  const body = piece(sketch, BODY, {
    volume: 1.3,
    on:
      (rope ? coils(sketch) : wicker(sketch)) +
      hollow(sketch, "lit", { x: 340, y: 740, rx: 70, ry: 210, opacity: 0.6 }) +
      hollow(sketch, "dark", { x: 700, y: 780, rx: 110, ry: 230, opacity: 0.7 }) +
      softLine(sketch, "M222 580C240 620 360 644 500 644C640 644 760 620 778 580", { width: 44, opacity: 0.6 }),
  });
  const rimPath = "M222 560C240 600 360 624 500 624C640 624 760 600 778 560";
  const rim =
    line(sketch, rimPath, tone.seam, 34, 0.9) +
    line(sketch, rimPath, tone.base, 29) +
    `<path d="${rimPath}" class="${sketch.look(`stroke:${tone.fold};stroke-width:28;stroke-linecap:butt;stroke-dasharray:4 15;stroke-opacity:.9`)}"/>` +
    line(sketch, "M232 554C256 588 366 612 480 614", tone.shine, 7, 0.6);
  const far =
    line(sketch, "M222 560C240 520 360 498 500 498C640 498 760 520 778 560", tone.seam, 24, 0.9) +
    line(sketch, "M222 560C240 520 360 498 500 498C640 498 760 520 778 560", tone.dark, 19);
  const all =
    far +
    inner +
    (empty ? "" : sketch.shows.has("lining") ? liner(sketch, cloth.base) : sketch.shows.has("lid") ? "" : textile(sketch, cloth.base)) +
    body +
    rim +
    handle(sketch, -1) +
    handle(sketch, 1) +
    (sketch.shows.has("lining")
      ? line(sketch, "M222 566C240 606 360 630 500 630C640 630 760 606 778 566", cloth.base, 40) +
        line(sketch, "M226 590C250 626 360 650 500 650C640 650 750 626 774 590", cloth.seam, 3, 0.6)
      : "") +
    (sketch.shows.has("lid") && !empty ? cover(sketch) : "") +
    (empty ? "" : tag(sketch));
  return {
    markup: moved(sketch, all, `translate(-85 ${Math.round(946 - 946 * 1.17 * low)})scale(1.17 ${Math.round(117 * low) / 100})`),
    rest: { x: 500, y: 948, width: 520 },
    standing: [{ x: 500, y: 948, width: 520 }],
    detail: [330, Math.round(946 - 300 * low)],
  };
}

const liner = (sketch: Sketch, colour: string): string =>
  patch(sketch, disc(500, 560, 270, 58), {
    tone: toneOf(colour),
    volume: 0.6,
    on: softLine(sketch, "M240 540Q500 480 760 540", { tone: toneOf(colour), width: 60, opacity: 0.7 }),
  });

const cover = (sketch: Sketch): string =>
  piece(sketch, disc(500, 536, 300, 74), {
    volume: 1,
    on: [50, 110, 170, 230, 280].map((reach) => line(sketch, disc(500, 536, reach, reach * 0.25), sketch.tone.seam, 6, 0.6)).join(""),
  }) +
  line(sketch, "M450 520C450 460 550 460 550 520", sketch.tone.seam, 22) +
  line(sketch, "M450 520C450 460 550 460 550 520", sketch.tone.base, 15);

function wicker(sketch: Sketch): string {
  const { tone } = sketch;
  const levels = Array.from({ length: 12 }, (_, at) => 606 + at * 31);
  const row = (y: number): string => {
    const reach = 290 - (y - 560) * 0.12;
    const drop = Math.round(60 - (y - 560) * 0.1);
    return `M${Math.round(500 - reach)} ${y - drop}C${Math.round(500 - reach * 0.8)} ${y} ${Math.round(500 - reach * 0.4)} ${y + 14} 500 ${y + 14}C${Math.round(500 + reach * 0.4)} ${y + 14} ${Math.round(500 + reach * 0.8)} ${y} ${Math.round(500 + reach)} ${y - drop}`;
  };
  const dashed = (at: number, y: number): string => {
    const path = row(y);
    const offset = at % 2 ? 0 : 24;
    return `<path d="${path}" class="${sketch.look(`stroke:${tone.base};stroke-width:25;stroke-dasharray:40 8;stroke-dashoffset:${offset};stroke-linecap:butt`)}"/><path d="${path}" transform="translate(0 -7)" class="${sketch.look(`stroke:${tone.shine};stroke-width:6;stroke-opacity:.6;stroke-linecap:butt;stroke-dasharray:34 14;stroke-dashoffset:${offset - 3}`)}"/>`;
  };
  return (
    `<path d="M180 500H820V980H180Z" fill="${tone.isDark ? tone.inside : tone.seam}"/>` + levels.map((y, at) => dashed(at, y)).join("")
  );
}

const coils = (sketch: Sketch): string => {
  const { tone } = sketch;
  return Array.from({ length: 13 }, (_, at) => {
    const y = 596 + at * 29;
    const path = `M200 ${y - 52}C250 ${y + 4} 400 ${y + 16} 500 ${y + 16}C600 ${y + 16} 750 ${y + 4} 800 ${y - 52}`;
    return (
      line(sketch, path, tone.seam, 30, 0.9) +
      line(sketch, path, tone.base, 25) +
      `<path d="${path}" class="${sketch.look(`stroke:${tone.fold};stroke-width:20;stroke-linecap:butt;stroke-dasharray:2.5 11;stroke-dashoffset:${at * 4};stroke-opacity:.7`)}"/>`
    );
  }).join("");
};

function handle(sketch: Sketch, side: 1 | -1): string {
  const { tone } = sketch;
  const x = (value: number): number => 500 + side * value;
  const path = `M${x(196)} 604C${x(206)} 520 ${x(236)} 452 ${x(262)} 456C${x(288)} 462 ${x(284)} 540 ${x(268)} 580`;
  return (
    softLine(sketch, path, { width: 36, opacity: 0.4 }) +
    line(sketch, path, tone.seam, 25) +
    line(sketch, path, tone.base, 20) +
    `<path d="${path}" class="${sketch.look(`stroke:${tone.fold};stroke-width:18;stroke-linecap:butt;stroke-dasharray:4 9;stroke-opacity:.8`)}"/>`
  );
}

function textile(sketch: Sketch, colour: string): string {
  const tone = toneOf(colour);
  const roll = piece(sketch, "M288 566C280 500 316 452 378 446C460 438 560 436 620 448C690 460 722 504 712 566C600 600 400 600 288 566Z", {
    tone,
    volume: 1.4,
    weave: "terry",
    on:
      hollow(sketch, "lit", { x: 420, y: 480, rx: 120, ry: 26, opacity: 0.8 }, tone) +
      softLine(sketch, "M292 520C380 496 600 492 708 522", { tone, width: 24, opacity: 0.7 }) +
      line(sketch, "M292 520C380 496 600 492 708 522", tone.seam, 2.4, 0.6) +
      creases(sketch, [{ x: 560, y: 460, angle: 20, length: 100, width: 20, depth: 0.3 }], tone),
  });
  return roll;
}

const tag = (sketch: Sketch): string =>
  patch(sketch, "M470 700L540 700L540 748L470 748Z", { tone: toneOf("#B98A5E"), weave: "leather", volume: 0.3 }) +
  line(sketch, "M478 708H532V740H478Z", "#7A5230", 2, 0.8);
