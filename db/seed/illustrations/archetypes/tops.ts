import { body, button, folds, inside, label, r, rib, seam, topstitch, type Pen } from "../cloth.ts";
import { half, mirrored, type Step } from "../outline.ts";

type Top = {
  neck: number;
  neckTop: number;
  neckDrop: number;
  shoulder: [number, number];
  cuffOuter: [number, number];
  cuffInner: [number, number];
  underarm: [number, number];
  hem: [number, number];
  sag: number;
  waist?: number;
};

/** What every top has: two sleeves behind a body, folds from the underarm, an opening for the neck. */
function top(pen: Pen, shape: Top, details: (bodyPath: string) => string): string {
  const { shoulder, cuffOuter, cuffInner, underarm, hem, waist = (underarm[0] + hem[0]) / 2 } = shape;
  const middle = (underarm[1] + hem[1]) / 2;
  const bodyPath = mirrored(
    [0, shape.neckDrop],
    [
      [shape.neck * 0.7, shape.neckDrop, shape.neck, shape.neckDrop - 40, shape.neck, shape.neckTop],
      [shape.neck + 40, shape.neckTop + 8, shoulder[0] - 30, shoulder[1] - 14, shoulder[0], shoulder[1]],
      [shoulder[0] + 6, (shoulder[1] + underarm[1]) / 2, underarm[0] - 4, underarm[1] - 40, underarm[0], underarm[1]],
      [waist, middle, waist, middle + 40, hem[0], hem[1]],
      [hem[0] * 0.6, shape.sag, hem[0] * 0.2, shape.sag, 0, shape.sag],
    ],
  );
  const sleeve = (side: 1 | -1) => half([shoulder[0] - 34, shoulder[1] - 8], sleeveSteps(shape, side), side) + "Z";
  const back = mirrored(
    [0, shape.neckTop - 6],
    [
      [shape.neck * 0.6, shape.neckTop - 8, shape.neck, shape.neckTop - 4, shape.neck, shape.neckTop],
      [shape.neck, shape.neckDrop - 36, shape.neck * 0.6, shape.neckDrop, 0, shape.neckDrop],
    ],
  );
  const cuffs = ([1, -1] as const).map((side) =>
    seam(pen, half([cuffOuter[0] - 8, cuffOuter[1] - 34], [[cuffInner[0] + 6, cuffInner[1] - 34]], side)),
  );
  return [
    ...([1, -1] as const).map(
      (side) =>
        body(pen, sleeve(side)) +
        seam(
          pen,
          half(
            [underarm[0] - 6, underarm[1]],
            [[shoulder[0] + 4, (shoulder[1] + underarm[1]) / 2, shoulder[0] - 8, shoulder[1] + 40, shoulder[0] - 34, shoulder[1] - 6]],
            side,
          ),
        ),
    ),
    ...cuffs,
    pen.view === 2 ? "" : `<path d="${back}" fill="${pen.cloth.inside}"/>${label(500, shape.neckTop + 14)}`,
    body(pen, bodyPath),
    inside(
      pen,
      bodyPath,
      folds(pen, [
        [500 - underarm[0] + 14, underarm[1] + 6, 260, 120],
        [500 + underarm[0] - 16, underarm[1] + 20, 210, -90],
        [500 - hem[0] * 0.4, hem[1] - 240, 230, 30],
        [500 + hem[0] * 0.5, hem[1] - 300, 280, -24],
      ]) + details(bodyPath),
    ),
    pen.view === 2
      ? body(pen, back) +
        seam(
          pen,
          half(
            [0, shape.neckTop + 12],
            [[shape.neck * 0.7, shape.neckTop + 12, shape.neck, shape.neckTop + 4, shape.neck, shape.neckTop]],
            1,
          ),
        )
      : "",
  ].join("");
}

function sleeveSteps({ shoulder, cuffOuter, cuffInner, underarm }: Top, side: 1 | -1): Step[] {
  const swing = side === 1 ? 10 : -6;
  return [
    [shoulder[0] + 30, shoulder[1] + 20, cuffOuter[0] - 30 + swing, (shoulder[1] + cuffOuter[1]) / 2, cuffOuter[0], cuffOuter[1]],
    [cuffOuter[0] - 20, cuffOuter[1] + 12, cuffInner[0] + 20, cuffInner[1] + 10, cuffInner[0], cuffInner[1]],
    [cuffInner[0] - 10, (underarm[1] + cuffInner[1]) / 2, underarm[0] + 8, underarm[1] + 60, underarm[0] - 12, underarm[1] + 4],
  ];
}

