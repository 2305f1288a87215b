import { forget, keepJson, onOtherTab, onPersonForgotten, recallJson } from "../../../../client/memory/device-memory.ts";
import { openStore } from "../../../../ui/store.ts";
import type { WaitingAdd } from "../../waiting/waiting.rules.ts";
import { inTurn } from "./in-turn.ts";

const state = openStore<readonly WaitingAdd[]>([], fromOtherTabs);
onPersonForgotten(() => state.set([]));

export const useWaiting = (): readonly WaitingAdd[] => state.useWhole();

export const readWaiting = (): readonly WaitingAdd[] => recallJson<WaitingAdd[]>("cart_waiting") ?? [];

/** Answers whether the device kept it. */
export const changeWaiting = (next: (before: readonly WaitingAdd[]) => readonly WaitingAdd[]): Promise<boolean> =>
  inTurn("cart_waiting", async () => {
    // A store set before its first read would not follow other tabs.
    state.get();
    const after = next(readWaiting());
    if (after.length > 0) keepJson("cart_waiting", after);
    else forget("cart_waiting");
    state.set(readWaiting());
    return readWaiting().length === after.length;
  });

function fromOtherTabs(): readonly WaitingAdd[] {
  onOtherTab("cart_waiting", () => state.set(readWaiting()));
  return readWaiting();
}
