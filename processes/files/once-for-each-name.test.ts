import { expect, test } from "vitest";
import { onceForEachName } from "./once-for-each-name.ts";

test("S59 what depends on the shop's name is made once for it, and fifty names that strangers make up leave it kept", () => {
  const made: string[] = [];
  const of = onceForEachName((origin) => {
    made.push(origin);
    return `picture of ${origin}`;
  });
  for (let name = 0; name < 50; name += 1) {
    expect(of("http://shop.example")).toBe("picture of http://shop.example");
    of(`http://made-up-${name}.example`);
  }
  expect(made.filter((origin) => origin === "http://shop.example")).toHaveLength(1);
  expect(made).toHaveLength(51);
});
