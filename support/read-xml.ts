import { SaxesParser } from "saxes";

export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** The root of a document, by the parser that reads 1C's files; throws at what is not well formed. */
export function readXml(document: string): Element {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } as Record<string, string>, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.write(document).close();
  const [first] = root.children;
  if (!first) throw new Error("the document has no element");
  return first;
}

/** Every element of a name, at whatever depth. */
export const findAll = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => findAll(child, name)),
];

/** Texts of an element's children by their names; of several with one name, all. */
export function textsOf({ children }: Element): Record<string, string | string[]> {
  const texts: Record<string, string | string[]> = {};
  for (const { name, text } of children) {
    const before = texts[name];
    texts[name] = before === undefined ? text : [...(Array.isArray(before) ? before : [before]), text];
  }
  return texts;
}
