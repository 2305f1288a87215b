import { expect, test } from "vitest";
import { storyStep } from "./story-walk.ts";

const slides = [2, 0, 3];

test("a step goes through a story's slides", () => {
  expect(storyStep(slides, { story: 0, slide: 0 }, 1)).toEqual({ story: 0, slide: 1 });
  expect(storyStep(slides, { story: 2, slide: 2 }, -1)).toEqual({ story: 2, slide: 1 });
});

test("past its end the next story begins, and one without slides is passed over", () => {
  expect(storyStep(slides, { story: 0, slide: 1 }, 1)).toEqual({ story: 2, slide: 0 });
});

test("back from its beginning leads to the end of the story before", () => {
  expect(storyStep(slides, { story: 2, slide: 0 }, -1)).toEqual({ story: 0, slide: 1 });
});

test("back from the very first stays, on from the very last there is nowhere to go", () => {
  expect(storyStep(slides, { story: 0, slide: 0 }, -1)).toEqual({ story: 0, slide: 0 });
  expect(storyStep(slides, { story: 2, slide: 2 }, 1)).toBeUndefined();
});
