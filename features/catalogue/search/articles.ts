import { hasDigit, isLetterOrDigit } from "./letters.ts";
import { startingWith } from "./starting-with.ts";

/** An article number without what people leave out: "SR-1110-0147" and "sr 1110 0147" are "sr11100147". */
export function compact(text: string): string {
  return [...text.toLowerCase()].filter(isLetterOrDigit).join("");
}

/** Article numbers by their beginning, with and without the letters in front. */
export function openArticles() {
  const entries: { key: string; slot: number }[] = [];
  let sorted = true;
  return {
    add(article: string, slot: number): void {
      const whole = compact(article);
      const digits = withoutLetters(whole);
      for (const key of new Set([whole, digits])) if (key !== "") entries.push({ key, slot });
      sorted = false;
    },
    /** Slots whose article begins with this compact text. */
    startingWith(prefix: string): { slot: number; exact: boolean }[] {
      if (!sorted) entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.slot - b.slot));
      sorted = true;
      return startingWith(entries, ({ key }) => key, prefix).map(({ key, slot }) => ({ slot, exact: key === prefix }));
    },
  };
}

export type Articles = ReturnType<typeof openArticles>;

function withoutLetters(text: string): string {
  let at = 0;
  while (at < text.length && !hasDigit(text[at] ?? "")) at += 1;
  return text.slice(at);
}
