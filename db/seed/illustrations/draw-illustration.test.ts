import sharp from "sharp";
import { expect, test } from "vitest";
import { colours } from "../../../features/catalogue/words/colours.ts";
import { archetypeNames, drawIllustration, parseIllustrationName } from "./draw-illustration.ts";

const views = [1, 2, 3, 4, 5, 6, 7];
/** Views that all goods have distinctly. */
const distinct = [1, 2, 3, 4, 5];

test("a name says everything, another name says nothing", () => {
  expect(parseIllustrationName("dress~burgundy~v1~s147.svg")).toEqual({ archetype: "dress", colour: "burgundy", view: 1, seed: 147 });
  expect(parseIllustrationName("dress~burgundy~v1~s147")).toEqual({ archetype: "dress", colour: "burgundy", view: 1, seed: 147 });
  expect(parseIllustrationName("dress~burgundy~v6~s147~belt.in-satin.maxi.svg")).toEqual({
    archetype: "dress",
    colour: "burgundy",
    view: 6,
    seed: 147,
    shows: ["belt", "in-satin", "maxi"],
  });
  expect(parseIllustrationName("../etc/passwd")).toBeUndefined();
  expect(parseIllustrationName("dress~nocolour~v1~s1.svg")).toBeUndefined();
  expect(parseIllustrationName("constructor~navy~v1~s1.svg")).toBeUndefined();
  expect(parseIllustrationName("dress~navy~v8~s1.svg")).toBeUndefined();
});

test("the same name is always the same picture, another seed another one", () => {
  const one = { archetype: "dress", colour: "navy", view: 1, seed: 7 } as const;
  expect(drawIllustration(one)).toBe(drawIllustration(one));
  expect(drawIllustration({ ...one, seed: 8 })).not.toBe(drawIllustration(one));
});

test.each(archetypeNames)("%s is whole markup in every view and colourway, and refers to nothing outside itself", (archetype) => {
  for (const view of views) {
    for (const { slug } of colours) {
      const svg = drawIllustration({ archetype, colour: slug, view, seed: 3 });
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
      expect(svg).not.toMatch(/<script|<foreignObject|<image|<text|javascript:|\son\w+=|@import/i);
      expect([...svg.matchAll(/(?:href="|url\()([^")]*)/g)].filter(([, target = ""]) => !target.startsWith("#"))).toEqual([]);
      expect(openTags(svg)).toEqual([]);
      expect(danglingReferences(svg)).toEqual([]);
    }
  }
});

test.each(archetypeNames)("%s keeps its shape when only its colour changes, and its views differ", (archetype) => {
  const shapeOf = (colour: string, view: number): string =>
    [...drawIllustration({ archetype, colour, view, seed: 12 }).matchAll(/<path id="d[^>]*d="([^"]*)/g)].map(([, d]) => d).join(" ");
  expect(shapeOf("navy", 1)).toBe(shapeOf("burgundy", 1));
  expect(new Set(distinct.map((view) => drawIllustration({ archetype, colour: "navy", view, seed: 12 }))).size).toBe(distinct.length);
});

test("no picture is heavy: most fit into 12 KB, none into more than 24", () => {
  const sizes = archetypeNames.flatMap((archetype) =>
    views.flatMap((view) =>
      Array.from({ length: 24 }, (_, seed) => drawIllustration({ archetype, colour: colours[seed]?.slug ?? "navy", view, seed }).length),
    ),
  );
  expect(Math.max(...sizes)).toBeLessThan(24 * 1024);
  expect(sizes.filter((size) => size < 12 * 1024).length / sizes.length).toBeGreaterThan(0.75);
});

test("at 40 pixels across every archetype still differs from every other in its tones", async () => {
  const thumbs = await Promise.all(
    archetypeNames.map(async (archetype) => ({
      archetype,
      pixels: await sharp(Buffer.from(drawIllustration({ archetype, colour: "emerald", view: 1, seed: 3 })))
        .resize(40, 50)
        .greyscale()
        .raw()
        .toBuffer(),
    })),
  );
  const alike = thumbs.flatMap((one, at) =>
    thumbs
      .slice(at + 1)
      .filter((other) => distance(one.pixels, other.pixels) < 4)
      .map((other) => `${one.archetype} and ${other.archetype}`),
  );
  expect(alike).toEqual([]);
});

test.each(colours)("goods in $slug stand out from the cloth they lie on", ({ slug, hex }) => {
  const [, ground = ""] =
    /offset="\.72" stop-color="(#[\da-f]{6})"/i.exec(drawIllustration({ archetype: "t-shirt", colour: slug, view: 1, seed: 5 })) ?? [];
  const apart = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) - Number.parseInt(ground.slice(at, at + 2), 16));
  expect(Math.hypot(...apart)).toBeGreaterThan(30);
});

function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosed) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`/${name}`];
  }
  return open;
}

function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id = ""]) => id).filter((id) => !ids.has(id));
}

/** The mean difference, 0–255. */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, tone, at) => sum + Math.abs(tone - (other[at] ?? 0)), 0) / one.length;
