import { callApi } from "../../../client/call-api.ts";
import { keep, onPersonForgotten, recall } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { openStore } from "../../../ui/store.ts";
import type { seeStories } from "../own-content.contract.ts";
import { newlySeen, withSeen } from "../seen.rules.ts";

const none: readonly number[] = [];
const seen = openStore(none, kept);
let inAccount = none;
onPersonForgotten(() => {
  inAccount = none;
  seen.set(none);
});

/** Empty until the browser has read its storage. */
export const useSeenStories = (): readonly number[] => seen.useWhole();

export const markSeen = (id: number): void => write(withSeen(seen.get(), [id]));

export function takeSeen(ids: readonly number[]): Promise<void> {
  inAccount = ids;
  write(withSeen(seen.get(), ids));
  return tellSeen();
}

/** Sent for a signed-in customer; what fails now is sent the next time. */
export async function tellSeen(): Promise<void> {
  const ids = newlySeen(seen.get(), inAccount);
  if (ids.length === 0 || !isSignedIn()) return;
  try {
    const told = await callApi<typeof seeStories>("POST", "/api/see-stories", { ids: ids as never[] }, { whenSignedOut: "tell" });
    if (!isSignedIn()) return;
    inAccount = [...told.seen, ...ids];
    write(withSeen(seen.get(), told.seen));
  } catch {
    return;
  }
}

function write(ids: readonly number[]): void {
  if (ids === seen.get()) return;
  keep("stories_seen", ids.join("."));
  seen.set(ids);
}

function kept(): readonly number[] {
  const text = recall("stories_seen");
  return text ? text.split(".").map(Number).filter(Number.isSafeInteger) : none;
}
