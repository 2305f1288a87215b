import { body, button, folds, inside, label, rib, seam, topstitch, type Pen } from "../cloth.ts";
import { mirrored } from "../outline.ts";

const GOLD_THREAD = "#D9A257";

export function dress(pen: Pen): string {
  const path = mirrored(
    [0, 250],
    [
      [70, 250, 110, 220, 118, 166],
      [140, 164, 156, 166, 166, 172],
      [176, 240, 186, 310, 174, 360],
      [140, 420, 116, 470, 112, 520],
      [170, 700, 260, 930, 300, 1110],
      [220, 1146, 90, 1150, 0, 1150],
    ],
  );
  const sleeve = (side: 1 | -1) => {
    const x = (value: number) => 500 + side * value;
    return (
      body(
        pen,
        `M${x(120)} 170C${x(200)} 168 ${x(262)} 250 ${x(258)} 330C${x(262)} 390 ${x(240)} 424 ${x(214)} 430C${x(196)} 420 ${x(184)} 400 ${x(172)} 366Z`,
      ) + seam(pen, `M${x(252)} 400Q${x(226)} 424 ${x(186)} 404`)
    );
  };
  const skirt = [-210, -130, -40, 50, 140, 220]
    .map(
      (lean, at) =>
        `<path d="M${500 + lean * 0.42} 545Q${500 + lean * 0.9} 800 ${500 + lean * 1.25} 1150L${500 + lean * 1.25 + 34} 1150Q${500 + lean + 12} 800 ${500 + lean * 0.42} 545Z" fill="${at % 2 ? pen.cloth.shine : pen.cloth.fold}" opacity=".3"/>`,
    )
    .join("");
  const front =
    pen.view === 2
      ? seam(pen, "M500 190V520")
      : [250, 302, 354, 406, 458].map((y) => button(pen, 500, y + 30, 8)).join("") + seam(pen, "M490 252V500") + seam(pen, "M510 252V500");
  const neck =
    pen.view === 2
      ? ""
      : `<path d="M382 168Q500 150 618 168Q600 250 500 252Q400 250 382 168Z" fill="${pen.cloth.inside}"/>${label(500, 174)}`;
  return (
    sleeve(1) +
    sleeve(-1) +
    neck +
    body(pen, path) +
    inside(
      pen,
      path,
      skirt +
        folds(pen, [
          [350, 370, 140, 60],
          [650, 370, 130, -50],
        ]) +
        front +
        body(pen, "M380 498H620V544H380Z") +
        topstitch(pen, "M380 506H620M380 536H620") +
        topstitch(pen, "M210 1096Q500 1150 790 1096"),
    )
  );
}

export function skirt(pen: Pen): string {
  const path = mirrored(
    [0, 238],
    [
      [168, 238],
      [168, 300],
      [200, 520, 290, 840, 318, 1020],
      [210, 1056, 80, 1060, 0, 1060],
    ],
  );
  const pleats = [-150, -90, -30, 30, 90, 150]
    .map(
      (x) =>
        `<path d="M${500 + x} 300L${500 + x * 2.05} 1066L${500 + x * 2.05 + 40} 1066L${500 + x + 14} 300Z" fill="${pen.cloth.fold}" opacity=".32"/><path d="M${500 + x} 300L${500 + x * 2.05} 1066" stroke="${pen.cloth.seam}" stroke-width="3" opacity=".6"/>`,
    )
    .join("");
  return (
    body(pen, path) +
    inside(
      pen,
      path,
      pleats +
        `<rect x="330" y="238" width="340" height="62" fill="${pen.cloth.dark}" opacity=".45"/>` +
        topstitch(pen, "M340 292H660") +
        (pen.view === 2 ? "" : button(pen, 630, 269, 11)),
    )
  );
}

function legs(
  pen: Pen,
  shape: { waist: number; top: number; hip: number; knee: number; outer: number; inner: number; crotch: number; bottom: number },
  details: string,
): string {
  const path = mirrored(
    [0, shape.top],
    [
      [shape.waist, shape.top],
      [shape.waist + 6, shape.top + 80, shape.hip, 320, shape.hip, 420],
      [shape.knee, 640, shape.knee, 760, shape.outer, shape.bottom],
      [shape.outer - 40, shape.bottom + 10, shape.inner + 30, shape.bottom + 10, shape.inner, shape.bottom],
      [shape.inner - 10, 820, 24, 600, 4, shape.crotch],
    ],
  );
  return (
    `<path d="M${500 - shape.waist + 6} ${shape.top}Q500 ${shape.top + 26} ${500 + shape.waist - 6} ${shape.top}Q500 ${shape.top - 12} ${500 - shape.waist + 6} ${shape.top}Z" fill="${pen.cloth.inside}"/>` +
    body(pen, path) +
    inside(
      pen,
      path,
      folds(pen, [
        [490, shape.crotch - 20, 160, -120],
        [512, shape.crotch - 10, 150, 110],
        [360, shape.bottom - 260, 200, -20],
        [640, shape.bottom - 300, 240, 26],
      ]) + details,
    )
  );
}

