import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { bow, buttonsDown, elasticBand, leafCollar, ruffle, sidePockets, slit, tallCollar, wrapFront } from "../../details.ts";
import { creases, highlight, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { neckLabel } from "../../trims.ts";
import { moved } from "../pair.ts";
import { armholeSeams, sleeves } from "./sleeve.ts";

const BODICE_SIDE = "C130 182 156 190 178 202C160 268 158 330 178 384C152 430 128 478 122 534C80 546 40 548 0 548";
const STRAP_SIDE = "C122 176 132 180 136 186C132 250 150 320 178 384C152 430 128 478 122 534C80 546 40 548 0 548";
const ends = { mini: 880, midi: 1106, maxi: 1290 };

/** Half the skirt from the waist seam to its hem: falling wide, or narrow along the hips. */
function skirtOf(shows: ReadonlySet<string>): { outline: string; edge: string; end: number; hem: number } {
  const end = ends[shows.has("mini") ? "mini" : shows.has("maxi") ? "maxi" : "midi"];
  const narrow = shows.has("sheath");
  const hem = narrow ? 164 : Math.round(122 + (end - 512) * (end > 1200 ? 0.25 : 0.32));
  const low = (up: number): string =>
    `C${Math.round(hem * 0.7)} ${end + 38 - up} ${Math.round(hem * 0.33)} ${end + 48 - up} 0 ${end + 50 - up}`;
  const side = narrow
    ? `C152 560 178 630 180 716C180 ${Math.round((716 + end) / 2)} 172 ${end - 120} ${hem} ${end}`
    : `C150 580 ${Math.round(122 + (hem - 122) * 0.36)} ${Math.round(512 + (end - 512) * 0.36)} ${Math.round(122 + (hem - 122) * 0.62)} ${Math.round(512 + (end - 512) * 0.6)}C${Math.round(122 + (hem - 122) * 0.8)} ${Math.round(512 + (end - 512) * 0.8)} ${hem - 14} ${end - 60} ${hem} ${end}`;
  return { outline: `M0 524C50 524 92 520 122 512${side}${low(0)}`, edge: `M${hem - 4} ${end - 16}${low(17)}`, end, hem };
}

const ARMHOLE = "M178 202C160 268 158 330 178 384";
const fronts = { round: "M0 272C56 272 94 236 100 174", vee: "M0 344C40 300 86 236 100 174", square: "M0 280L84 274C90 240 94 210 96 174" };
const arms = {
  short: {
    path: "M166 198C226 204 286 280 308 392C280 420 236 434 190 424C182 410 178 396 178 384C158 330 158 262 166 198Z",
    cuff: [250, 404],
    edge: "M188 404C230 412 272 398 300 374L308 394C280 420 236 434 190 424Z",
  },
  elbow: {
    path: "M166 198C216 214 238 284 250 380C262 450 270 520 276 590C254 606 226 610 208 602C202 520 194 450 178 384C158 330 158 262 166 198Z",
    cuff: [240, 596],
    edge: "M206 578C230 586 256 582 274 566L278 592C256 608 228 612 208 604Z",
  },
  puff: {
    path: "M166 198C226 196 280 248 288 330C292 384 276 420 250 436C228 444 204 436 184 418C180 406 178 394 178 384C158 330 158 262 166 198Z",
    cuff: [246, 428],
    edge: "M188 416C206 432 230 440 252 430L260 452C234 464 206 456 186 440Z",
  },
  long: {
    path: "M166 198C216 214 238 290 254 410C272 540 286 650 296 748C274 764 244 768 222 760C214 640 202 510 178 384C158 330 158 262 166 198Z",
    cuff: [258, 754],
    edge: "M221 744C244 752 274 748 294 734L300 788C276 802 246 804 224 798Z",
  },
} as const;

export function dress(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const neck = shows.has("neck-v") || shows.has("wrap") ? "vee" : shows.has("neck-square") ? "square" : "round";
  const length = skirtOf(shows);
  const belted = shows.has("belt");
  const printed = printFor(sketch);
  const back = sketch.view === 2;
  const bodice = piece(
    sketch,
    mirrored((back ? "M0 206C44 206 84 200 100 174" : fronts[neck]) + (shows.has("straps") ? STRAP_SIDE : BODICE_SIDE)),
    {
      on:
        printOver(sketch, printed, { x: 500, y0: 150, y1: 560, half: 240 }) +
        bodiceFolds(sketch) +
        (back ? seam(sketch, "M500 206L500 540") : topstitch(sketch, both(facing[neck]))),
      volume: 0.8,
    },
  );
  const skirt = piece(sketch, mirrored(length.outline), {
    on:
      printOver(sketch, printed, { x: 500, y0: 500, y1: length.end + 60, half: 380 }) +
      skirtFolds(sketch, length.end, shows.has("sheath")) +
      (shows.has("tiered") ? tiers(sketch, length) : "") +
      (shows.has("pleats") ? pleats(sketch, length) : "") +
      topstitch(sketch, both(length.edge)),
    volume: 1.2,
  });
  const inner = back ? "" : opening(sketch, mirrored("M0 170C44 170 80 172 100 178C94 230 70 300 0 348")) + neckLabel(sketch, [500, 184]);
  const cut = sleeveOf(shows);
  const limbs = cut
    ? sleeves(sketch, {
        path: cut.path,
        armhole: ARMHOLE,
        shoulder: [178, 206],
        underarm: [182, 388],
        cuff: cut.cuff,
        printed,
        on: (side) => (cut === arms.puff ? gathers(sketch, side) : ""),
      }) + ([-1, 1] as const).map((side) => patch(sketch, half(cut.edge, side), { volume: 0.4 })).join("")
    : "";
  const low = length.end + 30;
  const front = back ? "" : frontDetails(sketch, { neck, end: length.end, hem: length.hem });
  const scale = Math.min(1, 1010 / (low - 170));
  return {
    markup: moved(
      sketch,
      limbs +
        inner +
        skirt +
        bodice +
        (cut ? armholeSeams(sketch, ARMHOLE) : shows.has("straps") ? "" : topstitch(sketch, both("M170 206C150 268 148 332 168 388"))) +
        softLine(sketch, both("M0 548C50 548 92 542 122 532"), { width: 22, opacity: 0.5 }) +
        (belted
          ? belt(sketch)
          : shows.has("elastic")
            ? elasticBand(sketch, { y: 530, half: 122 })
            : seam(sketch, both("M0 548C50 548 92 544 122 534"))) +
        front,
      `translate(${Math.round(500 - 500 * scale)} ${Math.round(620 - ((170 + low) / 2) * scale)})scale(${scale.toFixed(3)})`,
    ),
    rest: { x: 500, y: 620 + ((low - 170) / 2) * scale + 14, width: length.hem * 2 * scale },
    detail: [500, 620 - ((170 + low) / 2 - 400) * scale],
  };
}

function sleeveOf(shows: ReadonlySet<string>): (typeof arms)[keyof typeof arms] | undefined {
  if (shows.has("sleeve-none") || shows.has("straps")) return undefined;
  if (shows.has("sleeve-puff")) return arms.puff;
  if (shows.has("sleeve-short")) return arms.short;
  return shows.has("sleeve-34") ? arms.elbow : arms.long;
}

function frontDetails(sketch: Sketch, { neck, end, hem }: { neck: keyof typeof fronts; end: number; hem: number }): string {
  const { shows } = sketch;
  const from = neck === "vee" ? 352 : 290;
  return (
    (shows.has("buttons")
      ? buttonsDown(sketch, { from, to: 496, step: 52, size: 19 }) + buttonsDown(sketch, { from: 560, to: end + 20, step: 96, size: 22 })
      : "") +
    (shows.has("wrap") ? wrapFront(sketch, { from: 330, to: end + 20, y: 530, reach: 96 }) : "") +
    (shows.has("slit") ? slit(sketch, { x: 500 + hem * 0.44, from: end - 250, to: end + 10 }) : "") +
    (shows.has("pockets") ? sidePockets(sketch, { x: 126, y: 590, drop: 130, lean: 40 }) : "") +
    (shows.has("frill") ? ruffle(sketch, { y: end - 20, half: hem, depth: 66, sag: 40 }) : "") +
    (shows.has("collar-turned") ? leafCollar(sketch, { down: 6 }) : "") +
    (shows.has("collar-high") ? tallCollar(sketch, { y: 232, half: 100 }) : "") +
    (shows.has("bow") ? bow(sketch, [500, 300], 0.8) : "")
  );
}

const pleats = (sketch: Sketch, { end, hem }: { end: number; hem: number }): string =>
  [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]
    .map((share) => {
      const path = `M${Math.round(500 + share * 118)} 540L${Math.round(500 + share * hem)} ${end + 30}`;
      return softLine(sketch, path, { width: 30, opacity: 0.5 }) + seam(sketch, path, { width: 3 });
    })
    .join("");

const facing = {
  round: "M0 286C64 286 108 244 114 180",
  vee: "M0 362C46 314 100 240 114 180",
  square: "M0 294L98 287C104 250 108 216 110 180",
};

const bodiceFolds = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 440, y: 370, rx: 60, ry: 110, angle: 12, opacity: 0.55 }) +
  hollow(sketch, "lit", { x: 568, y: 370, rx: 44, ry: 90, angle: -12, opacity: 0.3 }) +
  hollow(sketch, "dark", { x: 600, y: 470, rx: 50, ry: 100, opacity: 0.34 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 324, y: 386, angle: 28, length: 130, width: 44, depth: 0.42 },
      { x: 676, y: 390, angle: 150, length: 120, width: 42, depth: 0.42 },
      { x: 424, y: 540, angle: -96, length: 130, width: 26, depth: 0.36 },
      { x: 578, y: 540, angle: -84, length: 120, width: 26, depth: 0.36 },
    ]),
  );

