import { withComma } from "../../../../platform/text/decimal-comma.ts";
import type { ArchetypeName, Audience } from "../archetypes.ts";
import { bodyOf, type Body } from "./bodies.ts";
import { homeMeasures } from "./home-measures.ts";

type Made = { archetype: ArchetypeName; audience: Audience; sizes: readonly string[]; shows: readonly string[] };
type Measure = readonly [name: string, cm: (body: Body, shows: readonly string[]) => number];

/** «Заміри» of each size, in the sheet's order. */
export function measurementsText({ archetype, audience, sizes, shows }: Made): string {
  const home = homeMeasures(archetype);
  if (home) return sizes.flatMap((size) => (home[size] ? [`${size}: ${home[size]}`] : [])).join("; ");
  const measures = (worn as Partial<Record<ArchetypeName, readonly Measure[]>>)[archetype];
  if (!measures) return "";
  return sizes
    .flatMap((size) => eachOf(size, audience))
    .flatMap((size) => {
      const body = bodyOf(audience, size);
      return body
        ? [
            `${size}: ${measures
              .map(([name, cm]) => `${name} ${decimal(cm(body, shows))}`)
              .filter((said) => !said.endsWith(" 0"))
              .join(", ")}`,
          ]
        : [];
    })
    .join("; ");
}

const chest = (ease: number): Measure => ["груди", (body, shows) => body.chest + ease * body.scale + fit(shows)];
const waist = (ease: number): Measure => ["талія", (body, shows) => body.waist + ease * body.scale + fit(shows)];
const hips = (ease: number): Measure => ["стегна", (body, shows) => body.hips + ease * body.scale + fit(shows)];
/** A share of the height. */
const length = (share: number): Measure => ["довжина", (body, shows) => body.height * share * stretch(shows)];
const sleeve: Measure = ["рукав", (body, shows) => body.arm * armShare(shows)];
const hem = (ease: number): Measure => ["низ", (body, shows) => body.hips + ease * body.scale + fit(shows)];
const insole: Measure = ["устілка", (body) => body.foot];

const top = (ease: number, share: number): readonly Measure[] => [chest(ease), length(share), sleeve, hem(ease - 6)];
const bottom = (share: number, ease: number): readonly Measure[] => [waist(2), hips(ease), length(share)];
const shoe: readonly Measure[] = [insole];

/** In the order of the archetype's sheet. */
const worn = {
  "t-shirt": top(8, 0.39),
  "roll-neck": top(2, 0.385),
  shirt: top(14, 0.44),
  hoodie: top(22, 0.405),
  sweater: top(14, 0.385),
  dress: [chest(6), waist(8), ["довжина", (body, shows) => body.height * dressShare(shows)], hem(40)],
  skirt: [waist(1), hips(12), ["довжина", (body, shows) => body.height * (dressShare(shows) - 0.22)]],
  trousers: bottom(0.62, 8),
  jeans: bottom(0.62, 2),
  shorts: bottom(0.29, 10),
  puffer: top(22, 0.43),
  coat: top(16, 0.62),
  blazer: top(12, 0.44),
  tracksuit: [chest(20), length(0.4), waist(0), ["довжина штанів", (body) => body.height * 0.61]],
  pyjamas: [chest(16), length(0.4), waist(2), ["довжина штанів", (body, shows) => body.height * (shows.includes("shorts") ? 0.24 : 0.6)]],
  bodysuit: [chest(6), ["довжина", (body) => body.height * 0.55]],
  sneaker: shoe,
  "ankle-boot": shoe,
  "ballet-flat": shoe,
  clog: shoe,
} satisfies Partial<Record<ArchetypeName, readonly Measure[]>>;

const fit = (shows: readonly string[]): number =>
  shows.includes("oversize") ? 12 : shows.includes("loose") ? 6 : shows.includes("fitted") ? -4 : 0;
const stretch = (shows: readonly string[]): number => (shows.includes("cropped") ? 0.86 : shows.includes("long") ? 1.12 : 1);

function armShare(shows: readonly string[]): number {
  if (shows.includes("sleeve-none") || shows.includes("straps")) return 0;
  if (shows.includes("sleeve-short") || shows.includes("sleeve-puff")) return 0.38;
  return shows.includes("sleeve-34") ? 0.72 : 1;
}

function dressShare(shows: readonly string[]): number {
  if (shows.includes("mini")) return 0.53;
  return shows.includes("maxi") ? 0.79 : 0.68;
}

/** «42–48» is a run. */
function eachOf(size: string, audience: Audience): readonly string[] {
  const [first = "", last] = size.split("–");
  if (last === undefined) return [size];
  if (letters.includes(first)) return letters.slice(letters.indexOf(first), letters.indexOf(last) + 1);
  const step = Number(first) >= 90 ? 6 : Number(first) >= 42 && audience !== "kids" ? 2 : 1;
  return Array.from({ length: (Number(last) - Number(first)) / step + 1 }, (_, at) => String(Number(first) + at * step));
}

const letters = ["S", "M", "L", "XL", "XXL"];
const decimal = (cm: number): string => withComma(Math.round(cm * 2) / 2);
