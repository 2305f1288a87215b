import { callApi } from "../../../client/call-api.ts";
import { onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { openStore } from "../../../ui/store.ts";
import type { checkNewMessage } from "../chat.contract.ts";

const unread = openStore(0);
onPersonForgotten(() => unread.set(0));

export const useUnreadMessages = (): number => unread.useWhole();
export const setUnreadMessages = (count: number): void => unread.set(count);

/** Asks the shop (specification §4); no answer changes nothing. */
export async function checkForMessages(): Promise<void> {
  const answer = await callApi<typeof checkNewMessage>("GET", "/api/check-new-message", {}, { whenSignedOut: "tell" }).catch(
    () => undefined,
  );
  if (answer) unread.set(answer.chatMessageCount);
}
