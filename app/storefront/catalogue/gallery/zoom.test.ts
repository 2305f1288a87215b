import { expect, test } from "vitest";
import { CLOSE_UP, FIT, panBy, zoomAbout } from "./zoom.ts";

const frame = { width: 400, height: 500 };

test("what is under the finger stays under it", () => {
  const about = { x: 100, y: -50 };
  const zoom = zoomAbout(FIT, 2, about, frame);
  const spotBefore = { x: about.x / FIT.scale, y: about.y / FIT.scale };
  expect({ x: (about.x - zoom.x) / zoom.scale, y: (about.y - zoom.y) / zoom.scale }).toEqual(spotBefore);
});

test("a picture is never smaller than its frame nor dragged off its edge", () => {
  expect(zoomAbout(FIT, 0.3, { x: 100, y: 100 }, frame)).toEqual(FIT);
  const near = zoomAbout(FIT, CLOSE_UP, { x: 0, y: 0 }, frame);
  expect(panBy(near, { x: 9_999, y: -9_999 }, frame)).toEqual({ scale: CLOSE_UP, x: 300, y: -375 });
  expect(panBy(FIT, { x: 50, y: 50 }, frame)).toEqual(FIT);
});

test("back to its whole size the picture is in the middle again", () => {
  const aside = panBy(zoomAbout(FIT, 3, { x: 150, y: 0 }, frame), { x: 40, y: 40 }, frame);
  expect(zoomAbout(aside, 1, { x: 0, y: 0 }, frame)).toEqual(FIT);
});