const skirtFolds = (sketch: Sketch, end: number, narrow: boolean): string =>
  hollow(sketch, "lit", { x: 350, y: 900, rx: 70, ry: 330, angle: 14, opacity: 0.5 }) +
  hollow(sketch, "dark", { x: 690, y: 930, rx: 90, ry: 330, angle: -14, opacity: 0.4 }) +
  highlight(sketch, { x: 470, y: 560, angle: 94, length: 540, width: 60, depth: 0.3 }) +
  creases(
    sketch,
    relaxed(
      sketch,
      [
        { x: 394, y: 536, angle: 107, length: 560, width: 96, depth: 0.46 },
        { x: 440, y: 540, angle: 98, length: 470, width: 74, depth: 0.36 },
        { x: 500, y: 544, angle: 89, length: 590, width: 96, depth: 0.44 },
        { x: 556, y: 540, angle: 80, length: 480, width: 70, depth: 0.38 },
        { x: 604, y: 536, angle: 74, length: 580, width: 92, depth: 0.46 },
        { x: 310, y: end + 14, angle: -68, length: 300, width: 66, depth: 0.34 },
        { x: 450, y: end + 38, angle: -86, length: 320, width: 70, depth: 0.34 },
        { x: 620, y: end + 34, angle: -100, length: 360, width: 70, depth: 0.38 },
      ].filter((_, at) => !narrow || at > 4),
    ),
  );

