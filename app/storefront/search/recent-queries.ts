import { useSyncExternalStore } from "react";

const KEY = "recent_queries";
const MOST = 6;
const nothing: readonly string[] = [];
let read: { text: string; queries: readonly string[] } = { text: "", queries: nothing };
const listeners = new Set<() => void>();

/** What was searched for on this device, newest first. */
export const useRecentQueries = (): readonly string[] => useSyncExternalStore(subscribe, recentQueries, () => nothing);

/** Puts a query of three characters or more in front; the same one in other letters moves there. */
export function rememberQuery(query: string): void {
  const asked = query.trim().slice(0, 64);
  if (asked.length < 3) return;
  const others = recentQueries().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  write([asked, ...others].slice(0, MOST));
}

/** Forgets them all: by the person's wish, and when they sign out. */
export const forgetQueries = (): void => write([]);

function recentQueries(): readonly string[] {
  const text = localStorage.getItem(KEY) ?? "";
  if (text !== read.text) read = { text, queries: parsed(text) };
  return read.queries;
}

function parsed(text: string): readonly string[] {
  if (text === "") return nothing;
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter((one) => typeof one === "string").slice(0, MOST) : nothing;
  } catch {
    return nothing;
  }
}

function write(queries: readonly string[]): void {
  if (queries.length > 0) localStorage.setItem(KEY, JSON.stringify(queries));
  else localStorage.removeItem(KEY);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