const waistband = (pen: Pen, top: number, half: number, height = 56) =>
  `<rect x="${500 - half - 10}" y="${top}" width="${half * 2 + 20}" height="${height}" fill="${pen.cloth.dark}" opacity=".5"/>` +
  seam(pen, `M${500 - half - 10} ${top + height}H${500 + half + 10}`);
const fly = (pen: Pen, top: number, crotch: number, thread?: string) =>
  seam(pen, `M500 ${top}V${crotch}`, 4) + topstitch(pen, `M536 ${top + 56}V${crotch - 90}Q530 ${crotch - 40} 504 ${crotch - 24}`, thread);

export const trousers = (pen: Pen): string =>
  legs(
    pen,
    { waist: 166, top: 146, hip: 206, knee: 248, outer: 264, inner: 70, crotch: 480, bottom: 1136 },
    waistband(pen, 146, 180) +
      (pen.view === 2 ? "" : fly(pen, 146, 480)) +
      `<path d="M356 260Q330 700 330 1136M644 260Q670 700 670 1136" stroke="${pen.cloth.shine}" stroke-width="5" opacity=".6" fill="none"/>` +
      seam(pen, "M330 204L300 380") +
      seam(pen, "M670 204L700 380") +
      button(pen, 500, 174, 9),
  );

export const jeans = (pen: Pen): string =>
  legs(
    pen,
    { waist: 176, top: 144, hip: 212, knee: 202, outer: 186, inner: 62, crotch: 470, bottom: 1136 },
    [
      `<ellipse cx="390" cy="620" rx="56" ry="220" fill="${pen.cloth.shine}" opacity=".4"/><ellipse cx="612" cy="640" rx="52" ry="210" fill="${pen.cloth.shine}" opacity=".3"/>`,
      waistband(pen, 144, 190),
      topstitch(pen, "M310 152H690M310 192H690", GOLD_THREAD),
      pen.view === 2
        ? [354, 546].map((x) => topstitch(pen, `M${x} 270h100v86l-50 34-50-34Z`, GOLD_THREAD)).join("")
        : fly(pen, 144, 470, GOLD_THREAD) +
          topstitch(pen, "M320 206Q330 300 420 300L430 206M680 206Q670 300 580 300L570 206", GOLD_THREAD) +
          `<circle cx="500" cy="172" r="12" fill="#C9A06A" stroke="#8a6a3c" stroke-width="2"/><circle cx="330" cy="216" r="5" fill="#C98C5A"/><circle cx="670" cy="216" r="5" fill="#C98C5A"/>`,
      topstitch(pen, "M306 1108Q370 1118 440 1108M560 1108Q630 1118 694 1108", GOLD_THREAD),
    ].join(""),
  );

export function shorts(pen: Pen): string {
  const path = mirrored(
    [0, 250],
    [
      [210, 250],
      [222, 340, 270, 620, 292, 880],
      [220, 912, 90, 912, 40, 890],
      [24, 800, 16, 700, 8, 620],
    ],
  );
  return (
    body(pen, path) +
    inside(
      pen,
      path,
      folds(pen, [
        [490, 600, 180, -130],
        [515, 600, 170, 120],
      ]) +
        waistband(pen, 250, 220, 66) +
        seam(pen, "M500 316V620", 4) +
        topstitch(pen, "M214 836Q350 868 470 846M530 846Q650 868 790 836") +
        seam(pen, "M300 320L262 470") +
        seam(pen, "M700 320L738 470"),
    ) +
    (pen.view === 2
      ? ""
      : `<path d="M484 300Q470 380 480 440M516 300Q532 370 524 410" stroke="${pen.cloth.shine}" stroke-width="8" fill="none" stroke-linecap="round"/>`)
  );
}

/** Two pieces side by side, the second in front. */
export const pair = (behind: string, front: string, scale = 0.66): string =>
  `<g transform="translate(40 60) scale(${scale})">${behind}</g><g transform="translate(330 ${scale === 0.66 ? 330 : 380}) scale(${scale})">${front}</g>`;

export function joggers(pen: Pen): string {
  return legs(
    pen,
    { waist: 166, top: 160, hip: 216, knee: 220, outer: 150, inner: 74, crotch: 490, bottom: 1120 },
    waistband(pen, 160, 180, 64) +
      rib(pen, 330, 670, 160, 224) +
      rib(pen, 340, 430, 1060, 1130, 12) +
      rib(pen, 570, 660, 1060, 1130, 12) +
      `<path d="M318 240Q280 640 350 1060M682 240Q720 640 650 1060" stroke="${pen.cloth.shine}" stroke-width="18" fill="none" opacity=".8"/>`,
  );
}
