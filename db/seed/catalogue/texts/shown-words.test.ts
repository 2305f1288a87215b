import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIllustration, parseIllustrationName, type Archetype } from "../../illustrations/draw-illustration.ts";
import { alternativesOf, canShow } from "../../illustrations/looks.ts";
import { demoProducts } from "../demo-products.ts";
import type { DemoProduct } from "../demo-product.ts";

const list = [...demoProducts({ products: 6_000, exportedOn: new Date("2026-11-16T00:00:00Z") })];
const drawn = list.filter(({ pictures }) => pictures.some(({ path }) => path.includes("~")));

test("every picture of a product is drawn from all the words of its look", () => {
  for (const { pictures, shows } of drawn)
    for (const { path } of pictures.filter((picture) => picture.path.endsWith(".svg")))
      expect(parseIllustrationName(path.split("/").at(-1) ?? "")?.shows).toEqual(shows);
});

/** Words of names with what a picture must then show. */
const featureWords: { words: RegExp; shown: string; only?: readonly Archetype[] }[] = [
  { words: /максі/, shown: "maxi" },
  { words: /міді/, shown: "midi" },
  { words: /міні/, shown: "mini" },
  { words: /oversize|обʼємн/, shown: "oversize" },
  { words: /вільного крою/, shown: "loose" },
  { words: /притален/, shown: "fitted" },
  { words: /укорочен/, shown: "cropped" },
  { words: /подовжен/, shown: "long" },
  { words: /на ґудзиках/, shown: "buttons" },
  { words: /[^ї] на блискавці/, shown: "zip", only: ["t-shirt", "hoodie", "sweater", "puffer", "tracksuit", "bodysuit", "ankle-boot"] },
  { words: /на короткій блискавці/, shown: "half-zip" },
  { words: /без застібки/, shown: "open" },
  { words: /на запах/, shown: "wrap" },
  { words: /рукав[оа]м три чверті/, shown: "sleeve-34" },
  { words: /довгим рукавом/, shown: "sleeve-long" },
  { words: /коротким рукавом/, shown: "sleeve-short" },
  { words: /рукавом-ліхтариком/, shown: "sleeve-puff" },
  { words: /на бретелях/, shown: "straps" },
  { words: /V-подібним/, shown: "neck-v" },
  { words: /квадратним вирізом/, shown: "neck-square" },
  { words: /круглим вирізом/, shown: "neck-round" },
  { words: /високим коміром/, shown: "collar-high" },
  { words: /(?:з|із|,) поясом(?!-)/, shown: "belt" },
  { words: /капюшоном/, shown: "hood" },
  { words: /у смужку/, shown: "stripe" },
  { words: /у клітинку/, shown: "check" },
  { words: /у горошок/, shown: "dots" },
  { words: /квітковим принтом/, shown: "floral" },
  { words: /«коси»/, shown: "cables" },
  { words: /з вишивкою/, shown: "embroidery" },
  { words: /аплікацією/, shown: "applique" },
  { words: /воланом|рюшами/, shown: "frill" },
  { words: /з розрізом/, shown: "slit" },
  { words: /стрілками/, shown: "creased" },
  { words: /карго/, shown: "cargo" },
  { words: /з підворотом/, shown: "turn-up" },
  { words: /на липучках/, shown: "velcro" },
  { words: /на шнурівці/, shown: "laces" },
  { words: /на хутрі/, shown: "fur" },
  { words: /помпоном/, shown: "pompon" },
  { words: /торочками/, shown: "fringe" },
  { words: /блюдцем/, shown: "saucer" },
  { words: /рельєфом/, shown: "relief" },
  { words: /скляною кришкою/, shown: "lid-glass" },
];

test.each(featureWords)("a name with $words belongs to a picture with $shown", ({ words, shown, only }) => {
  const named = drawn.filter(({ name, archetype }) => words.test(name.uk) && (!only || only.includes(archetype)));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ shows }) => !shows.includes(shown)).map(({ name }) => name.uk)).toEqual([]);
});

