import { line, opening, patch, piece, seam, softLine, topstitch } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import { soles } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { ribs, stud, zip } from "../../trims.ts";
import { MIRROR, pairOf } from "../pair.ts";

const UPPER =
  "M212 330C286 344 366 338 436 320C438 400 440 462 462 518C490 574 560 604 640 640C740 682 852 706 880 776C886 792 886 804 884 812L204 812C190 740 190 660 200 580C210 490 214 410 212 330Z";
const GORE = "M296 338C300 420 306 500 330 556C350 588 376 570 384 536C396 480 392 410 394 332Z";

type Model = {
  kind: "gore" | "laced" | "zip" | "velcro";
  sole: string;
  heel: "block" | "flat";
  thick: boolean;
  tread: boolean;
  fur: boolean;
  tall: boolean;
  suede: boolean;
};

export function ankleBoot(sketch: Sketch): Drawing {
  const { design, view, shows } = sketch;
  const model: Model = {
    kind: shows.has("laces") ? "laced" : ((["zip", "velcro"] as const).find((one) => shows.has(one)) ?? "gore"),
    sole: design.pick([soles.dark, soles.dark, soles.gum]),
    heel: shows.has("sole-heel") ? "block" : "flat",
    thick: shows.has("sole-thick"),
    tread: shows.has("sole-tread"),
    fur: shows.has("fur"),
    tall: shows.has("high"),
    suede: sketch.weave === "suede",
  };
  const draw = (own: Sketch): string => boot(own, model);
  if (view === 2)
    return {
      markup: pairOf(sketch, draw, [`${MIRROR}translate(-60 30)scale(1.06 1)`]),
      rest: { x: 490, y: 920, width: 740 },
      standing: [{ x: 484, y: 926, width: 740 }],
      detail: [480, 560],
    };
  return {
    markup: pairOf(sketch, draw, ["translate(158 -30)scale(.9 .86)", "translate(-96 90)scale(1.02 .96)"]),
    rest: { x: 460, y: 950, width: 700 },
    standing: [
      { x: 646, y: 738, width: 620 },
      { x: 458, y: 952, width: 720 },
    ],
    detail: [330, 540],
  };
}

function boot(sketch: Sketch, model: Model): string {
  const { tone } = sketch;
  const far = opening(sketch, "M212 330C276 306 376 300 436 320C372 344 286 350 212 330Z");
  const upper = piece(sketch, UPPER, {
    weave: model.suede ? "suede" : "leather",
    volume: 1.1,
    on:
      hollow(sketch, "lit", { x: 262, y: 520, rx: 38, ry: 180, opacity: 0.5 }) +
      hollow(sketch, "dark", { x: 440, y: 650, rx: 130, ry: 60, angle: 30, opacity: 0.5 }) +
      hollow(sketch, "lit", { x: 720, y: 704, rx: 120, ry: 26, angle: 20, opacity: model.suede ? 0.5 : 0.95 }) +
      creases(sketch, [
        { x: 456, y: 520, angle: 136, length: 110, width: 38, depth: 0.44 },
        { x: 484, y: 560, angle: 122, length: 130, width: 38, depth: 0.4 },
        { x: 540, y: 594, angle: 112, length: 110, width: 32, depth: 0.32 },
        { x: 204, y: 590, angle: 10, length: 110, width: 34, depth: 0.28 },
      ]) +
      seam(sketch, "M196 650C256 630 318 664 344 724C354 764 354 790 350 812", { width: 3 }) +
      topstitch(
        sketch,
        "M197 662C254 644 308 676 332 728C342 766 342 790 338 812M580 614C540 666 530 740 536 812M590 618C552 668 542 742 548 812",
      ) +
      topstitch(sketch, "M214 352C290 366 366 360 438 342") +
      softLine(sketch, "M200 816L886 816", { width: 46, opacity: 0.6 }) +
      fastening(sketch, model),
  });
  const tab = patch(
    sketch,
    "M200 338C192 302 204 270 220 268C234 268 242 304 238 342L228 342C228 314 226 292 220 292C212 296 210 316 212 340Z",
    { volume: 0.3 },
  );
  return (
    sole(sketch, model) +
    tab +
    far +
    upper +
    (model.kind === "laced" ? laces(sketch) : "") +
    (model.tall
      ? piece(sketch, "M212 336C206 280 208 220 214 176C290 190 366 186 434 168C436 220 436 270 437 326C366 346 286 350 212 336Z", {
          weave: model.suede ? "suede" : "leather",
          volume: 1,
        }) + opening(sketch, "M214 178C276 156 376 150 434 170C372 192 286 196 214 178Z")
      : "") +
    (model.fur ? fur(sketch, model.tall ? 172 : 326) : "") +
    line(sketch, "M212 330C286 344 366 338 436 320", tone.shine, 4, 0.5)
  );
}

