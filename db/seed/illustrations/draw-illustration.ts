import { colourBySlug } from "../../../features/catalogue/colours.ts";
import { blazer } from "./archetypes/blazer.ts";
import { bodysuit } from "./archetypes/bodysuit.ts";
import { coat } from "./archetypes/coat.ts";
import { hoodie } from "./archetypes/hoodie.ts";
import { jeans } from "./archetypes/jeans.ts";
import { puffer } from "./archetypes/puffer.ts";
import { pyjamas } from "./archetypes/pyjamas.ts";
import { rollNeck } from "./archetypes/roll-neck.ts";
import { shirt } from "./archetypes/shirt.ts";
import { shorts } from "./archetypes/shorts.ts";
import { sweater } from "./archetypes/sweater.ts";
import { tShirt } from "./archetypes/t-shirt.ts";
import { tracksuit } from "./archetypes/tracksuit.ts";
import { dress } from "./archetypes/dress.ts";
import { skirt } from "./archetypes/skirt.ts";
import { trousers } from "./archetypes/trousers.ts";
import { sneaker } from "./archetypes/sneaker.ts";
import { ankleBoot } from "./archetypes/ankle-boot.ts";
import { balletFlat } from "./archetypes/ballet-flat.ts";
import { clog } from "./archetypes/clog.ts";
import { socks } from "./archetypes/socks.ts";
import { beanie } from "./archetypes/beanie.ts";
import { basket } from "./archetypes/basket.ts";
import { bedLinen } from "./archetypes/bed-linen.ts";
import { mug } from "./archetypes/mug.ts";
import { saucepan } from "./archetypes/saucepan.ts";
import { throwBlanket } from "./archetypes/throw-blanket.ts";
import { towels } from "./archetypes/towels.ts";
import { compose } from "./canvas.ts";
import { measurementSheet } from "./measures.ts";
import { deepTints, tints } from "./palette.ts";
import { beginSketch, type Drawing, type Sketch } from "./sketch.ts";
import { fourthView, viewsOf } from "./views.ts";

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
} satisfies Record<string, (sketch: Sketch) => Drawing>;

export type Archetype = keyof typeof archetypes;
export type Illustration = { archetype: Archetype; colour: string; view: number; seed: number };

/** `dress~burgundy~v1~s147.svg` (the ending may be left out) as a description; undefined for any other name. */
export function parseIllustrationName(name: string): Illustration | undefined {
  const [, archetype = "", colour = "", view = "", seed = ""] =
    /^([a-z-]{3,12})~([a-z-]{3,12})~v([1-5])~s(\d{1,3})(?:\.svg)?$/.exec(name) ?? [];
  if (!Object.hasOwn(archetypes, archetype) || !colourBySlug(colour)) return undefined;
  return { archetype: archetype as Archetype, colour, view: Number(view), seed: Number(seed) };
}

/** The picture of a product as SVG, 1000 × 1250, the same for the same description. */
export function drawIllustration({ archetype, colour, view, seed }: Illustration): string {
  const known = colourBySlug(colour);
  if (!known) throw new RangeError(`no such colour in the palette: ${colour}`);
  const [{ row, deep }] = known.tints;
  const sketch = beginSketch({ hex: known.hex, ground: (deep ? deepTints : tints)[row - 1] ?? "#EFE6DA", view, seed });
  return compose(sketch, inView(sketch, archetype));
}

function inView(sketch: Sketch, archetype: Archetype): Drawing {
  const draw = archetypes[archetype];
  const { fourth, measures } = viewsOf[archetype];
  if (sketch.view === 4) return fourthView(sketch, draw, fourth);
  return sketch.view === 5 ? measurementSheet(sketch, draw(sketch), measures) : draw(sketch);
}

export const archetypeNames = Object.keys(archetypes) as Archetype[];
