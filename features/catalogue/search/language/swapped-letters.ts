const SHORTEST = 4;

/** Two neighbours, or two letters with one between: «палтье» is «платье», «пдел» is «плед». */
export function withSwappedLetters(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const swapped: string[] = [];
  for (const apart of [1, 2])
    for (let at = 0; at + apart < word.length; at += 1) {
      const [one = "", other = ""] = [word[at], word[at + apart]];
      if (one === other) continue;
      swapped.push(`${word.slice(0, at)}${other}${word.slice(at + 1, at + apart)}${one}${word.slice(at + apart + 1)}`);
    }
  return swapped;
}