function fastening(sketch: Sketch, { kind }: Model): string {
  if (kind === "gore") {
    const tone = toneOf(sketch.tone.isDark ? sketch.tone.inside : sketch.tone.fold);
    return (
      softLine(sketch, GORE, { width: 16, opacity: 0.5 }) +
      patch(sketch, GORE, { tone, volume: 0.4, on: ribs({ ...sketch, tone }, { x0: 290, x1: 400, y0: 326, y1: 590, pitch: 9 }) }) +
      topstitch(sketch, "M286 340C290 424 296 508 320 564C346 606 384 586 396 540C408 480 404 410 406 332")
    );
  }
  if (kind === "velcro")
    return ["M214 430L440 404L444 458L212 486Z", "M206 540L452 512L474 566L202 596Z"]
      .map((path) => softLine(sketch, path, { width: 16, opacity: 0.5 }) + patch(sketch, path, { volume: 0.5 }) + topstitch(sketch, path))
      .join("");
  if (kind === "zip")
    return (
      zip(sketch, "M326 340C330 460 336 640 346 812", [327, 366]) +
      topstitch(sketch, "M308 340C312 460 318 640 328 812M344 340C348 460 354 640 364 812")
    );
  return (
    seam(sketch, "M356 338C362 440 380 530 430 590C456 620 486 640 520 652", { width: 3 }) +
    topstitch(sketch, "M346 340C352 446 370 540 422 600C450 632 482 652 516 664")
  );
}

const fur = (sketch: Sketch, y: number): string => {
  const pale = toneOf("#F4EEE3");
  const tufts = Array.from(
    { length: 15 },
    (_, at) =>
      `<circle cx="${214 + at * 15.6}" cy="${y + (at % 2) * 7 - Math.abs(at - 7)}" r="17" fill="${at % 3 ? pale.base : pale.fold}"/>`,
  ).join("");
  return softLine(sketch, `M208 ${y + 22}C286 ${y + 34} 366 ${y + 28} 440 ${y + 14}`, { width: 20, opacity: 0.5 }) + tufts;
};

function laces(sketch: Sketch): string {
  const tone = toneOf(sketch.tone.isDark ? "#B98A5E" : "#3A2E2A");
  const starts = [
    [378, 366],
    [381, 408],
    [388, 450],
    [400, 494],
    [422, 538],
    [454, 580],
  ] as const;
  return starts
    .map(([x, y], at) => {
      const path = `M${x} ${y}Q${x + 30} ${y - 16} ${x + 58 + at * 4} ${y - 12 + at * 3}`;
      return (
        softLine(sketch, path, { width: 16, opacity: 0.5 }) +
        line(sketch, path, tone.seam, 11, 0.8) +
        line(sketch, path, tone.base, 8) +
        stud(sketch, [x - 2, y], { radius: 7 })
      );
    })
    .join("");
}

function sole(sketch: Sketch, { sole: colour, heel, thick, tread }: Model): string {
  const tone = toneOf(colour);
  const path =
    heel === "block"
      ? "M190 804L892 804C904 824 896 846 872 858C760 870 600 872 500 864C430 856 400 848 360 848L356 904L204 904C194 872 186 840 190 804Z"
      : thick
        ? "M184 804L896 804C914 846 908 912 878 924C700 934 380 934 210 928C184 922 176 850 184 804Z"
        : "M186 804L894 804C908 830 902 868 874 880C700 890 380 890 212 884C188 878 180 840 186 804Z";
  const treads =
    heel === "flat"
      ? line(
          sketch,
          Array.from({ length: 13 }, (_, at) => `M${226 + at * 50} ${thick ? 932 : 888}v-${tread ? 50 : 20}`).join(""),
          tone.isDark ? tone.inside : tone.seam,
          tread ? 20 : 12,
          tread ? 0.95 : 0.6,
        )
      : line(sketch, "M196 868L356 868M194 838L362 836", tone.seam, 2.4, 0.6);
  return (
    piece(sketch, path, { tone, volume: 0.6, on: treads + line(sketch, "M190 824L894 824", tone.fold, 4, 0.7) }) +
    `<path d="M196 812H888" class="${sketch.look("stroke:#D9C3A5;stroke-width:3;stroke-dasharray:9 6")}"/>`
  );
}
