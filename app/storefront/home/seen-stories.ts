import { keep, recall } from "../../../client/memory/device-memory.ts";
import { openStore } from "../../../ui/store.ts";

const MOST = 200;
const none: readonly number[] = [];
const seen = openStore(none, kept);

/** Empty until the browser has read its storage. */
export const useSeenStories = (): readonly number[] => seen.useWhole();

export function markSeen(id: number): void {
  const before = seen.get();
  if (before.includes(id)) return;
  const ids = [id, ...before].slice(0, MOST);
  keep("stories_seen", ids.join("."));
  seen.set(ids);
}

function kept(): readonly number[] {
  const text = recall("stories_seen");
  return text ? text.split(".").map(Number).filter(Number.isSafeInteger) : none;
}
