import { firstThat } from "../../collections/sorted-list.ts";
import { hasDigit } from "../language/letters.ts";

/** "SR-1110-0147" and "sr 1110 0147" are "sr11100147". */
export const compact = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

type Entry = { key: string; slot: number };

/** Found by their beginning, with and without the leading letters, and by the last number: «SR-1110-0012» by «0012». */
export function openArticles() {
  let sorted: Entry[] = [];
  /** Sorted runs, merged when read. */
  let runs: Entry[] = [];
  let fresh: Entry[] = [];

  const add = (entry: Entry): void => {
    fresh.push(entry);
    if (fresh.length < A_RUN) return;
    runs = [...runs, ...fresh.sort(compare)];
    fresh = [];
  };

  const inOrder = (): Entry[] => {
    if (runs.length + fresh.length > MANY) sorted = [...sorted, ...runs, ...fresh].sort(compare);
    else
      for (const entry of fresh)
        sorted.splice(
          firstThat(sorted, (one) => compare(one, entry) > 0),
          0,
          entry,
        );
    [runs, fresh] = [[], []];
    return sorted;
  };
  const from = (prefix: string): { entries: Entry[]; at: number } => {
    const entries = inOrder();
    return { entries, at: firstThat(entries, ({ key }) => key >= prefix) };
  };

  return {
    add(article: string, slot: number): void {
      const whole = compact(article);
      for (const key of new Set([whole, withoutLetters(whole), lastNumber(article)])) if (key !== "") add({ key, slot });
    },
    isBeginning(prefix: string): boolean {
      const { entries, at } = from(prefix);
      return entries[at]?.key.startsWith(prefix) ?? false;
    },
    startingWith(prefix: string): { slot: number; exact: boolean }[] {
      const found: { slot: number; exact: boolean }[] = [];
      const { entries, at: begin } = from(prefix);
      for (let at = begin; at < entries.length; at += 1) {
        const { key, slot } = entries[at] as Entry;
        if (!key.startsWith(prefix)) break;
        found.push({ slot, exact: key === prefix });
      }
      return found;
    },
  };
}

export type Articles = ReturnType<typeof openArticles>;

const MANY = 64;
const A_RUN = 10_000;
const compare = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.slot - b.slot);

const lastNumber = (article: string): string => /[^0-9]([0-9]+)$/.exec(article)?.[1] ?? "";

function withoutLetters(text: string): string {
  let at = 0;
  while (at < text.length && !hasDigit(text[at] ?? "")) at += 1;
  return text.slice(at);
}
