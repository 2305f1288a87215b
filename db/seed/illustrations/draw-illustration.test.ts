import sharp from "sharp";
import { expect, test } from "vitest";
import { colours } from "../../../features/catalogue/colours.ts";
import { archetypeNames, drawIllustration, parseIllustrationName } from "./draw-illustration.ts";

test("a name says everything, another name says nothing", () => {
  expect(parseIllustrationName("dress~burgundy~v1~s147.svg")).toEqual({ archetype: "dress", colour: "burgundy", view: 1, seed: 147 });
  expect(parseIllustrationName("../etc/passwd")).toBeUndefined();
  expect(parseIllustrationName("dress~nocolour~v1~s1.svg")).toBeUndefined();
});

test("the same name is always the same picture, another seed another one", () => {
  const one = { archetype: "dress", colour: "navy", view: 1, seed: 7 } as const;
  expect(drawIllustration(one)).toBe(drawIllustration(one));
  expect(drawIllustration({ ...one, seed: 8 })).not.toBe(drawIllustration(one));
});

test.each(archetypeNames.map((archetype, at) => [archetype, colours[at % colours.length]?.slug ?? "navy"] as const))(
  "%s in %s becomes a picture",
  async (archetype, colour) => {
    for (const view of [1, 2, 3]) {
      const { info } = await sharp(Buffer.from(drawIllustration({ archetype, colour, view, seed: 3 })))
        .resize(240, 300)
        .webp()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([240, 300]);
    }
  },
);
