import { line, patch, piece, softLine, topstitch } from "../../cloth.ts";
import { creases, hollow } from "../../folds.ts";
import { soles } from "../../palette.ts";
import type { Drawing, Sketch } from "../../sketch.ts";
import { toneOf } from "../../tone.ts";
import { stud } from "../../trims.ts";
import { MIRROR, pairOf } from "../pair.ts";

const SHELL =
  "M186 616C164 612 148 634 148 676C148 720 150 762 166 784C270 806 640 814 806 806C846 802 862 788 850 766C822 716 730 680 632 672C600 652 556 644 512 642C420 636 292 648 218 636C208 624 198 618 186 616Z";
const MOUTH = "M190 632C290 652 430 640 530 650C584 656 616 674 626 700C596 730 540 742 486 742C376 740 246 716 190 632Z";
const NEAR_EDGE = "M190 632C246 716 376 740 486 742C540 742 596 730 626 700";

type Model = { trim: "bow" | "strap" | "none"; pointed: boolean; insole: string; capped: boolean };

export function balletFlat(sketch: Sketch): Drawing {
  const { design, view, shows } = sketch;
  const model: Model = {
    trim: (["bow", "strap"] as const).find((one) => shows.has(one)) ?? "none",
    pointed: shows.has("toe-pointed"),
    insole: design.pick(["#D9C3A5", "#DDB0AA", "#C9A98A"]),
    capped: false,
  };
  const draw = (own: Sketch): string => shoe(own, model);
  if (view === 2)
    return {
      markup: pairOf(sketch, draw, [`${MIRROR}translate(-40 -200)scale(1.08 1.34)`]),
      rest: { x: 500, y: 800, width: 740 },
      standing: [{ x: 496, y: 906, width: 740 }],
      detail: [560, 700],
    };
  return {
    markup: pairOf(sketch, draw, ["translate(116 -286)scale(.94 1.2)", "translate(-38 -92)scale(1.05 1.32)"]),
    rest: { x: 480, y: 930, width: 730 },
    standing: [
      { x: 588, y: 700, width: 650 },
      { x: 484, y: 998, width: 720 },
    ],
    detail: [560, 720],
  };
}

function shoe(sketch: Sketch, model: Model): string {
  const { tone } = sketch;
  const insole = toneOf(model.insole);
  const sole =
    piece(sketch, "M156 774C270 800 640 806 852 770C860 796 848 816 806 820C640 826 260 824 178 810C160 804 154 790 156 774Z", {
      tone: toneOf(soles.dark),
      volume: 0.4,
    }) + patch(sketch, "M162 784L262 800L262 832L176 832C164 824 160 806 162 784Z", { tone: toneOf(soles.dark), volume: 0.3 });
  const cap = model.capped
    ? patch(sketch, "M720 690C690 720 684 770 700 816L870 812L870 730Z", {
        tone: toneOf(tone.isDark ? tone.shine : tone.fold),
        volume: 0.4,
      }) + topstitch(sketch, "M712 690C682 722 676 770 692 814")
    : "";
  const shell = piece(
    sketch,
    model.pointed
      ? SHELL.replace("846 802 862 788 850 766", "872 804 950 796 940 784").replace("C822 716 730 680", "C880 730 740 690")
      : SHELL,
    {
      weave: sketch.weave ?? "leather",
      on:
        hollow(sketch, "lit", { x: 760, y: 716, rx: 76, ry: 20, angle: 22, opacity: 0.9 }) +
        cap +
        hollow(sketch, "lit", { x: 300, y: 738, rx: 110, ry: 20, angle: 10, opacity: 0.6 }) +
        hollow(sketch, "dark", { x: 540, y: 800, rx: 220, ry: 36, opacity: 0.5 }) +
        creases(sketch, [
          { x: 612, y: 730, angle: 64, length: 66, width: 20, depth: 0.36 },
          { x: 580, y: 744, angle: 74, length: 54, width: 16, depth: 0.3 },
        ]) +
        softLine(sketch, "M160 786C270 806 640 812 850 780", { width: 26, opacity: 0.5 }) +
        topstitch(sketch, "M186 720C200 760 206 780 208 794"),
    },
  );
  const inside = patch(sketch, MOUTH, {
    tone: insole,
    volume: 0,
    on:
      softLine(sketch, "M190 632C290 652 430 640 530 650C584 656 616 674 626 700", { tone: toneOf(tone.inside), width: 44, opacity: 0.9 }) +
      softLine(sketch, NEAR_EDGE, { tone: insole, width: 26, opacity: 0.9 }) +
      line(sketch, "M226 664C300 706 400 716 520 706", insole.seam, 2, 0.5),
  });
  const binding =
    line(sketch, `${NEAR_EDGE}C616 674 584 656 530 650C430 640 290 652 190 632`, tone.seam, 10, 0.7) +
    line(sketch, `${NEAR_EDGE}C616 674 584 656 530 650C430 640 290 652 190 632`, tone.base, 7);
  return sole + shell + inside + binding + trim(sketch, model);
}

function trim(sketch: Sketch, { trim: kind }: Model): string {
  const part = (path: string): string => softLine(sketch, path, { width: 12, opacity: 0.5 }) + patch(sketch, path, { volume: 0.4 });
  if (kind === "strap")
    return part("M352 640C356 676 372 712 398 736L430 738C402 712 388 676 386 638Z") + stud(sketch, [402, 728], { radius: 8 });
  if (kind === "none") return "";
  return (
    part("M620 702C600 672 566 664 556 682C554 704 588 716 618 708Z") +
    part("M626 700C640 676 678 676 684 696C684 718 648 722 626 708Z") +
    part("M612 704C600 722 592 738 588 752L606 752C614 738 622 722 626 708Z") +
    part("M622 706C632 722 642 736 656 746L668 732C654 724 642 716 632 704Z") +
    part("M608 694C616 688 628 688 634 694C638 704 636 712 630 716C620 718 612 716 608 710Z")
  );
}
