export const CHARACTER_MS = 60;
const PAUSE_MS = 1_000;

/** The text after that time: 60 ms a character, a second after each phrase (specification §9). */
export function typedPhrase(phrases: readonly string[], elapsedMs: number): string {
  const lengths = phrases.map((phrase) => phrase.length * CHARACTER_MS + PAUSE_MS);
  const round = lengths.reduce((sum, one) => sum + one, 0);
  let left = round > 0 ? elapsedMs % round : 0;
  for (const [at, phrase] of phrases.entries()) {
    const length = lengths[at] ?? 0;
    if (left < length) return phrase.slice(0, Math.floor(left / CHARACTER_MS));
    left -= length;
  }
  return "";
}
