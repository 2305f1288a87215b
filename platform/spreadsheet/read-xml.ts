import { SaxesParser } from "saxes";
import { UnreadableTable } from "./unreadable-table.ts";

const DEEPEST = 32;
/** The parser handles a tag's attributes at once, and nothing can interrupt it. */
const MOST_ATTRIBUTES = 200;

export type XmlReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  isDone?: () => boolean;
};

/** Streams XML with local names. Throws `UnreadableTable` for a DOCTYPE, depth over 32 and more than 200 attributes in a tag. */
export async function readXml(chunks: AsyncIterable<Uint8Array>, { open, text, close, isDone }: XmlReader): Promise<void> {
  const parser = new SaxesParser();
  let [depth, attributesOfTag] = [0, 0];
  const refuse = () => {
    throw new UnreadableTable("broken");
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("attribute", () => {
    attributesOfTag += 1;
    if (attributesOfTag > MOST_ATTRIBUTES) refuse();
  });
  parser.on("opentag", ({ name, attributes }) => {
    attributesOfTag = 0;
    depth += 1;
    if (depth > DEEPEST) refuse();
    open?.(localName(name), attributes as Record<string, string>);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    close?.(localName(name));
  });
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (isDone?.()) return;
  }
  parser.write(decoder.decode()).close();
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
