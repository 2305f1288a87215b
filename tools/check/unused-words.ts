/** Keys of words, such as `"cart.toPay": …`, one to a line. */
const keyOf = /^\s+"([\w-]+(?:\.[\w-]+)+)":/gm;

/** Words that no other file names, neither whole nor by a template of their first or last parts. `texts` are all files without tests. */
export function unusedWords(texts: ReadonlyMap<string, string>): string[] {
  const named = new Set<string>();
  const templates = new Set<string>();
  for (const [file, text] of texts) {
    for (const [quoted, colon] of text.matchAll(/"[\w-]+(?:\.[\w-]+)+"(:)?/g))
      if (!colon || !file.endsWith(".messages.ts")) named.add(quoted.slice(1, quoted.lastIndexOf('"')));
    for (const [, start = ""] of text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)) templates.add(start);
    for (const [, end = ""] of text.matchAll(/\}(\.[\w-]+(?:\.[\w-]+)*)`/g)) templates.add(end);
  }
  const isUsed = (key: string): boolean => {
    const parts = key.split(".");
    return (
      named.has(key) ||
      parts
        .slice(1)
        .some((_, at) => templates.has(`${parts.slice(0, at + 1).join(".")}.`) || templates.has(`.${parts.slice(at + 1).join(".")}`))
    );
  };
  return [...texts].flatMap(([file, text]) =>
    file.endsWith(".messages.ts")
      ? [...new Set([...text.matchAll(keyOf)].map(([, key = ""]) => key))]
          .filter((key) => !isUsed(key))
          .map((key) => `words that nothing shows (${key}): ${file}`)
      : [],
  );
}
