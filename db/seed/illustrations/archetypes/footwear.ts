import { body, clothOf, inside, rib, seam, topstitch, type Pen } from "../cloth.ts";

const sole = (pen: Pen): string => (pen.random() > 0.35 ? "#FBF8F5" : "#3A2E2A");
const two = (one: string, scale = 0.86): string =>
  `<g transform="translate(150 -10) scale(${scale})">${one}</g><g transform="translate(0 150) scale(.96)">${one}</g>`;

export function sneaker(pen: Pen): string {
  const upper =
    "M132 700C128 600 150 500 196 452C230 430 262 470 300 452C340 440 380 396 420 396C452 440 560 560 690 618C800 640 890 668 902 742H140Z";
  const bottom = sole(pen);
  const shoe = [
    `<path d="M128 740C300 728 700 736 908 738C920 790 900 842 860 846H180C140 846 120 800 128 740Z" fill="${bottom}"/><path d="M130 790H908" stroke="#00000022" stroke-width="8"/>`,
    Array.from({ length: 15 }, (_, at) => `<path d="M${180 + at * 46} 846v-14" stroke="#00000030" stroke-width="9"/>`).join(""),
    body(pen, upper),
    inside(
      pen,
      upper,
      `<path d="M690 600C760 640 900 650 910 745H640C650 690 660 640 690 600Z" fill="${pen.cloth.dark}" opacity=".5"/><path d="M120 560H300V745H120Z" fill="${pen.cloth.dark}" opacity=".4"/><path d="M250 700C380 660 420 560 560 640C480 640 420 730 280 735Z" fill="${pen.cloth.shine}" opacity=".85"/>` +
        topstitch(pen, "M300 470Q330 620 300 740") +
        topstitch(pen, "M690 620Q650 680 644 740"),
    ),
    `<path d="M300 452C340 440 380 396 420 396L444 426C400 450 370 480 318 486Z" fill="${pen.cloth.inside}"/>`,
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          `<path d="M${400 + at * 52} ${452 + at * 34}L${470 + at * 50} ${430 + at * 40}" stroke="#fff" stroke-width="15" stroke-linecap="round"/><path d="M${400 + at * 52} ${458 + at * 34}L${470 + at * 50} ${436 + at * 40}" stroke="#00000018" stroke-width="5"/>`,
      )
      .join(""),
    seam(pen, "M140 735Q500 722 900 735", 6),
  ].join("");
  return two(shoe);
}

export function ankleBoot(pen: Pen): string {
  const upper = "M300 330C380 316 470 316 540 330C538 440 552 540 600 580C700 620 830 680 850 800H290C276 640 296 480 300 330Z";
  const boot = [
    `<path d="M272 850H424V902H272Z" fill="#3A2E2A"/><path d="M266 806H862C868 840 850 866 830 866H424V856H272C264 840 264 820 266 806Z" fill="#3A2E2A"/>`,
    `<path d="M304 330Q420 350 536 330Q420 306 304 330Z" fill="${pen.cloth.inside}"/>`,
    body(pen, upper),
    inside(
      pen,
      upper,
      `<path d="M390 330H470V520H390Z" fill="${pen.cloth.fold}" opacity=".7"/>` +
        rib(pen, 390, 470, 330, 520, 8) +
        `<path d="M640 620Q760 660 820 760" stroke="${pen.cloth.shine}" stroke-width="26" fill="none" opacity=".4" stroke-linecap="round"/>` +
        seam(pen, "M290 620Q380 600 420 800") +
        topstitch(pen, "M300 352H536"),
    ),
    `<path d="M300 330V296H326V334" fill="none" stroke="${pen.cloth.seam}" stroke-width="9"/>`,
    topstitch(pen, "M276 800H852", "#D9C3A5"),
  ].join("");
  return `<g transform="translate(70 -60)">${boot}</g><g transform="translate(-90 60)">${boot}</g>`;
}

