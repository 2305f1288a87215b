import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import { textDecoderFor } from "./text-decoder.ts";

/** One element with everything below it; names are local, without prefix. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };
export type Found = { parent: string; element: Element; line: number };

const DEEPEST = 32;
const LONGEST_TEXT = 1_048_576;
const CHUNK = 65_536;

/** Elements taken whole, by the name of their parent; everything else is only passed through. */
const taken: Record<string, ReadonlySet<string>> = {
  Группы: new Set(["Группа"]),
  Свойства: new Set(["Свойство", "СвойствоНоменклатуры"]),
  ТипыЦен: new Set(["ТипЦены"]),
  Товары: new Set(["Товар"]),
  Предложения: new Set(["Предложение"]),
  Каталог: new Set(["СодержитТолькоИзменения"]),
  ПакетПредложений: new Set(["СодержитТолькоИзменения"]),
};

/** Starts of these are reported at once, empty, for their attributes. */
const announced = new Set(["Каталог", "ПакетПредложений", "ИзмененияПакетаПредложений"]);

/**
 * Reads a CommerceML file as a stream, in constant memory: one element at a time, in the order of the file.
 * Refuses a DOCTYPE, depth over 32 and texts over 1 MB (security.md S46). `onBytes` counts what was read.
 */
export async function* readElements(file: string, onBytes: (bytes: number) => void = () => undefined): AsyncGenerator<Found> {
  const parser = new SaxesParser({ position: true });
  let found: Found[] = [];
  const path: string[] = [];
  const open: Element[] = [];
  let line = 0;
  let failure: Error | undefined;

  parser.on("error", (error) => (failure ??= error));
  parser.on("doctype", () => (failure ??= new Error("DOCTYPE is not accepted")));
  parser.on("opentag", ({ name, attributes }) => {
    const local = localName(name);
    if (path.length >= DEEPEST) failure ??= new Error(`elements are nested deeper than ${DEEPEST}`);
    const isTop = open.length === 0;
    if (!isTop || taken[path.at(-1) ?? ""]?.has(local)) {
      const element: Element = { name: local, attributes: attributes as Record<string, string>, text: "", children: [] };
      if (isTop) line = parser.line;
      else open.at(-1)?.children.push(element);
      open.push(element);
    } else if (announced.has(local)) {
      found.push({
        parent: "",
        element: { name: local, attributes: attributes as Record<string, string>, text: "", children: [] },
        line: parser.line,
      });
    }
    path.push(local);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > LONGEST_TEXT) failure ??= new Error("a text is longer than 1 MB");
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    path.pop();
    const element = open.pop();
    if (element && open.length === 0) found.push({ parent: path.at(-1) ?? "", element, line });
  });

  const decode = textDecoderFor();
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
    parser.write(decode(chunk as Uint8Array));
    onBytes((chunk as Uint8Array).length);
    if (failure) throw failure;
    yield* found;
    found = [];
  }
  parser.write(decode(undefined)).close();
  if (failure) throw failure;
  yield* found;
}

/** The text of a child, trimmed; undefined when there is no such child. */
export const childText = (element: Element, name: string): string | undefined => child(element, name)?.text.trim();

export const child = (element: Element, name: string): Element | undefined => element.children.find((one) => one.name === name);

export const children = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((one) => one.name === name) ?? [];

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
