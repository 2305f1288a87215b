import { forget, keepJson, onOtherTab, recallJson, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { openStore } from "../../../ui/store.ts";

const MOST = 6;
const nothing: readonly string[] = [];
const recent = openStore(nothing, ofAllTabs);
onPersonForgotten(() => recent.set(nothing));

/** Newest first. */
export const useRecentQueries = (): readonly string[] => recent.useWhole();

/** Keeps queries of three characters or more; a repeated one moves to the front, whatever its case. */
export function rememberQuery(query: string): void {
  const asked = query.trim().slice(0, 64);
  if (asked.length < 3) return;
  const others = kept().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  write([asked, ...others].slice(0, MOST));
}

export const forgetQueries = (): void => write([]);

function ofAllTabs(): readonly string[] {
  onOtherTab("recent_queries", () => recent.set(kept()));
  return kept();
}

function kept(): readonly string[] {
  const found = recallJson<unknown>("recent_queries");
  return Array.isArray(found) ? found.filter((one) => typeof one === "string").slice(0, MOST) : nothing;
}

function write(queries: readonly string[]): void {
  if (queries.length > 0) keepJson("recent_queries", queries);
  else forget("recent_queries");
  recent.set(queries);
}
