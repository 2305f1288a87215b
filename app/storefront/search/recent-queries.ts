import { openStore } from "../../../ui/store.ts";

const KEY = "recent_queries";
const MOST = 6;
const nothing: readonly string[] = [];
const recent = openStore(nothing, ofAllTabs);

/** What was searched for on this device, newest first. */
export const useRecentQueries = (): readonly string[] => recent.useWhole();

/** Puts a query of three characters or more in front; the same one in other letters moves there. */
export function rememberQuery(query: string): void {
  const asked = query.trim().slice(0, 64);
  if (asked.length < 3) return;
  const others = kept().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  write([asked, ...others].slice(0, MOST));
}

/** Forgets them all: by the person's wish, and when they sign out. */
export const forgetQueries = (): void => write([]);

function ofAllTabs(): readonly string[] {
  window.addEventListener("storage", ({ key }) => key === KEY && recent.set(kept()));
  return kept();
}

function kept(): readonly string[] {
  const text = localStorage.getItem(KEY);
  if (!text) return nothing;
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
  recent.set(queries);
}
