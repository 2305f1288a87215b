import { line, opening, patch, piece, seam, softLine, topstitch, within } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import { accentFor, soles } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf, type Tone } from "../../tone.ts";
import { MIRROR, pairOf } from "../pair.ts";

const UPPER =
  "M126 748C112 660 118 560 142 474C150 444 172 434 194 444C210 452 218 462 236 470C270 486 306 482 340 460C368 440 390 414 414 404C436 412 450 426 462 440L640 590C704 606 804 630 866 684C896 710 910 730 914 750C780 768 620 772 470 768C330 764 200 756 126 748Z";
const EYESTAY = "M404 410C380 424 366 444 352 456C400 540 480 620 566 650C604 660 640 640 646 594L462 440C446 424 428 408 404 410Z";
const TOE = "M716 610C662 640 632 700 636 772L914 750C906 716 824 630 716 610Z";
const HEEL = "M130 560C180 560 250 600 282 650C302 690 300 730 294 764L124 750C114 680 120 620 130 560Z";
const WAVE =
  "M296 716C372 706 416 642 492 642C560 642 576 700 640 690C600 748 540 742 492 712C440 684 400 752 330 754C308 752 298 740 296 716Z";

type Model = {
  sole: Tone;
  accent: Tone;
  high: boolean;
  tread: boolean;
  boot: boolean;
  velcro: boolean;
  reflective: boolean;
  kind: "wave" | "panels" | "minimal";
};

export function sneaker(sketch: Sketch): Drawing {
  const { design, tone, view, shows } = sketch;
  const model: Model = {
    sole: toneOf(design.pick([soles.white, soles.white, soles.white, soles.gum, soles.dark])),
    accent: toneOf(accentFor(tone.base, design)),
    high: shows.has("sole-thick"),
    tread: shows.has("sole-tread"),
    boot: shows.has("high"),
    velcro: shows.has("velcro"),
    reflective: shows.has("reflective"),
    kind: (["wave", "panels"] as const).find((one) => shows.has(one)) ?? "minimal",
  };
  const draw = (own: Sketch): string => shoe(own, model);
  if (view === 2)
    return {
      markup: pairOf(sketch, draw, [`${MIRROR}translate(-34 190)scale(1.06 .84)`]),
      rest: { x: 500, y: 910, width: 760 },
      standing: [{ x: 490, y: 916, width: 780 }],
      detail: [480, 560],
    };
  return {
    markup: pairOf(sketch, draw, ["translate(150 66)scale(.86 .7)", "translate(-28 250)scale(1.02 .82)"]),
    rest: { x: 490, y: 950, width: 760 },
    standing: [
      { x: 592, y: 668, width: 660 },
      { x: 496, y: 952, width: 780 },
    ],
    detail: [500, 620],
  };
}

function shoe(sketch: Sketch, model: Model): string {
  const { tone } = sketch;
  const pale = toneOf(tone.shine);
  const { accent } = model;
  const far = opening(
    sketch,
    "M190 446C214 420 268 426 312 416C352 406 388 392 416 400L436 420C390 430 366 452 340 464C300 488 240 480 190 446Z",
  );
  const tongue =
    piece(sketch, "M396 424C398 384 414 352 444 346C470 344 484 366 490 400C496 430 520 456 560 490L650 596L600 610L430 452Z", {
      volume: 0.8,
    }) + line(sketch, "M414 366C430 352 456 352 470 366", tone.shine, 5, 0.7);
  const overlays =
    patch(sketch, TOE, { tone: model.kind === "panels" ? accent : tone, volume: 0.7 }) +
    topstitch(sketch, "M724 620C674 650 646 704 648 768") +
    patch(sketch, HEEL, { tone: model.kind === "wave" ? accent : model.kind === "panels" ? pale : tone, volume: 0.7 }) +
    topstitch(sketch, "M132 572C180 572 240 606 270 654C290 692 290 730 284 762", model.kind === "wave" ? accent.stitch : tone.stitch) +
    side(sketch, model);
  const upper = piece(sketch, UPPER, {
    weave: sketch.weave ?? "leather",
    on:
      hollow(sketch, "lit", { x: 330, y: 560, rx: 130, ry: 60, angle: 20, opacity: 0.6 }) +
      overlays +
      hollow(sketch, "lit", { x: 790, y: 652, rx: 80, ry: 24, angle: 20, opacity: 0.8 }) +
      patch(sketch, EYESTAY, { volume: 0.6 }) +
      topstitch(sketch, "M366 462C414 540 490 610 568 638C596 646 622 634 630 604") +
      creases(sketch, [
        { x: 660, y: 624, angle: 108, length: 110, width: 26, depth: 0.4 },
        { x: 690, y: 630, angle: 112, length: 90, width: 22, depth: 0.3 },
      ]) +
      collar(sketch),
  });
  const shaft = model.boot
    ? piece(sketch, "M138 520C132 440 140 350 166 300C236 320 330 306 404 286C416 330 424 380 436 420C400 436 360 460 330 520Z", {
        weave: sketch.weave ?? "leather",
        volume: 1,
        on: topstitch(sketch, "M166 318C236 338 330 324 406 304"),
      }) + opening(sketch, "M166 302C200 276 360 268 404 288C340 312 230 322 166 302Z")
    : "";
  const light = model.reflective
    ? line(sketch, "M236 640L300 560M270 656L340 566M700 676L820 700", "#E9EDF0", 16) +
      line(sketch, "M236 640L300 560M270 656L340 566M700 676L820 700", "#FFFFFF", 5)
    : "";
  return sole(sketch, model) + far + tongue + shaft + upper + light + (model.velcro ? velcro(sketch) : laces(sketch));
}