const tee: Top = {
  neck: 100,
  neckTop: 190,
  neckDrop: 292,
  shoulder: [214, 226],
  cuffOuter: [352, 470],
  cuffInner: [236, 520],
  underarm: [222, 470],
  hem: [232, 1040],
  sag: 1058,
};
const long = (over: Partial<Top>): Top => ({
  neck: 92,
  neckTop: 196,
  neckDrop: 270,
  shoulder: [262, 290],
  cuffOuter: [344, 980],
  cuffInner: [258, 986],
  underarm: [230, 560],
  hem: [240, 1046],
  sag: 1064,
  ...over,
});

const ring = (pen: Pen, { neck, neckTop, neckDrop }: Top, width: number) =>
  pen.view === 2
    ? ""
    : `<path d="${half([0, neckDrop + width / 2], [[neck * 0.76, neckDrop + width / 2, neck + width / 2, neckDrop - 30, neck + width / 2, neckTop - 4]], 1)}${half([0, neckDrop + width / 2], [[neck * 0.76, neckDrop + width / 2, neck + width / 2, neckDrop - 30, neck + width / 2, neckTop - 4]], -1)}" fill="none" stroke="${pen.cloth.dark}" stroke-width="${width}"/>`;
const hemBand = (pen: Pen, shape: Top, height: number) =>
  seam(
    pen,
    `M${500 - shape.hem[0] - 20} ${shape.hem[1] - height + 4}Q500 ${shape.sag - height + 6} ${500 + shape.hem[0] + 20} ${shape.hem[1] - height + 4}`,
  );

export const tShirt = (pen: Pen): string =>
  top(pen, tee, () => ring(pen, tee, 26) + hemBand(pen, tee, 26) + topstitch(pen, `M${500 - 240} 1020Q500 1040 740 1020`));

export function rollNeck(pen: Pen): string {
  const shape = long({
    neck: 72,
    neckTop: 216,
    neckDrop: 240,
    shoulder: [236, 272],
    hem: [206, 1040],
    sag: 1052,
    cuffOuter: [336, 980],
    cuffInner: [262, 984],
    underarm: [214, 540],
  });
  const tube = "M428 128Q500 112 572 128L578 250Q500 274 422 250Z";
  return (
    top(
      pen,
      shape,
      () =>
        rib(pen, 270, 730, 980, 1060, 13) +
        hemBand(pen, shape, 60) +
        `<path d="M424 250Q500 300 576 250L590 300Q500 350 410 300Z" fill="${pen.cloth.fold}" opacity=".3"/>`,
    ) +
    body(pen, tube) +
    inside(pen, tube, rib(pen, 420, 580, 110, 280, 13) + seam(pen, "M424 196Q500 214 576 196"))
  );
}

export function shirt(pen: Pen): string {
  const shape = long({ hem: [240, 1030], sag: 1090, neckDrop: 250 });
  const front =
    pen.view === 2
      ? seam(pen, "M330 330Q500 350 670 330")
      : [
          `<rect x="478" y="240" width="44" height="850" fill="${pen.cloth.light}" opacity=".7"/>`,
          seam(pen, "M478 250L478 1088"),
          seam(pen, "M522 250L522 1086"),
          ...[310, 430, 550, 670, 790, 910].map((y) => button(pen, 500, y)),
          `<path d="M590 440h104v104l-52 34-52-34Z" fill="${pen.cloth.light}" opacity=".5"/>`,
          topstitch(pen, "M590 440h104v104l-52 34-52-34Z"),
        ].join("");
  const collar =
    pen.view === 2
      ? body(pen, "M406 196Q500 168 594 196L590 236Q500 214 410 236Z")
      : body(pen, "M408 190L500 262L440 330L384 214Z") +
        body(pen, "M592 190L500 262L560 330L616 214Z") +
        topstitch(pen, "M396 222L442 316L490 268") +
        topstitch(pen, "M604 222L558 316L510 268");
  return top(pen, shape, () => front) + collar;
}

