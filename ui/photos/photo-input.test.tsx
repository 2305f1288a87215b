import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhotoInput } from "./photo-input.tsx";

const words = {
  title: "Фото",
  hint: "до 5 фото",
  add: "Додати фото",
  remove: (at: number) => `Прибрати фото ${at}`,
  sending: "Надсилаємо фото",
  failed: "Додайте фото у форматі JPEG, PNG або WebP",
};
const photo = (key: string, state: "here" | "failed") => ({ key, preview: "", state, id: key });
const read = (states: readonly ("here" | "failed")[]): string =>
  renderToStaticMarkup(
    <PhotoInput
      photos={states.map((state, at) => photo(String(at), state))}
      most={5}
      words={words}
      onAdd={() => undefined}
      onRemove={() => undefined}
    />,
  );

test("why photos were refused is said once, below them, where it has room", () => {
  const markup = read(["failed", "here", "failed"]);
  expect(markup.split(words.failed)).toHaveLength(2);
  expect(markup.indexOf(words.failed)).toBeGreaterThan(markup.indexOf(words.add));
  expect(read(["here"])).not.toContain(words.failed);
});
