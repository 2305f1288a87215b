import { body, clothOf, folds, inside, r, seam, topstitch, type Pen } from "../cloth.ts";
import { shade } from "../lab-colour.ts";

const slab = (x: number, y: number, width: number, height: number): string =>
  `M${x + 30} ${y}H${x + width - 30}Q${x + width} ${y} ${x + width} ${y + height / 2}Q${x + width} ${y + height} ${x + width - 30} ${y + height}H${x + 30}Q${x} ${y + height} ${x} ${y + height / 2}Q${x} ${y} ${x + 30} ${y}Z`;
const flowers = (pen: Pen, x0: number, x1: number, y0: number, y1: number, count: number): string =>
  Array.from({ length: count }, () => {
    const [x, y, size] = [x0 + pen.random() * (x1 - x0), y0 + pen.random() * (y1 - y0), 7 + pen.random() * 12];
    return `<g transform="translate(${r(x)} ${r(y)}) rotate(${Math.round(pen.random() * 90)})"><circle r="${r(size)}" fill="${pen.cloth.shine}" opacity=".8"/><circle r="${r(size / 2.6)}" fill="${pen.cloth.seam}" opacity=".7"/></g>`;
  }).join("");

export function bedLinen(pen: Pen): string {
  const other = clothOf(shade(pen.cloth.base, 18));
  const parts = [0, 1, 2]
    .map((at) => body(pen, slab(166, 628 + at * 96, 668, 92), at === 1 ? other : pen.cloth) + seam(pen, `M200 ${674 + at * 96}H800`))
    .join("");
  const duvet = "M180 628C176 560 210 512 280 512H720C790 512 824 560 820 628Z";
  const pillow = "M230 516C240 440 260 400 300 396C420 404 580 404 700 396C740 400 760 440 770 516C600 526 400 526 230 516Z";
  return (
    parts +
    body(pen, pillow, other) +
    body(pen, duvet) +
    inside(
      pen,
      duvet,
      flowers(pen, 190, 810, 520, 620, 34) +
        folds(pen, [
          [300, 520, 90, 30],
          [640, 520, 90, -40],
        ]),
    ) +
    `<rect x="470" y="396" width="60" height="520" fill="#8C1250" opacity=".92"/><rect x="440" y="640" width="120" height="78" rx="3" fill="#fff"/><path d="M460 668H540M460 688H520" stroke="#6B5662" stroke-width="5"/>`
  );
}

export function towels(pen: Pen): string {
  const lighter = clothOf(shade(pen.cloth.base, 12));
  const terry = pen.define(
    `<pattern id="@" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.4" fill="${pen.cloth.fold}" opacity=".3"/><circle cx="11" cy="11" r="2.4" fill="${pen.cloth.shine}" opacity=".35"/></pattern>`,
  );
  return (
    [
      [330, 730, 170, false],
      [312, 580, 150, true],
      [290, 450, 130, false],
    ] as const
  )
    .map(([halfWidth, y, height, isLight]) => {
      const path = slab(500 - halfWidth, y, halfWidth * 2, height);
      return (
        body(pen, path, isLight ? lighter : pen.cloth) +
        `<path d="${path}" fill="url(#${terry})"/>` +
        inside(
          pen,
          path,
          `<path d="M0 ${y + height / 2}H1000" stroke="${pen.cloth.fold}" stroke-width="8" opacity=".5"/><path d="M${500 + halfWidth - 120} ${y}V${y + height}M${500 + halfWidth - 96} ${y}V${y + height}" stroke="${pen.cloth.shine}" stroke-width="9" opacity=".8"/>`,
        )
      );
    })
    .join("");
}

export function throwBlanket(pen: Pen): string {
  const check = pen.define(
    `<pattern id="@" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="skewX(-6)"><path d="M0 22H90M22 0V90" stroke="${pen.cloth.shine}" stroke-width="16" opacity=".45"/><path d="M0 60H90M60 0V90" stroke="${pen.cloth.seam}" stroke-width="5" opacity=".4"/></pattern>`,
  );
  const layers = [0, 1, 2].map((at) => {
    const path = slab(200 - at * 4, 560 + at * 118, 600 + at * 8, 120);
    return body(pen, path) + `<path d="${path}" fill="url(#${check})"/>` + seam(pen, `M230 ${678 + at * 118}H770`);
  });
  const fringe = Array.from(
    { length: 30 },
    (_, at) =>
      `<path d="M${215 + at * 20} 908q${r((pen.random() - 0.5) * 12)} 30 ${r((pen.random() - 0.5) * 14)} 54" stroke="${pen.cloth.dark}" stroke-width="6" stroke-linecap="round"/>`,
  ).join("");
  return layers.join("") + fringe + body(pen, "M800 560Q700 520 620 570L790 690Z");
}