const tiers = (sketch: Sketch, { end, hem }: { end: number; hem: number }): string =>
  [0.36, 0.7]
    .map((share) => {
      const [y, w] = [512 + (end - 512) * share, 122 + (hem - 122) * share + 8];
      const path = both(
        `M0 ${Math.round(y + 22)}C${Math.round(w * 0.4)} ${Math.round(y + 22)} ${Math.round(w * 0.75)} ${Math.round(y + 14)} ${Math.round(w)} ${Math.round(y)}`,
      );
      const gathered = [-0.8, -0.5, -0.2, 0.15, 0.45, 0.75].map((at) => ({
        x: 500 + at * w,
        y: y + 20,
        angle: 90 - at * 14,
        length: (end - 512) * 0.22,
        width: 36,
        depth: 0.38,
      }));
      return (
        softLine(sketch, path, { width: 26, opacity: 0.5 }) + seam(sketch, path, { width: 3 }) + creases(sketch, relaxed(sketch, gathered))
      );
    })
    .join("");

const gathers = (sketch: Sketch, side: 1 | -1): string =>
  creases(
    sketch,
    [206, 226, 246].flatMap((x) => [{ x: 500 + side * x, y: 436, angle: -90 - side * 16, length: 90, width: 20, depth: 0.36 }]),
  );

function belt(sketch: Sketch): string {
  const strip = "M0 510C50 510 92 506 123 498C126 514 126 534 124 552C92 560 50 564 0 564";
  const band =
    piece(sketch, mirrored(strip), { volume: 0.4 }) + topstitch(sketch, both("M0 519C50 519 92 515 121 508M0 555C50 555 92 551 121 543"));
  if (sketch.view === 2) return band;
  const loop = (path: string): string => softLine(sketch, path, { width: 16, opacity: 0.4 }) + piece(sketch, path, { volume: 0.5 });
  return (
    band +
    loop("M458 548C450 610 440 680 424 748L456 756C470 690 478 620 480 552Z") +
    loop("M478 550C486 620 496 700 512 778L542 770C524 690 510 616 500 548Z") +
    loop("M470 538C430 500 386 500 384 530C384 566 436 572 474 552Z") +
    loop("M480 538C520 500 566 504 566 534C564 566 512 570 476 552Z") +
    loop("M458 524C472 518 486 518 498 526C502 542 500 556 494 566C482 572 468 570 458 564C452 552 452 538 458 524Z")
  );
}
