import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

const CHUNK = 65_536;

/** Line ends of every kind become `\n`; bytes that are no text become U+FFFD. */
export async function* textOfFile(place: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let endedByReturn = false;
  const oneKindOfEnds = (text: string): string => {
    const whole = endedByReturn ? `\r${text}` : text;
    endedByReturn = whole.endsWith("\r");
    return (endedByReturn ? whole.slice(0, -1) : whole).replaceAll(/\r\n?/g, "\n");
  };
  for await (const chunk of createReadStream(place, { highWaterMark: CHUNK })) {
    const text = oneKindOfEnds(decoder.decode(chunk as Uint8Array, { stream: true }));
    if (text !== "") yield text;
  }
  const rest = oneKindOfEnds(decoder.decode()) + (endedByReturn ? "\n" : "");
  if (rest !== "") yield rest;
}

const named: Readonly<Record<string, string>> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "windows-1251": "windows-1251",
  cp1251: "windows-1251",
  "utf-16le": "utf-16le",
};

/** Encoding by byte order mark, else the named one, else UTF-8 where the bytes fit, else windows-1251. */
export async function encodingOfTable(place: string, charset: string): Promise<string> {
  const file = await open(place);
  const head = Buffer.alloc(3);
  await file.read(head, 0, 3, 0).finally(() => file.close());
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  return named[charset.toLowerCase()] ?? ((await isMostlyUtf8(place)) ? "utf-8" : "windows-1251");
}

/** A few bytes that cannot be UTF-8 are damage, and their rows are refused; nearly all of windows-1251 is such bytes. */
async function isMostlyUtf8(place: string): Promise<boolean> {
  let [letters, wrong, awaited] = [0, 0, 0];
  for await (const chunk of createReadStream(place, { highWaterMark: CHUNK }))
    for (const byte of chunk as Uint8Array) {
      if (awaited > 0 && byte >= 0x80 && byte < 0xc0) {
        awaited -= 1;
        if (awaited === 0) letters += 1;
        continue;
      }
      if (awaited > 0) wrong += 1;
      awaited = byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xc2 && byte < 0xe0 ? 1 : 0;
      if (awaited === 0 && byte >= 0x80) wrong += 1;
    }
  return wrong + (awaited > 0 ? 1 : 0) <= letters / 2;
}
