import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const questions = globSync("app/backoffice/**/*.tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/<Confirm\b[^]*?\/>/g)].map(([text]) => ({ file, text })),
);

test("a question's buttons say what they do: «cancel» and «confirm» of an order could be read either way", () => {
  expect(questions.length).toBeGreaterThan(3);
  expect(questions.filter(({ text }) => !/\sconfirm=/.test(text) || !/\scancel="ra\.action\.back"/.test(text))).toEqual([]);
});