test("a print stands in the name of all that is printed, and a knitted name is of knitted cloth", () => {
  const printed = /смужку|клітинку|горошок|квітковим/;
  const said = drawn.filter(({ id, shows, name }) => !id.startsWith("planted-long") && shows.includes("plain") === printed.test(name.uk));
  expect(said.map(({ name }) => name.uk)).toEqual([]);
  expect(
    drawn
      .filter(({ name, shows }) => /вʼязан/.test(name.uk) && !shows.some((word) => ["in-knit", "in-mohair"].includes(word)))
      .map(({ name }) => name.uk),
  ).toEqual([]);
});

test("descriptions speak of buttons, collars, pockets and borders only where they are seen", () => {
  const wrong = (words: RegExp, seen: readonly string[], of: readonly Archetype[]): string[] =>
    drawn
      .filter(
        ({ description, archetype, shows }) =>
          of.includes(archetype) && words.test(description.uk) && !seen.some((word) => shows.includes(word)),
      )
      .map(({ name }) => name.uk);
  expect(wrong(/ґудзик/iu, ["buttons", "placket-hidden", "collar-buttoned"], ["shirt"])).toEqual([]);
  expect(wrong(/комір/iu, ["collar-turned", "collar-buttoned"], ["shirt"])).toEqual([]);
  expect(wrong(/кишен/iu, ["pockets", "patch-pockets"], ["puffer"])).toEqual([]);
  expect(wrong(/бордюр/iu, ["border"], ["towels"])).toEqual([]);
});

const looks = [
  ...new Map(drawn.flatMap((product) => product.shows.map((word) => [`${product.archetype} ${word}`, { product, word }]))).values(),
];

test("every word of every look is one that the drawing knows", () => {
  expect(
    looks
      .filter(({ product, word }) => !word.startsWith("in-") && !canShow(product.archetype, word))
      .map(({ product, word }) => `${product.archetype} ${word}`),
  ).toEqual([]);
});

test("without a word, or with another in its place, the picture is another one", () => {
  const unseen = looks.filter(
    ({ product, word }) =>
      (word !== "plain" || alternativesOf(product.archetype, word).length > 0) &&
      drawnWith(product, product.shows) === drawnWith(product, instead(product, word)),
  );
  expect(unseen.map(({ product, word }) => `${product.archetype} ${word}`)).toEqual([]);
});

test.each(["dress", "skirt"] as const)("a %s is drawn the longer the longer it is called", async (archetype) => {
  const ends = await Promise.all(["mini", "midi", "maxi"].map((length) => lowestRow({ archetype, shows: [length] })));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  expect(new Set(ends).size).toBe(3);
});

async function lowestRow({ archetype, shows }: { archetype: Archetype; shows: readonly string[] }): Promise<number> {
  const svg = drawIllustration({ archetype, colour: "red", view: 1, seed: 4, shows });
  const { data, info } = await sharp(Buffer.from(svg)).resize(360).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (at: number): boolean => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red - green > 70 && red - blue > 60;
  };
  let last = data.length - 3;
  while (last > 0 && !isRed(last)) last -= 3;
  return Math.floor(last / 3 / info.width);
}

test("twenty cards of one category are not one drawing in twenty colours", () => {
  for (const [category, goods] of Map.groupBy(drawn, (product) => product.category)) {
    if (goods.length < 20) continue;
    const shapes = new Set(goods.slice(0, 20).map((product) => drawnWith(product, product.shows)));
    expect(shapes.size, category).toBeGreaterThanOrEqual(category.startsWith("4") ? 6 : 12);
    if (!/^(11|12|13|14|21|22|23)/.test(category)) continue;
    const views = new Set(goods.slice(0, 20).map(({ pictures }) => /~v(\d)~/.exec(pictures[0]?.path ?? "")?.[1]));
    expect(views.size, `${category}: lying, hung or worn`).toBeGreaterThanOrEqual(3);
  }
});

const drawnWith = ({ archetype }: DemoProduct, shows: readonly string[]): string =>
  drawIllustration({ archetype, colour: "sage", view: 1, seed: 4, shows });

/** The look with another choice in place of the word. */
function instead({ archetype, shows }: DemoProduct, word: string): readonly string[] {
  const other = alternativesOf(archetype, word)[0];
  return [...shows.filter((one) => one !== word), ...(other ? [other] : [])];
}
