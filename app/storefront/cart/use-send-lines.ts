import { useEffect } from "react";
import { cartHere, refreshCart } from "../../../features/cart/ui/cart-store.ts";
import { tellAdded } from "../../../features/cart/ui/told-changes.ts";
import { openStore } from "../../../ui/store.ts";
import { useAfterSignIn } from "../sign-in/use-after-sign-in.ts";
import { sendBatch, type AddedLine, type Batch } from "./add-lines.ts";

export type Sending = { state: "idle" } | { state: "forbidden" } | { state: "sending" | "done"; asked: number; added: number; all: number };

const idle: Sending = { state: "idle" };
/** Keyed by what is sent. Sending goes on after its screen is left, so nobody who returns sends twice. */
const sendings = openStore<ReadonlyMap<string, Sending>>(new Map());
const sendingOf = (what: string): Sending => sendings.get().get(what) ?? idle;
export const isBeingSent = (what: string): boolean => sendingOf(what).state === "sending";

function tell(what: string, sending: Sending): void {
  sendings.set(new Map(sendings.get()).set(what, sending));
}

type Lines = {
  /** Names the sending among all in this tab. */
  what: string;
  batches: () => Batch[];
  keep?: (batch: Batch) => void;
  /** Undefined without an answer: the same batch is sent again before anything else. */
  note: (batch: Batch, verdicts: readonly AddedLine[] | "forbidden" | undefined) => void;
};

/** A guest signs in first, then it goes on by itself. Stops at a batch without an answer and for a blacklisted customer. */
export function useSendLines({ what, batches, keep, note }: Lines): { sending: Sending; start: () => void } {
  const sending = sendings.use((all) => all.get(what) ?? idle);
  const setSending = (now: Sending) => tell(what, now);
  // The result is told once.
  useEffect(
    () => () => {
      if (!isBeingSent(what)) tell(what, idle);
    },
    [what],
  );
  const send = async () => {
    if (isBeingSent(what)) return undefined;
    const queue = batches();
    const all = queue.reduce((sum, { lines }) => sum + lines.length, 0);
    let [asked, added] = [0, 0];
    const came: Batch["lines"] = [];
    for (const batch of queue) {
      setSending({ state: "sending", asked, added, all });
      keep?.(batch);
      const verdicts = await sendBatch(batch);
      note(batch, verdicts);
      if (verdicts === "forbidden") return setSending({ state: "forbidden" });
      if (!verdicts) break;
      asked += batch.lines.length;
      added += verdicts.filter((one) => one.added).length;
      came.push(...batch.lines.filter((_, at) => verdicts[at]?.added));
    }
    await refreshCart();
    tellAdded(came, cartHere());
    setSending({ state: "done", asked, added, all });
    return undefined;
  };
  const start = useAfterSignIn(() => void send());
  return { sending, start: () => start(undefined) };
}