export function mug(pen: Pen): string {
  const path = "M286 430C290 640 310 800 330 880C380 926 620 926 670 880C690 800 710 640 714 430Z";
  const speckles = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${r(300 + pen.random() * 400)}" cy="${r(460 + pen.random() * 420)}" r="${r(1.5 + pen.random() * 3)}" fill="${pen.cloth.seam}" opacity=".5"/>`,
  ).join("");
  const glaze = `<path d="M270 700Q360 736 440 704T620 716T740 690V940H270Z" fill="${pen.cloth.fold}" opacity=".45"/>`;
  return (
    `<path d="M700 520C830 500 860 590 830 670C806 740 740 770 690 770" fill="none" stroke="${pen.cloth.dark}" stroke-width="44" stroke-linecap="round"/><path d="M700 514C824 498 846 590 818 664" fill="none" stroke="${pen.cloth.light}" stroke-width="14" stroke-linecap="round" opacity=".7"/>` +
    body(pen, path) +
    inside(
      pen,
      path,
      glaze +
        speckles +
        `<path d="M330 470Q336 700 366 880" stroke="#fff" stroke-width="18" opacity=".35" fill="none" stroke-linecap="round"/>`,
    ) +
    `<ellipse cx="500" cy="430" rx="214" ry="46" fill="${pen.cloth.light}"/><ellipse cx="500" cy="434" rx="190" ry="36" fill="#4a2f22"/><path d="M320 440Q500 480 680 440" stroke="#6b4632" stroke-width="6" fill="none"/>`
  );
}

export function saucepan(pen: Pen): string {
  const pot = "M200 560H800V820C796 880 760 900 700 900H300C240 900 204 880 200 820Z";
  const lid = "M206 570C230 470 380 424 500 420C620 424 770 470 794 570Z";
  return (
    `<path d="M206 620H126V690H206M794 620H874V690H794" fill="none" stroke="#8f8a8d" stroke-width="26" stroke-linejoin="round"/>` +
    body(pen, pot) +
    inside(
      pen,
      pot,
      `<path d="M250 570V890" stroke="#fff" stroke-width="44" opacity=".28"/><path d="M300 570V890" stroke="#fff" stroke-width="10" opacity=".3"/><path d="M700 570V900H800V570Z" fill="${pen.cloth.fold}" opacity=".4"/>`,
    ) +
    body(pen, lid) +
    inside(
      pen,
      lid,
      `<path d="M300 540Q360 460 470 440" stroke="#fff" stroke-width="20" fill="none" opacity=".35" stroke-linecap="round"/>`,
    ) +
    `<path d="M196 572H804" stroke="#d8d4d6" stroke-width="18" stroke-linecap="round"/><ellipse cx="500" cy="396" rx="52" ry="26" fill="#3A2E2A"/><rect x="484" y="400" width="32" height="26" fill="#8f8a8d"/><circle cx="196" cy="655" r="7" fill="#f5f3f2"/><circle cx="804" cy="655" r="7" fill="#f5f3f2"/>`
  );
}

export function basket(pen: Pen): string {
  const weave = pen.define(
    `<pattern id="@" width="48" height="36" patternUnits="userSpaceOnUse"><path d="M0 9H24M24 27H48" stroke="${pen.cloth.shine}" stroke-width="13" stroke-linecap="round" opacity=".75"/><path d="M24 9H48M0 27H24" stroke="${pen.cloth.fold}" stroke-width="13" stroke-linecap="round" opacity=".5"/></pattern>`,
  );
  const path = "M220 568C240 720 258 860 276 930C340 956 660 956 724 930C742 860 760 720 780 568Z";
  return (
    `<path d="M250 600C300 430 420 520 500 450C580 520 700 430 750 600Z" fill="#F4EEE3"/>${topstitch(pen, "M280 570Q400 500 500 480Q620 500 720 560", "#C9B8A0")}` +
    body(pen, path) +
    `<path d="${path}" fill="url(#${weave})"/>` +
    `<rect x="214" y="546" width="572" height="44" rx="22" fill="${pen.cloth.dark}"/><path d="M330 560C320 440 420 440 410 560M590 560C580 440 680 440 670 560" fill="none" stroke="${pen.cloth.dark}" stroke-width="24"/>`
  );
}
