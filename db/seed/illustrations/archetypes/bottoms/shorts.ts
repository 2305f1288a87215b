import { sash } from "../../details.ts";
import { line, opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { both, half, mirrored } from "../../outline.ts";
import { printFor, printOver } from "../../prints.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { barTack, button, ribs, stud } from "../../trims.ts";
import { legs } from "./legs.ts";

const LEG = "M0 320L214 322C236 390 258 500 276 640C288 740 296 840 300 934C214 966 116 972 34 956C30 860 24 740 12 640C8 636 4 636 0 636Z";
const BAND = "M0 268C70 270 140 266 208 258C213 284 216 308 216 332C140 342 60 344 0 344";

export function shorts(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const turned = shows.has("turn-up");
  const cargo = shows.has("cargo");
  const printed = printFor(sketch);
  const back = sketch.view === 2;
  const legHem = (side: 1 | -1): string =>
    turned
      ? piece(sketch, half("M30 896C120 914 214 908 304 878C308 902 310 922 310 940C218 974 116 978 30 962C29 938 29 918 30 896Z", side), {
          on: printOver(sketch, printed, { x: 500 + side * 160, y0: 880, y1: 980, angle: side * 6 }),
          volume: 0.6,
        }) +
        topstitch(sketch, half("M32 906C120 924 214 918 304 888", side)) +
        barTack(sketch, [500 + side * 300, 912], { angle: 80 })
      : topstitch(sketch, half("M32 922C116 938 214 932 298 904M32 930C116 946 214 940 298 912", side));
  return {
    markup:
      (back ? "" : opening(sketch, mirrored("M0 256C70 258 140 256 206 248C206 280 150 300 0 302"))) +
      legs(sketch, { leg: LEG, crotch: 638, hem: 950, middle: 160, printed }) +
      legHem(-1) +
      legHem(1) +
      (cargo ? cargoPockets(sketch) : "") +
      pockets(sketch) +
      band(sketch, shows.has("loops") || shows.has("belt") ? "loops" : "cord") +
      (shows.has("belt") && !back ? sash(sketch, { y: 300, half: 206 }) : ""),
    rest: { x: 500, y: 962, width: 600 },
    detail: [500, 330],
  };
}

function pockets(sketch: Sketch): string {
  const middle = seam(sketch, "M500 340C503 440 503 540 500 638") + softLine(sketch, "M507 344L507 630", { width: 22, opacity: 0.4 });
  if (sketch.view === 2)
    return (
      middle +
      patch(sketch, half("M70 450L190 440L196 566L136 596L78 574Z", 1), { volume: 0.4 }) +
      topstitch(sketch, half("M76 464L188 455M77 456L84 568L136 588L190 560L185 446", 1)) +
      barTack(sketch, [578, 456])
    );
  const mouth = both("M158 338C178 410 212 470 252 512");
  return (
    middle +
    topstitch(sketch, "M546 342C548 430 546 500 506 548") +
    softLine(sketch, mouth, { width: 22, opacity: 0.44 }) +
    (sketch.shows.has("zip-pockets")
      ? line(sketch, mouth, "#C9C3C6", 9) + line(sketch, mouth, "#8F888C", 2)
      : seam(sketch, mouth, { width: sketch.shows.has("pockets") ? 4 : 2 })) +
    topstitch(sketch, both("M146 340C166 416 202 478 244 522")) +
    ([-1, 1] as const)
      .map(
        (side) =>
          barTack(sketch, [500 + side * 160, 350], { angle: side * 70 }) + barTack(sketch, [500 + side * 248, 508], { angle: side * 44 }),
      )
      .join("")
  );
}

const cargoPockets = (sketch: Sketch): string =>
  ([-1, 1] as const)
    .map((side) => {
      const path = half("M176 668L272 656L284 800L186 814Z", side);
      return (
        softLine(sketch, path, { width: 22, opacity: 0.4 }) +
        patch(sketch, path, { volume: 0.6 }) +
        patch(sketch, half("M170 656L278 642L282 700L228 722L174 712Z", side), { volume: 0.5 }) +
        topstitch(sketch, half("M178 706L228 713L276 694", side)) +
        button(sketch, [500 + side * 228, 696], { size: 15 })
      );
    })
    .join("");

function band(sketch: Sketch, kind: "cord" | "loops"): string {
  const base = (on: string): string =>
    piece(sketch, mirrored(BAND), { on, volume: 0.8 }) + seam(sketch, both("M0 344C60 344 140 342 216 332"));
  if (kind === "loops") {
    const loops = ([-1, 1] as const)
      .flatMap((side) =>
        [84, 170].map(
          (x) =>
            patch(sketch, half(`M${x} 262L${x + 19} 261L${x + 20} 350L${x + 1} 351Z`, side), { volume: 0.4 }) +
            topstitch(sketch, half(`M${x + 4} 266L${x + 5} 346M${x + 15} 266L${x + 16} 346`, side)),
        ),
      )
      .join("");
    return (
      base("") +
      topstitch(sketch, both("M0 278C70 280 140 276 208 268M0 334C60 334 136 332 212 323")) +
      loops +
      (sketch.view === 2 ? "" : button(sketch, [514, 306], { tone: toneOf(sketch.tone.base), size: 22 }) + seam(sketch, "M548 268L550 342"))
    );
  }
  const gathered =
    base(ribs(sketch, { x0: 292, x1: 712, y0: 262, y1: 346, pitch: 19 })) +
    topstitch(sketch, both("M0 294C70 296 140 292 212 284M0 318C60 318 136 316 214 307"));
  if (sketch.view === 2 || sketch.shows.has("elastic")) return gathered;
  const tone = toneOf(sketch.tone.light === "#ffffff" ? "#D9C3A5" : sketch.tone.shine);
  const cord = (d: string): string =>
    `<path d="${d}" transform="translate(3 5)" fill="none" stroke="${sketch.tone.inside}" stroke-opacity=".35" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${tone.seam}" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${tone.base}" stroke-width="7" stroke-linecap="round" stroke-dasharray="6 1.6"/>`;
  const [knotX, knotY] = [500, 330];
  return (
    gathered +
    stud(sketch, [470, 306], { radius: 8 }) +
    stud(sketch, [530, 306], { radius: 8 }) +
    cord("M470 306C482 320 490 326 500 330C470 376 478 430 462 480") +
    cord("M530 306C518 320 510 326 500 330C524 372 520 420 534 462") +
    `<circle cx="${knotX}" cy="${knotY}" r="9" fill="${tone.base}"/>`
  );
}
