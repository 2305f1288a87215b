import { callApi } from "../../../client/call-api.ts";
import { keep, onPersonForgotten, recall } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { openStore } from "../../../ui/store.ts";
import type { seeStories } from "../own-content.contract.ts";
import { newlySeen, withSeen } from "../seen.rules.ts";
import { idOf, type Id } from "../../../platform/ids.ts";

const none: readonly Id<"story">[] = [];
const seen = openStore(none, kept);
let inAccount = none;
onPersonForgotten(() => {
  inAccount = none;
  seen.set(none);
});

/** Empty until the browser has read its storage. */
export const useSeenStories = (): readonly Id<"story">[] => seen.useWhole();

export const markSeen = (id: Id<"story">): void => write(withSeen(seen.get(), [id]));

export function takeSeen(ids: readonly Id<"story">[]): Promise<void> {
  inAccount = ids;
  write(withSeen(seen.get(), ids));
  return tellSeen();
}

/** Sent for a signed-in customer; what fails now is sent the next time. */
export async function tellSeen(): Promise<void> {
  const ids = newlySeen(seen.get(), inAccount);
  if (ids.length === 0 || !isSignedIn()) return;
  try {
    const told = await callApi<typeof seeStories>("POST", "/api/see-stories", { ids }, { whenSignedOut: "tell" });
    if (!isSignedIn()) return;
    inAccount = [...told.seen, ...ids];
    write(withSeen(seen.get(), told.seen));
  } catch {
    return;
  }
}

function write(ids: readonly Id<"story">[]): void {
  if (ids === seen.get()) return;
  keep("stories_seen", ids.join("."));
  seen.set(ids);
}

function kept(): readonly Id<"story">[] {
  const text = recall("stories_seen");
  return text
    ? text
        .split(".")
        .map(Number)
        .filter(Number.isSafeInteger)
        .map(idOf<"story">)
    : none;
}