export function hoodie(pen: Pen): string {
  const shape = long({
    neck: 110,
    neckTop: 300,
    neckDrop: 372,
    shoulder: [286, 350],
    cuffOuter: [362, 1030],
    cuffInner: [262, 1036],
    underarm: [236, 600],
    hem: [246, 1076],
    sag: 1086,
  });
  const hood = "M352 372C330 220 392 112 500 110C608 112 670 220 648 372C600 410 400 410 352 372Z";
  const opening = "M418 346C408 236 446 160 500 158C554 160 592 236 582 346C556 392 444 392 418 346Z";
  const front =
    pen.view === 2
      ? ""
      : body(pen, "M372 720H628L664 960H336Z") +
        topstitch(pen, "M380 730H620L652 950H348Z") +
        seam(pen, "M372 720L336 900") +
        seam(pen, "M628 720L664 900");
  const cords =
    pen.view === 2
      ? ""
      : `<path d="M462 380Q456 470 464 560M538 380Q546 460 538 530" fill="none" stroke="${pen.cloth.shine}" stroke-width="8" stroke-linecap="round"/><circle cx="462" cy="378" r="9" fill="#C9C3C6"/><circle cx="538" cy="378" r="9" fill="#C9C3C6"/>`;
  return (
    top(pen, shape, () => front + rib(pen, 250, 750, 1012, 1090) + hemBand(pen, shape, 74)) +
    body(pen, hood) +
    (pen.view === 2 ? seam(pen, "M500 112L500 392") : `<path d="${opening}" fill="${pen.cloth.inside}"/>${label(500, 330)}`) +
    cords
  );
}

export function sweater(pen: Pen): string {
  const shape = long({ neckDrop: 262, shoulder: [276, 300], cuffOuter: [356, 990], cuffInner: [262, 1000], hem: [236, 1050], sag: 1060 });
  const knit = pen.define(
    `<pattern id="@" width="24" height="28" patternUnits="userSpaceOnUse"><path d="M0 4L12 18L24 4" fill="none" stroke="${pen.cloth.fold}" stroke-width="3" opacity=".35"/></pattern>`,
  );
  const cable = (x: number) =>
    Array.from(
      { length: 12 },
      (_, at) =>
        `<path d="M${x - 22} ${330 + at * 58}C${x + 30} ${350 + at * 58} ${x + 30} ${368 + at * 58} ${x - 22} ${388 + at * 58}" fill="none" stroke="${at % 2 ? pen.cloth.shine : pen.cloth.seam}" stroke-width="9" opacity=".45"/>`,
    ).join("");
  return top(
    pen,
    shape,
    (path) =>
      `<path d="${path}" fill="url(#${knit})"/>` +
      cable(400) +
      cable(505) +
      cable(610) +
      ring(pen, shape, 34) +
      rib(pen, 250, 750, 984, 1070) +
      hemBand(pen, shape, 76),
  );
}

export function puffer(pen: Pen): string {
  const shape = long({
    neck: 86,
    neckTop: 150,
    neckDrop: 244,
    shoulder: [262, 300],
    cuffOuter: [362, 980],
    cuffInner: [270, 990],
    underarm: [250, 560],
    hem: [262, 1066],
    sag: 1072,
  });
  const tubes = Array.from({ length: 9 }, (_, at) => {
    const y = 250 + at * 94;
    return `<path d="M180 ${y}Q500 ${y + 16} 820 ${y}V${y + 94}Q500 ${y + 110} 180 ${y + 94}Z" fill="${pen.cloth.fold}" opacity=".22"/><path d="M180 ${y + 18}Q500 ${y + 36} 820 ${y + 18}V${y + 42}Q500 ${y + 56} 180 ${y + 42}Z" fill="${pen.cloth.shine}" opacity=".4"/>${seam(pen, `M180 ${y + 94}Q500 ${y + 110} 820 ${y + 94}`)}`;
  }).join("");
  const zip =
    pen.view === 2
      ? ""
      : `<path d="M500 130V1072" stroke="${pen.cloth.seam}" stroke-width="12"/><path d="M500 130V1072" stroke="#E6E2E4" stroke-width="5" stroke-dasharray="6 5"/><rect x="492" y="240" width="16" height="40" rx="6" fill="#C9C3C6"/>` +
        seam(pen, "M340 760L400 900", 6) +
        seam(pen, "M660 760L600 900", 6);
  const collar = "M414 110Q500 96 586 110L594 250Q500 280 406 250Z";
  return top(pen, shape, () => tubes + zip) + body(pen, collar) + seam(pen, "M410 180Q500 200 590 180");
}

