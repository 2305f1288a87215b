import type { MeasuredColumn } from "./measured-table.ts";

type Arrow = readonly [x0: number, y0: number, x1: number, y1: number];
type Shape = { outline: string; arrows: Readonly<Record<string, Arrow>> };

/** Shows the letters of the columns; the table says the same in words. */
export function MeasureDrawing({ columns }: { columns: readonly MeasuredColumn[] }) {
  const shape = shapeFor(columns.map(({ measure }) => measure));
  if (!shape) return null;
  return (
    <svg viewBox="0 0 160 180" width="160" height="180" aria-hidden="true" className="shrink-0 text-ink-500">
      <path d={shape.outline} fill="var(--color-bg, #fff)" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {columns.map(({ measure, letter }) => {
        const arrow = shape.arrows[measure];
        return arrow && letter ? <Measured key={measure} arrow={arrow} letter={letter} /> : null;
      })}
    </svg>
  );
}

function Measured({ arrow: [x0, y0, x1, y1], letter }: { arrow: Arrow; letter: string }) {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const isUpright = Math.abs(y1 - y0) > Math.abs(x1 - x0);
  const ends = isUpright ? `M${x0 - 3} ${y0}h6M${x1 - 3} ${y1}h6` : `M${x0} ${y0 - 3}v6M${x1} ${y1 - 3}v6`;
  return (
    <g className="text-beet-600">
      <path d={`M${x0} ${y0}L${x1} ${y1}${ends}`} stroke="currentColor" strokeWidth="1.5" fill="none" />
      <circle cx={x} cy={y} r="8" fill="#fff" stroke="currentColor" />
      <text x={x} y={y + 3.5} textAnchor="middle" fontSize="10" fontWeight="600" fill="currentColor">
        {letter}
      </text>
    </g>
  );
}

const top: Shape = {
  outline: "M62 20C70 30 90 30 98 20L118 30L148 92L128 102L112 68L114 150H46L48 68L32 102L12 92L42 30Z",
  arrows: {
    chest: [48, 72, 112, 72],
    length: [88, 28, 88, 150],
    sleeve: [116, 28, 150, 94],
    hem: [46, 160, 114, 160],
    waist: [48, 110, 112, 110],
  },
};
const dress: Shape = {
  outline: "M62 14C70 24 90 24 98 14L112 20L106 48L102 74L126 156H34L58 74L54 48L48 20Z",
  arrows: {
    chest: [54, 46, 106, 46],
    waist: [58, 76, 102, 76],
    length: [140, 14, 140, 156],
    hem: [34, 166, 126, 166],
    hips: [50, 102, 110, 102],
  },
};
const skirt: Shape = {
  outline: "M56 20H104L128 156H32Z",
  arrows: { waist: [56, 14, 104, 14], hips: [48, 60, 112, 60], length: [142, 20, 142, 156], hem: [32, 166, 128, 166] },
};
const trousers: Shape = {
  outline: "M52 14H108L116 160H88L80 70L72 160H44Z",
  arrows: { waist: [52, 10, 108, 10], hips: [50, 48, 110, 48], length: [132, 14, 132, 160] },
};
const set: Shape = {
  outline: "M36 16C40 22 52 22 56 16L68 22L84 60L72 66L64 46L66 92H26L28 46L20 66L8 60L24 22ZM96 58H136L144 166H122L116 96L110 166H88Z",
  arrows: { chest: [28, 44, 64, 44], length: [46, 20, 46, 92], waist: [96, 54, 136, 54], trousers: [152, 58, 152, 166] },
};
const foot: Shape = {
  outline: "M20 96C18 72 44 70 62 78C96 84 140 66 146 90C150 116 118 118 92 114C64 110 24 122 20 96Z",
  arrows: { insole: [20, 136, 146, 136] },
};
const vessel: Shape = {
  outline: "M36 50C36 36 112 36 112 50L106 146H42ZM112 66C146 62 146 116 108 116",
  arrows: { diameter: [36, 28, 112, 28], tall: [22, 50, 22, 146], width: [42, 158, 106, 158] },
};
const cloth: Shape = { outline: "M36 24H124V148H36Z", arrows: { width: [36, 160, 124, 160], length: [20, 24, 20, 148] } };

function shapeFor(measures: readonly string[]): Shape | undefined {
  const has = (measure: string): boolean => measures.includes(measure);
  if (has("trousers")) return set;
  if (has("insole")) return foot;
  if (has("diameter") || has("tall")) return vessel;
  if (has("chest")) return has("waist") && !has("sleeve") ? dress : top;
  if (has("waist")) return has("hem") ? skirt : trousers;
  return has("width") && has("length") ? cloth : undefined;
}
