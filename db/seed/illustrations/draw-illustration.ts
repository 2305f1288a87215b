import { colourBySlug, type Colour } from "../../../features/catalogue/colours.ts";
import { balletFlat, ankleBoot, beanie, clog, sneaker, socks } from "./archetypes/footwear.ts";
import { basket, bedLinen, mug, saucepan, throwBlanket, towels } from "./archetypes/home-goods.ts";
import { dress, jeans, joggers, pair, shorts, skirt, trousers } from "./archetypes/dresses-and-bottoms.ts";
import { blazer, bodysuit, coat, hoodie, puffer, rollNeck, shirt, sweater, tShirt } from "./archetypes/tops.ts";
import { clothOf, type Pen } from "./cloth.ts";
import { shade } from "./lab-colour.ts";

const archetypes = {
  "t-shirt": tShirt,
  "roll-neck": rollNeck,
  shirt,
  hoodie,
  sweater,
  dress,
  skirt,
  trousers,
  jeans,
  shorts,
  puffer,
  coat,
  blazer,
  tracksuit: (pen: Pen) => pair(hoodie(pen), joggers(pen)),
  pyjamas: (pen: Pen) => pair(shirt(pen), trousers(pen)),
  bodysuit,
  sneaker,
  "ankle-boot": ankleBoot,
  "ballet-flat": balletFlat,
  clog,
  socks,
  beanie,
  "bed-linen": bedLinen,
  towels,
  throw: throwBlanket,
  mug,
  saucepan,
  basket,
} satisfies Record<string, (pen: Pen) => string>;

export type Archetype = keyof typeof archetypes;
export type Illustration = { archetype: Archetype; colour: string; view: number; seed: number };

const tints = ["#EFE6DA", "#F6DDE0", "#E6DDF0", "#D9E6F2", "#DAE7DA", "#F8EBC8", "#F0D6C6"];
const deepTints = ["#D9CBB8", "#E5BEC4", "#CBBCDD", "#B5CBE0", "#B7CFB8", "#E9D293", "#DDB69F"];
/** Height of the ground shadow where it is not that of a long garment. */
const shadows: Partial<Record<Archetype, number>> = {
  sneaker: 985,
  "ankle-boot": 965,
  "ballet-flat": 925,
  clog: 940,
  "bed-linen": 922,
  towels: 905,
  throw: 962,
  mug: 905,
  saucepan: 905,
  basket: 945,
  shorts: 920,
  blazer: 945,
  bodysuit: 868,
  beanie: 882,
  tracksuit: 1075,
  pyjamas: 1090,
  socks: 1012,
  skirt: 1070,
  "t-shirt": 1075,
  "roll-neck": 1070,
  sweater: 1080,
};

/** `dress~burgundy~v1~s147.svg` (the ending may be left out) as a description; undefined for any other name. */
export function parseIllustrationName(name: string): Illustration | undefined {
  const [, archetype = "", colour = "", view = "", seed = ""] =
    /^([a-z-]{3,12})~([a-z-]{3,12})~v([1-5])~s(\d{1,3})(?:\.svg)?$/.exec(name) ?? [];
  if (!(archetype in archetypes) || !colourBySlug(colour)) return undefined;
  return { archetype: archetype as Archetype, colour, view: Number(view), seed: Number(seed) };
}

/** The picture of a product as SVG, 1000 × 1250, the same for the same description. */
export function drawIllustration({ archetype, colour, view, seed }: Illustration): string {
  const known = colourBySlug(colour) as Colour;
  const [tint] = known.tints;
  const ground = (tint.deep ? deepTints : tints)[tint.row - 1] ?? "#EFE6DA";
  const definitions: string[] = [];
  const pen: Pen = {
    cloth: clothOf(known.hex),
    random: randomFrom(seed * 31 + view),
    define(definition) {
      const id = `d${definitions.length}`;
      definitions.push(definition.replace('"@"', `"${id}"`));
      return id;
    },
    view,
  };
  const object = archetypes[archetype](pen);
  const shadowY = shadows[archetype] ?? 1130;
  const framed = frame(view, object);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250"><defs><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(ground, 2)}"/><stop offset=".72" stop-color="${ground}"/><stop offset="1" stop-color="${shade(ground, -5)}"/></linearGradient><filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="22"/></filter>${definitions.join("")}</defs><rect width="1000" height="1250" fill="url(#bg)"/>${view === 3 ? "" : `<ellipse cx="512" cy="${shadowY}" rx="330" ry="28" fill="${shade(ground, -42)}" opacity=".32" filter="url(#soft)"/>`}${framed}</svg>`;
}

/** The third view is a crop at the detail, the fourth lies at an angle. */
function frame(view: number, object: string): string {
  if (view === 3) return `<g transform="translate(-700 -420) scale(2.4)">${object}</g>`;
  return view >= 4 ? `<g transform="rotate(-14 500 625) translate(60 75) scale(.88)">${object}</g>` : object;
}

/** mulberry32: small, even, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const archetypeNames = Object.keys(archetypes) as Archetype[];