export function balletFlat(pen: Pen): string {
  const shoe = [
    `<path d="M150 700C300 690 600 760 846 780C850 800 840 812 800 812H220C160 800 140 760 150 700Z" fill="#3A2E2A"/>`,
    `<path d="M168 672C300 640 520 660 622 706C560 760 260 760 180 740Z" fill="#D9C3A5"/>`,
    body(
      pen,
      "M150 668C150 640 166 640 172 668C220 744 480 760 622 704C720 690 860 720 852 784C700 812 300 806 190 782C156 760 148 710 150 668Z",
    ),
    `<path d="M172 668C220 744 480 760 622 704" fill="none" stroke="${pen.cloth.seam}" stroke-width="9"/>`,
    body(pen, "M604 690L660 670L664 726L612 718L566 744L560 690Z"),
    `<circle cx="610" cy="706" r="12" fill="${pen.cloth.dark}"/>`,
  ].join("");
  return `<g transform="translate(90 -170) scale(.92)">${shoe}</g><g transform="translate(-20 100)">${shoe}</g>`;
}

export function clog(pen: Pen): string {
  const cork = clothOf("#C9A06A");
  const shoe = [
    `<path d="M150 760H850V800C840 830 820 832 780 832H190C160 830 148 800 150 760Z" fill="#3A2E2A"/>`,
    body(pen, "M150 720C300 744 700 744 850 730V772H152Z", cork),
    body(pen, "M420 740C410 620 500 560 620 560C760 564 850 640 850 738C700 750 520 748 420 740Z"),
    body(pen, "M430 640L640 586L652 628L440 690Z"),
    `<rect x="520" y="606" width="44" height="52" rx="8" fill="none" stroke="#C9C3C6" stroke-width="9" transform="rotate(-14 540 630)"/>`,
    topstitch(pen, "M440 730Q640 742 836 728"),
    `<path d="M160 700Q290 690 420 730" stroke="${pen.cloth.seam}" stroke-width="5" fill="none" opacity=".5"/>`,
  ].join("");
  return `<g transform="translate(90 -180) scale(.92)">${shoe}</g><g transform="translate(-20 90)">${shoe}</g>`;
}

export function socks(pen: Pen): string {
  const path = "M352 262H512V640C540 720 700 800 776 850C820 890 800 970 730 976C620 980 480 940 400 860C340 790 352 700 352 640Z";
  const one =
    body(pen, path) +
    inside(
      pen,
      path,
      `<path d="M340 640Q440 640 440 720Q440 800 380 840L330 800Z" fill="${pen.cloth.shine}" opacity=".8"/><path d="M690 820L840 820V1000H640Z" fill="${pen.cloth.shine}" opacity=".8"/>` +
        rib(pen, 352, 512, 262, 362) +
        `<path d="M352 400H512M352 440H512" stroke="${pen.cloth.shine}" stroke-width="18"/>` +
        seam(pen, "M352 362H512"),
    );
  return `<g transform="rotate(6 500 620) translate(110 -20)">${one}</g><g transform="translate(-70 30)">${one}</g>`;
}

export function beanie(pen: Pen): string {
  const dome = "M290 760C280 480 380 360 500 360C620 360 720 480 710 760Z";
  const cuff = "M274 700Q500 740 726 700V850Q500 890 274 850Z";
  const pompon =
    pen.random() > 0.5
      ? `<circle cx="500" cy="330" r="86" fill="${pen.cloth.light}"/>${Array.from({ length: 40 }, () => `<path d="M500 330l${Math.round((pen.random() - 0.5) * 180)} ${Math.round((pen.random() - 0.5) * 180)}" stroke="${pen.cloth.shine}" stroke-width="5" opacity=".5"/>`).join("")}`
      : "";
  return (
    pompon +
    body(pen, dome) +
    inside(pen, dome, rib(pen, 280, 720, 340, 780, 22)) +
    body(pen, cuff) +
    inside(pen, cuff, rib(pen, 270, 730, 690, 900, 22)) +
    `<rect x="560" y="760" width="70" height="44" fill="#fff"/>`
  );
}
