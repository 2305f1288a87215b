import type { Chance } from "./chance.ts";

/** One word of every group; details by their share. */
type Look = {
  one: readonly (readonly string[])[];
  details?: Readonly<Record<string, number>>;
  /** Plain without any. */
  prints?: readonly string[];
};

const prints = ["plain", "stripe", "check", "dots", "floral"];
const fits = ["regular", "regular", "loose", "oversize", "fitted"];
const lengths = ["usual", "usual", "usual", "cropped", "long"];
const nothing = 0;

const looks = {
  "t-shirt": {
    prints,
    one: [
      fits,
      lengths,
      ["neck-round", "neck-round", "neck-v", "collar-polo"],
      ["sleeve-short", "sleeve-long", "straps"],
      ["closed", "buttons", "zip"],
    ],
    details: {
      pocket: 0.2,
      embroidery: nothing,
      applique: nothing,
      frill: nothing,
      "drop-shoulder": nothing,
      "contrast-sleeve": nothing,
      piping: nothing,
    },
  },
  "roll-neck": {
    prints,
    one: [
      ["regular", "fitted"],
      ["usual", "usual", "long"],
      ["collar-usual", "collar-high"],
    ],
    details: { embroidery: nothing },
  },
  shirt: {
    prints,
    one: [
      fits,
      ["usual", "usual", "long"],
      ["sleeve-long", "sleeve-long", "sleeve-short", "sleeve-34", "sleeve-puff"],
      ["collar-turned", "collar-turned", "collar-stand", "collar-buttoned", "neck-v", "bow"],
      ["buttons", "placket-hidden", "wrap"],
    ],
    details: { pocket: 0.3, pockets: nothing, frill: nothing },
  },
  hoodie: {
    one: [fits, lengths, ["hood", "neck-round", "collar-stand"], ["closed", "zip", "half-zip"], ["kangaroo", "no-pocket"]],
    details: { embroidery: nothing, cords: 0.5, "drop-shoulder": nothing },
  },
  sweater: {
    prints: ["plain", "stripe"],
    one: [
      fits,
      lengths,
      ["neck-round", "neck-round", "neck-v", "cowl", "collar-high", "collar-stand", "hood"],
      ["sleeve-long", "sleeve-none"],
      ["closed", "buttons", "zip", "half-zip", "open"],
      ["smooth", "smooth", "cables", "ribbed", "lace"],
    ],
    details: { pockets: nothing, belt: nothing, slits: nothing, "drop-shoulder": nothing },
  },
  dress: {
    prints,
    one: [
      ["midi", "midi", "mini", "maxi"],
      ["a-line", "a-line", "tiered", "sheath"],
      ["regular", "loose", "fitted"],
      ["neck-round", "neck-v", "neck-square", "collar-turned", "collar-high", "bow"],
      ["sleeve-long", "sleeve-short", "sleeve-34", "sleeve-puff", "sleeve-none", "straps"],
      ["closed", "closed", "buttons", "wrap"],
      ["waist-seam", "waist-seam", "belt", "elastic"],
    ],
    details: { pockets: nothing, frill: nothing, slit: nothing, pleats: nothing },
  },
  skirt: {
    prints,
    one: [
      ["midi", "midi", "mini", "maxi"],
      ["pleated", "flared", "straight"],
      ["band", "belt", "elastic"],
      ["closed", "buttons", "wrap"],
    ],
    details: { pockets: 0.3, slit: nothing },
  },
  trousers: {
    prints,
    one: [
      ["straight", "wide", "tapered"],
      ["loops", "elastic", "cord", "belt"],
      ["creased", "smooth", "cargo"],
      ["hem-open", "hem-cuffed"],
    ],
    details: { pockets: 0.6, "high-rise": nothing, "side-stripe": nothing, tucks: nothing, "zip-pockets": nothing },
  },
  jeans: {
    one: [
      ["straight", "wide", "slim", "flared"],
      ["rise-mid", "high-rise"],
      ["hem-usual", "turn-up", "hem-raw"],
      ["fly-zip", "buttons"],
    ],
    details: { worn: nothing, elastic: nothing },
  },
  shorts: {
    prints,
    one: [
      ["cord", "loops", "elastic", "belt"],
      ["hem-usual", "turn-up"],
      ["usual", "long"],
    ],
    details: { cargo: nothing, pockets: 0.7, "zip-pockets": nothing },
  },
  puffer: {
    one: [fits, lengths, ["quilted", "smooth"], ["collar-stand", "hood"], ["zip", "snaps"], ["waist-plain", "belt", "waist-cord"]],
    details: { pockets: 0.5, "patch-pockets": nothing, "hem-cord": nothing },
  },
  coat: {
    prints,
    one: [fits, lengths, ["belt", "buttons", "wrap"], ["notch", "notch", "trench"]],
    details: { "patch-pockets": nothing },
  },
  blazer: {
    prints,
    one: [
      ["with-trousers", "with-skirt"],
      ["notch", "peak"],
      ["buttons", "belt"],
    ],
    details: { creased: nothing },
  },
  tracksuit: {
    one: [
      ["hood", "neck-round"],
      ["closed", "zip"],
      ["joggers", "wide"],
    ],
    details: { "side-stripe": nothing },
  },
  pyjamas: {
    prints,
    one: [
      ["long", "shorts"],
      ["sleeve-long", "sleeve-short", "sleeve-34"],
      ["buttons", "closed"],
    ],
    details: { piping: 0.4, pocket: 0.4 },
  },
  bodysuit: {
    prints,
    one: [
      ["body", "feet-open", "feet-closed"],
      ["sleeve-long", "sleeve-short", "sleeve-none"],
      ["snaps", "zip", "wrap"],
    ],
    details: { embroidery: nothing },
  },
  sneaker: {
    one: [
      ["low", "low", "high"],
      ["sole-usual", "sole-thick", "sole-tread"],
      ["laces", "velcro"],
      ["wave", "panels", "minimal"],
    ],
    details: { reflective: nothing },
  },
  "ankle-boot": {
    one: [
      ["low", "high"],
      ["sole-flat", "sole-thick", "sole-tread", "sole-heel"],
      ["laces", "zip", "gore", "velcro"],
    ],
    details: { fur: nothing },
  },
  "ballet-flat": {
    one: [
      ["toe-round", "toe-pointed"],
      ["no-trim", "bow", "strap"],
    ],
  },
  clog: {
    one: [
      ["sole-cork", "sole-felt"],
      ["buckle", "no-strap"],
    ],
  },
  socks: {
    prints: ["plain", "stripe", "dots"],
    one: [
      ["usual", "short", "high"],
      ["rib-usual", "ribbed"],
    ],
    details: { "heel-contrast": 0.5, "turn-down": nothing },
  },
  beanie: { one: [["no-pompon", "pompon"]], details: { ties: nothing } },
  "bed-linen": {
    prints,
    one: [],
    details: { piping: nothing },
  },
  towels: { one: [], details: { border: 0.6, loop: nothing, embroidery: nothing } },
  throw: {
    prints,
    one: [],
    details: { fringe: nothing },
  },
  mug: { one: [["glaze-plain", "glaze-ringed", "glaze-two"]], details: { lid: nothing, relief: nothing, saucer: nothing } },
  saucepan: { one: [["lid-usual", "lid-glass"]], details: { "thick-base": nothing } },
  basket: { one: [["woven", "coiled"]], details: { lid: nothing, lining: nothing } },
} as const satisfies Record<string, Look>;

