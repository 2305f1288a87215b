import type { Language } from "../../platform/i18n.ts";
import type { OfferedProduct, OfferedVariation } from "../catalogue/catalogue.server.ts";
import type { Gender } from "../catalogue/words/genders.ts";

export const feedNames = ["google", "rozetka", "prom"] as const;
export type FeedName = (typeof feedNames)[number];

/** One variation with what its product's variations share. */
export type Offer = Omit<OfferedProduct, "variations"> & { variation: OfferedVariation; siblings: readonly OfferedVariation[] };

export const offersOf = ({ variations, ...product }: OfferedProduct): Offer[] =>
  variations.map((variation) => ({ ...product, variation, siblings: variations }));

/** Why a feed leaves an offer out. `byPack`, `toOrder`: the marketplace sells single pieces from the shelf. */
export const leftOutReasons = ["byPack", "toOrder", "noPicture", "noAudience"] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export type LeftOut = Record<LeftOutReason, number>;

export const nothingLeftOut = (): LeftOut => ({ byPack: 0, toOrder: 0, noPicture: 0, noAudience: 0 });

/** `, червоний, 46`. */
export const choiceAfterName = ({ variation: { colour, size } }: Offer, language: Language): string =>
  [colour[language], size[language]]
    .filter(Boolean)
    .map((word) => `, ${word}`)
    .join("");

const takesPacks: Record<FeedName, boolean> = { google: false, rozetka: false, prom: true };
const takesToOrder: Record<FeedName, boolean> = { google: true, rozetka: false, prom: true };

/** Undefined for an offer in the feed; one without an audience waits for staff. */
export function leftOutOf(
  feed: FeedName,
  { minimum, suborder, audiences, variation: { pack, pictures } }: Offer,
): LeftOutReason | undefined {
  if (audiences.length === 0) return "noAudience";
  if (!takesPacks[feed] && (pack > 1 || minimum > 1)) return "byPack";
  if (!takesToOrder[feed] && suborder) return "toOrder";
  return pictures.length === 0 ? "noPicture" : undefined;
}

/** A code that tills read worldwide: 8, 12, 13 or 14 digits, the last of which checks the others (GS1). */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code].map(Number).toReversed();
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  // Codes that begin with 2 are internal to a shop.
  return (10 - (sum % 10)) % 10 === digits[0] && !/^(2\d{12}|02)/.test(code);
}

const SHOES =
  /взутт|обув|кросівк|кроссовк|кеди|туфл|черевик|ботин|чобіт|чобот|сапог|сандал|босоніж|босонож|шльопан|шлепан|тапоч|капц|мокасин|лофер|балетк|сліпон|слипон/iu;

/** Google's number of a category: shoes, home and garden, else clothing. */
export function googleCategory({ categories, audiences }: Pick<Offer, "categories" | "audiences">): number {
  if (audiences.every((audience) => audience === "home")) return 536;
  return categories.some(({ name }) => SHOES.test(name.uk)) ? 187 : 1604;
}

/** Google asks it for clothing and shoes; undefined for home goods. */
export function wearer(audiences: readonly Gender[]): { gender: "female" | "male" | "unisex"; ageGroup: "adult" | "kids" } | undefined {
  const [female, male, kids] = (["female", "male", "kids"] as const).map((one) => audiences.includes(one));
  if (!female && !male && !kids) return undefined;
  return { gender: female === male ? "unisex" : female ? "female" : "male", ageGroup: kids && !female && !male ? "kids" : "adult" };
}