export function coat(pen: Pen): string {
  const shape = long({
    neck: 84,
    neckTop: 170,
    neckDrop: 240,
    shoulder: [258, 240],
    cuffOuter: [330, 940],
    cuffInner: [246, 950],
    underarm: [220, 520],
    waist: 216,
    hem: [286, 1110],
    sag: 1128,
  });
  const front =
    pen.view === 2
      ? seam(pen, "M500 200V1128")
      : [
          seam(pen, "M516 560L520 1128", 4),
          ...[600, 720, 860].flatMap((y) => [button(pen, 456, y, 13), button(pen, 546, y, 13)]),
          body(pen, "M250 640H750V704H250Z"),
          topstitch(pen, "M250 650H750M250 694H750"),
          `<rect x="470" y="630" width="60" height="84" rx="8" fill="none" stroke="#C9C3C6" stroke-width="9"/>`,
          seam(pen, "M300 800H400L396 850H304Z"),
          seam(pen, "M600 800H700L696 850H604Z"),
        ].join("");
  const lapels =
    pen.view === 2
      ? body(pen, "M410 170Q500 140 590 170L598 230Q500 200 402 230Z")
      : body(pen, "M412 166L514 560L330 380L384 330L346 300Z") +
        body(pen, "M588 166L514 560L670 380L616 330L654 300Z") +
        topstitch(pen, "M400 200L498 540L348 384") +
        topstitch(pen, "M600 200L526 540L652 384");
  return top(pen, shape, () => front) + lapels;
}

export function blazer(pen: Pen): string {
  const shape = long({
    neck: 84,
    neckTop: 176,
    neckDrop: 240,
    shoulder: [262, 246],
    cuffOuter: [330, 890],
    cuffInner: [250, 900],
    underarm: [224, 540],
    waist: 206,
    hem: [236, 920],
    sag: 936,
  });
  const front =
    pen.view === 2
      ? seam(pen, "M500 200V936")
      : seam(pen, "M510 570Q514 760 560 930", 4) +
        button(pen, 500, 620, 12) +
        button(pen, 506, 720, 12) +
        seam(pen, "M330 700H430V740H330Z") +
        seam(pen, "M590 700H690V740H590Z") +
        seam(pen, "M590 420H670V438H590Z");
  const lapels =
    pen.view === 2
      ? ""
      : body(pen, "M412 170L508 580L340 400L392 350L352 310Z") +
        body(pen, "M588 170L508 580L660 400L608 350L648 310Z") +
        topstitch(pen, "M402 206L496 550L356 402");
  return top(pen, shape, () => front) + lapels;
}

export function bodysuit(pen: Pen): string {
  const path = mirrored(
    [0, 300],
    [
      [60, 300, 92, 270, 92, 236],
      [150, 240, 180, 252, 214, 268],
      [250, 320, 300, 380, 300, 430],
      [270, 470, 220, 480, 190, 470],
      [180, 520, 168, 580, 168, 640],
      [166, 690, 166, 696, 168, 704],
      [130, 720, 80, 770, 70, 830],
      [50, 850, 20, 852, 0, 852],
    ],
  );
  const dots = Array.from(
    { length: 26 },
    () => `<circle cx="${r(330 + pen.random() * 340)}" cy="${r(340 + pen.random() * 440)}" r="7" fill="${pen.cloth.shine}" opacity=".7"/>`,
  ).join("");
  return (
    body(pen, path) +
    inside(
      pen,
      path,
      dots +
        folds(pen, [
          [380, 500, 200, 60],
          [620, 480, 180, -40],
        ]) +
        seam(pen, "M408 236Q330 330 290 380") +
        seam(pen, "M592 236Q670 330 710 380"),
    ) +
    [452, 500, 548].map((x) => button(pen, x, 832, 8)).join("") +
    topstitch(pen, "M434 824Q380 720 336 712") +
    topstitch(pen, "M566 824Q620 720 664 712") +
    (pen.view === 2 ? "" : `<path d="M408 238Q500 330 592 238" fill="none" stroke="${pen.cloth.seam}" stroke-width="14"/>`)
  );
}
