import { opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { drawstring, patchPockets, sash } from "../../details.ts";
import { creases, hollow, relaxed } from "../../folds.ts";
import { both, half, mirrored, round } from "../../outline.ts";
import { metal } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import type { Tone } from "../../tone.ts";
import { neckLabel, ribs, stud, zip } from "../../trims.ts";

type Quilting = { pitch: number; channels: number };

export function puffer(sketch: Sketch): Drawing {
  const { shows } = sketch;
  const smooth = shows.has("smooth");
  const quilting = smooth
    ? { pitch: 423, channels: 2 }
    : sketch.design.pick<Quilting>([
        { pitch: 94, channels: 9 },
        { pitch: 94, channels: 9 },
        { pitch: 64, channels: 13 },
        { pitch: 120, channels: 7 },
      ]);
  const hooded = shows.has("hood");
  const bottom = 226 + quilting.pitch * quilting.channels;
  const body = mirrored(
    `M0 214C40 214 78 206 92 190C150 206 214 228 248 262C240 330 236 400 238 ${round(226 + quilting.pitch * Math.round(300 / quilting.pitch))}${bulges(quilting, bottom)}C170 ${bottom + 14} 80 ${bottom + 18} 0 ${bottom + 18}`,
  );
  const front = piece(sketch, body, {
    volume: 1.2,
    on: (smooth ? calm(sketch) : tubes(sketch, { from: 226 - quilting.pitch, quilting, tone: sketch.tone })) + shading(sketch),
  });
  return {
    markup:
      arm(sketch, -1, quilting) +
      arm(sketch, 1, quilting) +
      (hooded ? hood(sketch, sketch.tone) : "") +
      front +
      seam(sketch, both("M246 262C240 330 236 400 238 520"), { width: 3 }) +
      (sketch.view === 2 ? backHem(sketch, bottom) : fastening(sketch, bottom) + details(sketch, bottom)) +
      collar(sketch, sketch.tone),
    rest: { x: 500, y: bottom + 20, width: 520 },
    detail: [500, 330],
  };
}

const calm = (sketch: Sketch): string =>
  seam(sketch, both("M0 420C90 418 180 410 244 396"), { width: 3 }) +
  topstitch(sketch, both("M0 432C90 430 180 422 244 408")) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 340, y: 470, angle: 84, length: 360, width: 60, depth: 0.4 },
      { x: 650, y: 480, angle: 96, length: 380, width: 60, depth: 0.42 },
      { x: 300, y: 1040, angle: -70, length: 260, width: 60, depth: 0.4 },
      { x: 690, y: 1040, angle: -110, length: 260, width: 60, depth: 0.4 },
    ]),
  );

function details(sketch: Sketch, bottom: number): string {
  const { shows } = sketch;
  return (
    (shows.has("patch-pockets") ? patchPockets(sketch, { x: 60, y: 730, width: 150, height: 180 }) : "") +
    (shows.has("belt") ? sash(sketch, { y: 640, half: 246 }) : "") +
    (shows.has("waist-cord")
      ? seam(sketch, both("M0 652C90 652 180 646 246 636"), { width: 5 }) +
        topstitch(sketch, both("M0 636C90 636 180 630 246 620M0 668C90 668 180 662 246 652")) +
        drawstring(sketch, { y: 656, length: 150 })
      : "") +
    (shows.has("hem-cord")
      ? topstitch(sketch, both(`M0 ${bottom - 30}C90 ${bottom - 30} 180 ${bottom - 36} 250 ${bottom - 46}`)) +
        drawstring(sketch, { y: bottom - 26, length: 110 })
      : "")
  );
}

function bulges({ pitch }: Quilting, bottom: number): string {
  const start = 226 + pitch * Math.round(300 / pitch);
  let path = "";
  for (let y = start; y < bottom - 1; y += pitch) {
    const x = 238 + ((y + pitch - start) / (bottom - start)) * 24;
    path += `C${round(x + 10)} ${round(y + pitch * 0.25)} ${round(x + 12)} ${round(y + pitch * 0.75)} ${round(x)} ${round(y + pitch)}`;
  }
  return path;
}

type Tubes = { from: number; quilting: Quilting; tone: Tone };

function tubes(sketch: Sketch, { from, quilting: { pitch, channels }, tone }: Tubes): string {
  const fill = sketch.define(
    `<linearGradient id="@" x2="0" y2="1"><stop stop-color="${tone.fold}" stop-opacity=".75"/><stop offset=".12" stop-color="${tone.fold}" stop-opacity=".2"/><stop offset=".3" stop-color="${tone.shine}" stop-opacity=".8"/><stop offset=".55" stop-color="${tone.base}" stop-opacity=".1"/><stop offset="1" stop-color="${tone.fold}" stop-opacity=".85"/></linearGradient>`,
  );
  const tube = sketch.define(`<path id="@" d="M60 0Q500 22 940 0V${pitch}Q500 ${pitch + 22} 60 ${pitch}Z" fill="url(#${fill})"/>`);
  const line = sketch.define(
    `<g id="@" fill="none"><path d="M60 0Q500 22 940 0" stroke="${tone.fold}" stroke-width="30" stroke-dasharray="3 21 2 15 4 26" stroke-opacity=".4"/><path d="M60 5Q500 27 940 5" stroke="${tone.shine}" stroke-width="22" stroke-dasharray="4 29 3 18" stroke-dashoffset="9" stroke-opacity=".34"/><path d="M60 0Q500 22 940 0" stroke="${tone.seam}" stroke-width="2.6" stroke-opacity=".7"/></g>`,
  );
  return (
    Array.from({ length: channels + 1 }, (_, at) => `<use href="#${tube}" y="${round(from + at * pitch)}"/>`).join("") +
    Array.from(
      { length: channels },
      (_, at) => `<use href="#${line}" x="${at % 2 ? 14 : -9}" y="${round(from + (at + 1) * pitch)}"/>`,
    ).join("")
  );
}