export type Archetype = keyof typeof looks;

const lookOf = (archetype: Archetype): Look => looks[archetype];
const groupsOf = (archetype: Archetype): readonly (readonly string[])[] => [...lookOf(archetype).one, lookOf(archetype).prints ?? []];

/** True when the archetype can be drawn so. */
export const canShow = (archetype: Archetype, word: string): boolean =>
  word === "plain" || groupsOf(archetype).some((group) => group.includes(word)) || Object.hasOwn(lookOf(archetype).details ?? {}, word);

/** True when no two words contradict. */
export const goTogether = (archetype: Archetype, words: readonly string[]): boolean =>
  groupsOf(archetype).every((group) => new Set(words.filter((word) => group.includes(word))).size < 2);

/** Completes a look: said, else likely (`soft`), else by chance; unsaid prints are plain. */
export function chooseLook(archetype: Archetype, chance: Chance, said: readonly string[], soft: readonly string[] = []): string[] {
  const words = new Set(said);
  for (const group of lookOf(archetype).one) {
    const likely = group.filter((word) => soft.includes(word));
    const [first = "", ...rest] = likely.length > 0 ? likely : group;
    const drawn = chance.pick([first, ...rest]);
    if (!group.some((word) => words.has(word))) words.add(drawn);
  }
  for (const [detail, share] of Object.entries(lookOf(archetype).details ?? {})) if (chance.falls(share)) words.add(detail);
  if (!(lookOf(archetype).prints ?? []).some((print) => words.has(print))) words.add("plain");
  return [...words].sort();
}

/** Alternatives within the word's group. */
export const alternativesOf = (archetype: Archetype, word: string): string[] =>
  groupsOf(archetype).flatMap((group) => (group.includes(word) ? group.filter((other) => other !== word) : []));
