import { createReadStream } from "node:fs";
import path from "node:path";
import { SaxesParser } from "saxes";
import type { ReasonKey } from "../../reasons.messages.ts";
import { announced, headings, sections } from "./sections.ts";
import { textDecoderFor } from "./text-decoder.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Names are local, without prefix. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };
/** `overfull`: it held more than is kept. `clears`: prices it removes while unnamed ones stay. `isPause`: apply what came before. */
export type Found = {
  section: string;
  parent: string;
  element: Element;
  line: number;
  ignored: boolean;
  overfull?: boolean;
  faults?: readonly Fault[];
  clears?: readonly string[];
  isPause?: true;
};
/** `whole`: nothing of the row can be taken. */
export type Fault = { reason: ReasonKey; said: string; whole: boolean };

const ROOT = "КоммерческаяИнформация";
const DEEPEST = 32;
const LONGEST_TEXT = 1_048_576;
const CHUNK = 65_536;
const MOST_IN_ROW = 20_000;
const MOST_IN_ELEMENT = 1_000_000;
const MOST_ATTRIBUTES = 1_000;
const rows = new Set(["Товар", "Предложение"]);

/** Streams in constant memory. Throws `UnreadableFile` for another root, a DOCTYPE, depth over 32 and texts over 1 MB (security.md S46). */
export async function* readElements(
  file: string,
  { onBytes = () => undefined, placeOf = placeInExport }: { onBytes?: (bytes: number) => void; placeOf?: PlaceOf } = {},
): AsyncGenerator<Found> {
  const parser = new SaxesParser({ position: true });
  let found: Found[] = [];
  const names: string[] = [];
  const open: Element[] = [];
  let line = 0;
  let inside = 0;
  let quietFor = 0;
  let attributesOfTag = 0;
  let failure: UnreadableFile | undefined;
  const fail = (reason: ReasonKey, said = "") => {
    failure ??= new UnreadableFile({ reason, file: path.basename(file), line: parser.line, said });
  };

  parser.on("error", (error) => fail("brokenXml", error.message.replace(/^[\d:]+\s*/, "")));
  parser.on("doctype", (text) => fail(/^\s*html\b/i.test(text) ? "notCommerceMl" : "doctype", "html"));
  parser.on("opentag", ({ name, attributes }) => {
    quietFor = attributesOfTag = 0;
    const element: Element = { name: localName(name), attributes: attributes as Record<string, string>, text: "", children: [] };
    if (names.length >= DEEPEST) fail("tooDeep");
    if (names.length === 0 && element.name !== ROOT) fail("notCommerceMl", element.name.slice(0, 60));
    const place = open.length > 0 ? "inside" : placeOf(names, element.name);
    inside = place === "inside" ? inside + 1 + Object.keys(attributes).length : 0;
    if (inside > MOST_IN_ELEMENT) fail("tooManyInFile");
    if (place === "inside" && !isOverfull()) open.at(-1)?.children.push(element);
    if (place === "read") line = parser.line;
    if (place === "read" || place === "inside") open.push(element);
    if (place === "announced" || place === "ignored") {
      found.push({ section: names[1] ?? "", parent: names.at(-1) ?? "", element, line: parser.line, ignored: place === "ignored" });
    }
    names.push(element.name);
  });
  const isOverfull = () => inside > MOST_IN_ROW && rows.has(open[0]?.name ?? "");
  const addText = (text: string) => {
    quietFor = 0;
    const element = open.at(-1);
    if (!element || isOverfull()) return;
    element.text += text;
    if (element.text.length > LONGEST_TEXT) fail("tooLong");
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  // The parser gives endless names and texts no event, so their length is watched.
  parser.on("attribute", () => {
    quietFor = 0;
    attributesOfTag += 1;
    if (attributesOfTag > MOST_ATTRIBUTES) fail("tooManyAttributes");
  });
  parser.on("closetag", () => {
    quietFor = 0;
    names.pop();
    const overfull = isOverfull();
    const element = open.pop();
    if (element && open.length === 0)
      found.push({ section: names[1] ?? "", parent: names.at(-1) ?? "", element, line, ignored: false, overfull });
  });

  const decode = textDecoderFor();
  let isStart = true;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
    quietFor += (chunk as Uint8Array).length;
    const text = decode(chunk as Uint8Array);
    // The parser allows blank lines before the root, not before a declaration.
    parser.write(isStart ? text.replace(/^(\s+)<\?xml[^>]{0,200}\?>/, "$1") : text);
    isStart = false;
    if (quietFor > 2 * LONGEST_TEXT) fail("tooLong");
    onBytes((chunk as Uint8Array).length);
    if (failure) throw failure;
    yield* found;
    found = [];
  }
  parser.write(decode(undefined)).close();
  if (failure) throw failure;
  yield* found;
}

/** The treatment of an element below these names. */
export type Place = "read" | "announced" | "ignored" | "passed";
type PlaceOf = (names: readonly string[], name: string) => Place;

function placeInExport(names: readonly string[], name: string): Place {
  const [, section] = names;
  if (names.length === 0) return "passed";
  if (section === undefined) return announced.has(name) ? "announced" : name in sections || headings.has(name) ? "passed" : "ignored";
  const known = sections[section];
  if (!known) return "passed";
  if (known[names.at(-1) ?? ""]?.has(name)) return "read";
  if (names.length !== 2) return "passed";
  if (name === "СодержитТолькоИзменения") return "read";
  return name in known || headings.has(name) ? "passed" : "ignored";
}

export const childText = (element: Element, name: string): string | undefined => child(element, name)?.text.trim();

export const child = (element: Element, name: string): Element | undefined => element.children.find((one) => one.name === name);

export const children = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((one) => one.name === name) ?? [];

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);