function side(sketch: Sketch, { kind, accent }: Model): string {
  if (kind === "wave") return softLine(sketch, WAVE, { width: 10, opacity: 0.4 }) + patch(sketch, WAVE, { tone: accent, volume: 0.5 });
  if (kind === "panels") {
    const panel = "M330 640C420 640 500 668 560 700C590 722 610 744 616 772L300 768C310 730 316 690 330 640Z";
    return (
      patch(sketch, panel, { tone: toneOf(sketch.tone.shine), volume: 0.5 }) +
      topstitch(sketch, "M338 652C420 652 494 678 552 710C578 728 596 748 602 768")
    );
  }
  const holes = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `M${700 + (at % 4) * 26} ${650 + (at % 4) * 8 + Math.floor(at / 4) * 24}h.1`).join("");
  return (
    patch(sketch, "M136 470L206 450L214 560L128 572Z", { tone: accent, volume: 0.6 }) +
    line(sketch, holes, sketch.tone.inside, 8, 0.7) +
    seam(sketch, "M330 560C360 640 380 700 384 766", { width: 2.4 })
  );
}

const collar = (sketch: Sketch): string =>
  line(
    sketch,
    "M142 474C150 444 172 434 194 444C210 452 218 462 236 470C270 486 306 482 340 460C360 446 380 424 400 412",
    sketch.tone.shine,
    8,
    0.5,
  ) +
  seam(sketch, "M136 520C180 530 260 540 318 510C340 498 356 484 372 470", { width: 2.4 }) +
  hollow(sketch, "lit", { x: 250, y: 500, rx: 70, ry: 16, opacity: 0.6 });

const velcro = (sketch: Sketch): string =>
  ["M384 520L470 440L540 500L452 588Z", "M462 596L548 512L626 572L544 654Z"]
    .map((path) => softLine(sketch, path, { width: 18, opacity: 0.5 }) + patch(sketch, path, { volume: 0.6 }) + topstitch(sketch, path))
    .join("");

function laces(sketch: Sketch): string {
  const tone = toneOf(sketch.tone.base === "#FBFAF8" ? "#F4EEE3" : "#FBFAF8");
  return [0, 1, 2, 3, 4]
    .map((at) => {
      const [x, y] = [408 + at * 43, 480 + at * 31];
      const path = `M${x} ${y}C${x + 18} ${y - 30} ${x + 38} ${y - 44} ${x + 62} ${y - 46}`;
      return (
        softLine(sketch, path, { width: 20, opacity: 0.5 }) +
        line(sketch, path, tone.seam, 15, 0.6) +
        line(sketch, path, tone.base, 12) +
        line(sketch, `M${x + 8} ${y - 16}C${x + 22} ${y - 34} ${x + 40} ${y - 46} ${x + 58} ${y - 49}`, "#FFFFFF", 3, 0.8) +
        `<circle cx="${x - 2}" cy="${y + 4}" r="7" class="${sketch.look(`fill:${sketch.tone.inside}`)}"/>`
      );
    })
    .join("");
}

function sole(sketch: Sketch, { sole: tone, high, tread, accent }: Model): string {
  const low = high ? 892 : 846;
  const outline = `M110 738C200 754 330 766 470 768C620 772 780 766 916 742C926 790 912 ${low - 12} 866 ${low - 4}C700 ${low + 6} 320 ${low + 6} 172 ${low}C122 ${low - 6} 102 800 110 738Z`;
  const notches = Array.from({ length: 15 }, (_, at) => `M${186 + at * 46} ${low + 6}l-6 -${tread ? 34 : 15}`).join("");
  return piece(sketch, outline, {
    tone,
    volume: 0.7,
    on:
      line(sketch, "M110 782C330 806 700 808 916 784", tone.fold, 8, 0.55) +
      line(sketch, `M112 ${low - 26}C330 ${low - 16} 700 ${low - 16} 904 ${low - 30}`, tone.seam, 2.4, 0.5) +
      within(sketch, outline, line(sketch, notches, tone.seam, tread ? 18 : 9, tread ? 0.9 : 0.55)) +
      line(sketch, "M110 764C330 788 700 790 916 766", accent.base, 4, 0.7),
  });
}
