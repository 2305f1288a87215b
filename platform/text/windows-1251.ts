const upperHalf = new TextDecoder("windows-1251").decode(Uint8Array.from({ length: 0x80 }, (_, at) => 0x80 + at));
/** Codes of the upper half; ASCII letters are their own codes. */
const codes = new Uint8Array(0x1_0000);
for (const [at, letter] of [...upperHalf].entries()) codes[letter.charCodeAt(0)] = 0x80 + at;
const absent = new RegExp(`[^\\0-\\x7f${upperHalf}]`, "gu");

/** XML in windows-1251; a letter outside it becomes a character reference. */
export function xmlInWindows1251(xml: string): Uint8Array {
  const letters = xml.replaceAll(absent, (letter) => `&#${letter.codePointAt(0)};`);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at);
    bytes[at] = code < 0x80 ? code : (codes[code] ?? 0);
  }
  return bytes;
}
