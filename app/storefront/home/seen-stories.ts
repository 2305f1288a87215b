import { useSyncExternalStore } from "react";

const KEY = "stories_seen";
const MOST = 200;
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let seen: readonly number[] | undefined;

/** Ids of the stories this device has opened; empty until the browser has read its storage. */
export const useSeenStories = (): readonly number[] => useSyncExternalStore(subscribe, read, () => none);

export function markSeen(id: number): void {
  if (read().includes(id)) return;
  seen = [id, ...read()].slice(0, MOST);
  localStorage.setItem(KEY, seen.join("."));
  for (const tell of listeners) tell();
}

function read(): readonly number[] {
  seen ??= (localStorage.getItem(KEY) ?? "").split(".").map(Number).filter(Number.isSafeInteger);
  return seen;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
