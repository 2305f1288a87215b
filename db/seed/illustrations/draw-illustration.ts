import { colourBySlug } from "../../../features/catalogue/words/colours.ts";
import { bodysuit } from "./archetypes/tops/bodysuit.ts";
import { coat } from "./archetypes/tops/coat.ts";
import { hoodie } from "./archetypes/tops/hoodie.ts";
import { jeans } from "./archetypes/bottoms/jeans.ts";
import { puffer } from "./archetypes/tops/puffer.ts";
import { pyjamas } from "./archetypes/sets/pyjamas.ts";
import { rollNeck } from "./archetypes/tops/roll-neck.ts";
import { suit } from "./archetypes/sets/suit.ts";
import { shirt } from "./archetypes/tops/shirt.ts";
import { shorts } from "./archetypes/bottoms/shorts.ts";
import { sweater } from "./archetypes/tops/sweater.ts";
import { tShirt } from "./archetypes/tops/t-shirt.ts";
import { tracksuit } from "./archetypes/sets/tracksuit.ts";
import { dress } from "./archetypes/tops/dress.ts";
import { skirt } from "./archetypes/bottoms/skirt.ts";
import { trousers } from "./archetypes/bottoms/trousers.ts";
import { sneaker } from "./archetypes/footwear/sneaker.ts";
import { ankleBoot } from "./archetypes/footwear/ankle-boot.ts";
import { balletFlat } from "./archetypes/footwear/ballet-flat.ts";
import { clog } from "./archetypes/footwear/clog.ts";
import { socks } from "./archetypes/accessories/socks.ts";
import { beanie } from "./archetypes/accessories/beanie.ts";
import { basket } from "./archetypes/home/basket.ts";
import { bedLinen } from "./archetypes/home/bed-linen.ts";
import { mug } from "./archetypes/home/mug.ts";
import { saucepan } from "./archetypes/home/saucepan.ts";
import { throwBlanket } from "./archetypes/home/throw-blanket.ts";
import { towels } from "./archetypes/home/towels.ts";
import { compose } from "./canvas.ts";
import { chanceFrom } from "./chance.ts";
import { measurementSheet } from "./measures.ts";
import { deepTints, tints } from "./palette.ts";
import { chooseLook, type Archetype } from "./looks.ts";
import { beginSketch, type Drawing, type Sketch } from "./sketch.ts";
import { proportioned } from "./proportions.ts";
import { fourthView, viewsOf } from "./views.ts";
import { weaves } from "./weave-names.ts";
import { placeOf, worn } from "./wearers.ts";

export type { Archetype } from "./looks.ts";

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
  blazer: suit,
  tracksuit,
  pyjamas,
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
} satisfies Record<Archetype, (sketch: Sketch) => Drawing>;

export type Illustration = {
  archetype: Archetype;
  colour: string;
  view: number;
  seed: number;
  /** The seed chooses when absent. */
  shows?: readonly string[];
};

/** Parses `dress~burgundy~v1~s147~belt.maxi.in-satin.svg` (look and ending optional); undefined otherwise. */
export function parseIllustrationName(name: string): Illustration | undefined {
  const [, archetype = "", colour = "", view = "", seed = "", look] =
    /^([a-z-]{3,12})~([a-z-]{3,12})~v([1-7])~s(\d{1,3})(?:~([a-z\d.-]{1,200}?))?(?:\.svg)?$/.exec(name) ?? [];
  if (!Object.hasOwn(archetypes, archetype) || !colourBySlug(colour)) return undefined;
  const shows = look?.split(".");
  return { archetype: archetype as Archetype, colour, view: Number(view), seed: Number(seed), ...(shows ? { shows } : {}) };
}

/** A deterministic SVG, 1000 × 1250. */
export function drawIllustration({ archetype, colour, view, seed, shows }: Illustration): string {
  const known = colourBySlug(colour);
  if (!known) throw new RangeError(`no such colour in the palette: ${colour}`);
  const { row, deep } = known.tints[seed % 3 === 0 ? 1 : 0];
  const look = shows ?? chooseLook(archetype, chanceFrom(seed), []);
  const place = placeOf(archetype, view);
  const sketch = beginSketch({
    hex: known.hex,
    ground: (deep ? deepTints : tints)[row - 1] ?? "#EFE6DA",
    view: place.side,
    seed,
    shows: look,
    weave: weaves.find((weave) => look.includes(`in-${weave}`)),
    wearer: archetype === "puffer" ? "" : place.wearer,
  });
  const drawing = proportioned(sketch, inView(sketch, archetype));
  return compose(sketch, place.wearer ? worn(sketch, drawing, place) : drawing);
}

function inView(sketch: Sketch, archetype: Archetype): Drawing {
  const draw = archetypes[archetype];
  const { fourth, measures } = viewsOf[archetype];
  if (sketch.view === 4) return fourthView(sketch, draw, fourth);
  return sketch.view === 5 ? measurementSheet(sketch, draw(sketch), measures) : draw(sketch);
}

export const archetypeNames = Object.keys(archetypes) as Archetype[];
