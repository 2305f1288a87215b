import { line, patch, piece, softLine, topstitch } from "./cloth.ts";
import { creases, hollow } from "./folds.ts";
import { mirrored } from "./outline.ts";
import type { Drawing, Sketch } from "./sketch.ts";
import { toneOf } from "./tone.ts";
import type { Weave } from "./weave-names.ts";
import { pairOf } from "./archetypes/pair.ts";
import { disc } from "./archetypes/home/turned.ts";

const SOLE = "M0 210C92 210 156 300 160 420C162 520 132 600 128 700C126 800 120 900 92 968C70 1010 36 1024 0 1024";
const UPPER = "M0 224C84 224 144 310 148 424C150 524 122 604 118 704C116 800 110 890 84 956C64 996 32 1010 0 1010";
const mouths = {
  laced: "M0 640C52 640 80 690 82 760C84 850 76 920 58 956C42 984 20 990 0 990",
  low: "M0 420C70 424 98 500 100 600C104 720 100 860 78 936C60 976 30 986 0 986",
  mule: "M0 560C90 556 130 590 118 704C116 800 110 890 84 956C64 996 32 1010 0 1010",
  tall: "M0 610C66 610 100 660 102 760C104 860 92 940 64 972C44 992 20 996 0 996",
};

export type ShoeKind = keyof typeof mouths;

/** The fourth view of shoes. */
export function shoesFromAbove(sketch: Sketch, kind: ShoeKind): Drawing {
  const draw = (own: Sketch): string => shoe(own, kind);
  const places = ["translate(-196 20)rotate(-4 500 620)", "translate(1196 20)scale(-1 1)rotate(-4 500 620)"];
  return { markup: pairOf(sketch, draw, places), rest: { x: 500, y: 1060, width: 600 }, detail: [500, 600] };
}

function shoe(sketch: Sketch, kind: ShoeKind): string {
  const { tone } = sketch;
  const insole = toneOf("#D9C3A5");
  const mouth = mirrored(mouths[kind]);
  const sole = piece(sketch, mirrored(SOLE), { tone: toneOf(kind === "laced" ? "#FBF8F5" : "#3A2E2A"), volume: 0.4 });
  const upper = piece(sketch, mirrored(UPPER), {
    weave: "leather",
    volume: 1.2,
    on:
      hollow(sketch, "lit", { x: 460, y: 350, rx: 80, ry: 90, opacity: 0.8 }) +
      hollow(sketch, "dark", { x: 580, y: 520, rx: 60, ry: 160, opacity: 0.5 }) +
      topstitch(sketch, kind === "mule" ? "M372 540Q500 520 628 540" : "M386 400Q500 330 614 400") +
      creases(sketch, [
        { x: 400, y: 470, angle: 8, length: 120, width: 24, depth: 0.3 },
        { x: 600, y: 500, angle: 172, length: 110, width: 24, depth: 0.3 },
      ]),
  });
  const inside = patch(sketch, mouth, {
    tone: kind === "tall" ? toneOf(tone.inside) : insole,
    volume: 0,
    on:
      softLine(sketch, mouth, { tone: kind === "tall" ? tone : insole, width: 60, opacity: 0.9 }) +
      line(sketch, "M460 880Q500 896 540 880M466 900H534", insole.seam, 3, 0.6),
  });
  const rim = line(sketch, mouth, tone.seam, 11, 0.7) + line(sketch, mouth, tone.base, 8);
  return sole + upper + (kind === "laced" ? laces(sketch) : "") + inside + rim + (kind === "low" ? bow(sketch) : "");
}

function laces(sketch: Sketch): string {
  const tone = toneOf(sketch.tone.base === "#FBFAF8" ? "#F4EEE3" : "#FBFAF8");
  const tongue = patch(sketch, "M456 440C470 424 530 424 544 440L556 690L444 690Z", { volume: 0.6 });
  const eyestays =
    patch(sketch, "M420 430C430 420 452 424 456 440L446 700L398 720C392 620 400 520 420 430Z", { volume: 0.5 }) +
    patch(sketch, "M580 430C570 420 548 424 544 440L554 700L602 720C608 620 600 520 580 430Z", { volume: 0.5 });
  const bars = [468, 516, 564, 612].map((y) => `M438 ${y}Q500 ${y + 16} 562 ${y}`).join("");
  const knot = "M500 652C440 610 404 640 416 676C432 704 478 680 500 658C522 680 570 704 584 676C596 640 560 610 500 652";
  const tie = (path: string): string =>
    softLine(sketch, path, { width: 26, opacity: 0.6 }) + line(sketch, path, tone.seam, 15, 0.7) + line(sketch, path, tone.base, 12);
  return tongue + eyestays + tie(bars) + tie(knot);
}

