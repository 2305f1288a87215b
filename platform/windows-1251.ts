/** Of the upper half of the table; the lower one is ASCII. */
const codes = new Map(
  Array.from({ length: 128 }, (_, at) => [new TextDecoder("windows-1251").decode(Uint8Array.of(at + 128)), at + 128] as const),
);

/** XML in windows-1251; a letter the table does not have becomes a reference to it. */
export function xmlInWindows1251(xml: string): Uint8Array {
  const letters = Array.from(xml, (letter) => (isInTable(letter) ? letter : `&#${letter.codePointAt(0)};`)).join("");
  return Uint8Array.from(letters, (letter: string) => codes.get(letter) ?? letter.charCodeAt(0));
}

const isInTable = (letter: string): boolean => letter <= "\x7f" || codes.has(letter);
