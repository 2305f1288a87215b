import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RadioList } from "./radio-list.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const field = { id: "f", name: "f", label: "Коментар", optional: "необовʼязково", error: undefined, onBlur: () => undefined };

test.each([
  ["a line", <TextField key="line" {...field} />],
  ["a text", <TextArea key="text" {...field} />],
  ["a choice", <RadioList key="choice" {...field} options={[]} chosen="" onChoose={() => undefined} />],
])("%s that may be left out says so in grey behind its name", (_, element) => {
  expect(renderToStaticMarkup(element)).toMatch(/Коментар <span class="text-ink-500">\(необовʼязково\)<\/span>/);
});