const bow = (sketch: Sketch): string => {
  const part = (path: string): string => softLine(sketch, path, { width: 12, opacity: 0.5 }) + patch(sketch, path, { volume: 0.4 });
  return (
    part("M496 416C470 384 430 388 430 412C434 436 474 438 498 424Z") +
    part("M504 416C530 384 570 388 570 412C566 436 526 438 502 424Z") +
    part("M488 408C496 402 506 402 514 410C516 420 514 428 508 434C500 436 492 434 486 428Z")
  );
};

/** The fourth view of folded textiles. */
export function textileFromAbove(sketch: Sketch, { on, weave }: { on: string; weave?: Weave }): Drawing {
  const woven = weave ? { weave } : {};
  const sheet =
    "M210 350C300 338 700 342 786 350C806 352 812 362 812 380C820 560 820 740 814 896C814 914 804 922 786 924C640 934 360 932 214 924C196 922 188 914 188 896C180 740 182 560 188 380C188 362 192 352 210 350Z";
  const lower = piece(
    sketch,
    "M204 400C360 390 640 390 800 400L826 930C826 946 816 954 800 956C640 966 360 964 202 956C186 954 176 946 176 930Z",
    { ...woven, volume: 0.6 },
  );
  const top = piece(sketch, sheet, {
    ...woven,
    volume: 1.2,
    on:
      on +
      hollow(sketch, "lit", { x: 400, y: 520, rx: 240, ry: 140, opacity: 0.5 }) +
      creases(sketch, [
        { x: 220, y: 560, angle: 8, length: 240, width: 30, depth: 0.24 },
        { x: 780, y: 760, angle: 172, length: 260, width: 30, depth: 0.26 },
      ]) +
      softLine(sketch, "M188 900C360 916 640 916 814 900", { width: 30, opacity: 0.5 }),
  });
  return {
    markup: lower + softLine(sketch, "M200 930L806 930", { width: 26, opacity: 0.6 }) + top,
    rest: { x: 500, y: 950, width: 620 },
    detail: [500, 700],
  };
}

type Round = { rim: number; mouth: number; inside: string; handles: "one" | "two"; weave?: Weave };

/** The fourth view of round things. */
export function roundFromAbove(sketch: Sketch, { rim, mouth, inside, handles, weave }: Round): Drawing {
  const { tone } = sketch;
  const within = toneOf(inside);
  const handle = (side: 1 | -1): string => {
    const x = (value: number): number => 500 + side * value;
    const path =
      handles === "one"
        ? `M${x(rim - 20)} 600C${x(rim + 60)} 590 ${x(rim + 130)} 590 ${x(rim + 150)} 620C${x(rim + 130)} 650 ${x(rim + 60)} 650 ${x(rim - 20)} 640Z`
        : `M${x(rim - 16)} 540C${x(rim + 70)} 540 ${x(rim + 90)} 580 ${x(rim + 90)} 620C${x(rim + 90)} 660 ${x(rim + 70)} 700 ${x(rim - 16)} 700L${x(rim - 16)} 672C${x(rim + 44)} 672 ${x(rim + 56)} 650 ${x(rim + 56)} 620C${x(rim + 56)} 590 ${x(rim + 44)} 568 ${x(rim - 16)} 568Z`;
    return piece(sketch, path, { volume: 0.7 });
  };
  const circle = (radius: number): string =>
    `M500 ${620 - radius}C${500 + radius * 0.552} ${620 - radius} ${500 + radius} ${620 - radius * 0.552} ${500 + radius} 620C${500 + radius} ${620 + radius * 0.552} ${500 + radius * 0.552} ${620 + radius} 500 ${620 + radius}C${500 - radius * 0.552} ${620 + radius} ${500 - radius} ${620 + radius * 0.552} ${500 - radius} 620C${500 - radius} ${620 - radius * 0.552} ${500 - radius * 0.552} ${620 - radius} 500 ${620 - radius}Z`;
  const body = piece(sketch, circle(rim), { volume: 1.2, ...(weave ? { weave } : {}) });
  const bowl = patch(sketch, circle(mouth), {
    tone: within,
    volume: 0,
    on:
      softLine(sketch, circle(mouth), { tone: within, width: 90, opacity: 1 }) +
      hollow(sketch, "lit", { x: 560, y: 690, rx: mouth * 0.6, ry: mouth * 0.5, opacity: 0.6 }, within) +
      line(sketch, disc(500, 626, mouth * 0.82, mouth * 0.82), within.shine, 5, 0.4),
  });
  return {
    markup: (handles === "two" ? handle(-1) : "") + handle(1) + body + bowl + line(sketch, circle((rim + mouth) / 2), tone.shine, 4, 0.5),
    rest: { x: 500, y: 620 + rim, width: rim * 1.6 },
    detail: [500, 620],
  };
}
