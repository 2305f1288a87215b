import { expect, test } from "vitest";
import { nameOfPicture, pictureNamed } from "./pictures.rules.ts";

const id = "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11";

test.each([
  ["import_files/demo/story~new-1.svg", "story~new-1"],
  [id, id],
])("the picture %s is in addresses as %s, and found by it", (picture, name) => {
  expect(nameOfPicture(picture)).toBe(name);
  expect(pictureNamed(name)).toBe(picture);
});

test.each(["", "..", "../secret", "chat-photos/0d/x.jpg", "a/b", "A", `${id}.jpg`, "import_files/demo/../x.svg", "a%2fb", "a\n"])(
  "S45 %j is the name of no picture",
  (text) => {
    expect([nameOfPicture(text), pictureNamed(text)]).toEqual([undefined, undefined]);
  },
);