const shading = (sketch: Sketch): string =>
  hollow(sketch, "lit", { x: 360, y: 520, rx: 90, ry: 380, opacity: 0.34 }) +
  hollow(sketch, "dark", { x: 690, y: 760, rx: 90, ry: 420, opacity: 0.5 }) +
  softLine(sketch, "M400 240Q500 290 600 240", { width: 70, opacity: 0.5 }) +
  creases(
    sketch,
    relaxed(sketch, [
      { x: 272, y: 560, angle: 38, length: 130, width: 50, depth: 0.4 },
      { x: 728, y: 570, angle: 142, length: 120, width: 46, depth: 0.4 },
    ]),
  );

function arm(sketch: Sketch, side: 1 | -1, quilting: Quilting): string {
  const path = half(
    "M224 256C290 268 316 340 332 460C350 620 366 800 370 930C340 950 298 952 262 942C260 820 252 680 238 560C236 450 234 340 224 256Z",
    side,
  );
  const cuff = half("M366 926C370 950 368 974 364 988C336 998 300 1000 272 992C266 976 264 956 266 936C300 946 338 942 366 926Z", side);
  const [x, y] = [500 + side * 290, 250];
  return (
    piece(sketch, cuff, {
      on: ribs(sketch, side === 1 ? { x0: 764, x1: 872, y0: 930, y1: 1000 } : { x0: 130, x1: 236, y0: 930, y1: 1000 }),
      volume: 0.6,
    }) +
    piece(sketch, path, {
      volume: 1.2,
      on:
        (sketch.shows.has("smooth")
          ? ""
          : `<g transform="translate(${round(x)} ${round(y)}) rotate(${side * -8}) translate(-500 0)">${tubes(sketch, { from: -quilting.pitch * 0.6, quilting: { ...quilting, channels: Math.ceil(740 / quilting.pitch) }, tone: sketch.tone })}</g>`) +
        softLine(sketch, half("M240 260C236 340 236 450 240 600L262 940", side), { width: 60, opacity: 0.5 }) +
        hollow(sketch, "lit", { x: 500 + side * 306 - 14, y: 600, rx: 28, ry: 330, angle: side * -6, opacity: 0.4 }),
    })
  );
}

function collar(sketch: Sketch, tone: Tone): string {
  const inside =
    sketch.view === 2
      ? ""
      : opening(sketch, mirrored("M0 92C40 92 74 98 86 108C80 150 40 168 0 172"), tone) + neckLabel(sketch, [500, 106]);
  const stand =
    sketch.view === 2
      ? "M0 92C44 92 76 98 88 110C96 140 100 180 104 208C70 224 30 228 0 228"
      : "M0 150C30 146 66 132 86 104C96 140 100 180 104 208C70 226 30 238 0 240";
  const line = sketch.view === 2 ? "M0 164C40 164 78 158 96 152" : "M0 196C30 192 72 178 96 160";
  return (
    inside +
    piece(sketch, mirrored(stand), {
      tone,
      volume: 1.1,
      on:
        softLine(sketch, both(line), { tone, width: 36, opacity: 0.5 }) +
        hollow(sketch, "lit", { x: 440, y: 184, rx: 46, ry: 30, opacity: 0.7 }, tone),
    }) +
    seam(sketch, both(line), { tone }) +
    (sketch.view === 2 ? "" : zip(sketch, "M500 152L500 244", [500, 196]))
  );
}

const hood = (sketch: Sketch, tone: Tone): string =>
  piece(sketch, mirrored("M0 34C104 34 176 84 190 166C196 206 170 230 132 238L0 244"), {
    tone,
    volume: 1.3,
    on:
      hollow(sketch, "lit", { x: 410, y: 96, rx: 100, ry: 50, opacity: 0.7 }, tone) +
      seam(sketch, "M424 44C416 100 412 170 418 236M576 44C584 100 588 170 582 236", { tone }),
  });

function fastening(sketch: Sketch, bottom: number): string {
  const pocket = (side: 1 | -1): string => {
    const path = half("M128 800L170 690", side);
    return (
      softLine(sketch, path, { width: 40, opacity: 0.6 }) +
      seam(sketch, path, { width: 12, opacity: 0.9 }) +
      `<path d="${path}" stroke="${metal.dark}" stroke-width="4" stroke-dasharray="3 3"/>` +
      patch(sketch, half("M164 694L174 690L182 724L172 728Z", side), { volume: 0.3 })
    );
  };
  return (
    softLine(sketch, `M508 244L508 ${bottom - 12}`, { width: 44, opacity: 0.46 }) +
    (sketch.shows.has("snaps")
      ? seam(sketch, `M462 240L462 ${bottom + 10}M538 240L538 ${bottom + 10}`, { width: 3 }) +
        Array.from({ length: 6 }, (_, at) => stud(sketch, [500, 300 + (at * (bottom - 360)) / 5], { radius: 13 })).join("")
      : zip(sketch, `M500 240L500 ${bottom + 12}`, [500, 252])) +
    (sketch.shows.has("pockets") ? pocket(-1) + pocket(1) : "")
  );
}

const backHem = (sketch: Sketch, bottom: number): string => seam(sketch, `M240 ${bottom}Q500 ${bottom + 18} 760 ${bottom}`, { width: 2 });
