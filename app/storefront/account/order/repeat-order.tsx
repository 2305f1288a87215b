import { useRef, useState } from "react";
import { browserName } from "../../../../features/cart/ui/browser-name.ts";
import { refreshCart } from "../../../../features/cart/ui/cart-store.ts";
import type { repeatOrder, RepeatedLine } from "../../../../features/orders/repeat/repeat-order.contract.ts";
import { repeatOrderMessages } from "../../../../features/orders/repeat/repeat-order.messages.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { randomName } from "../../../../ui/random-name.ts";
import { callApi } from "../../../../client/call-api.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { batchesOf } from "../../cart/add-lines.ts";
import { useSendLines } from "../../cart/use-send-lines.ts";
import { RepeatReport, type ReportedLine } from "./repeat-report.tsx";

const AT_ONCE = 100;

type Answer = Omit<OutputOf<typeof repeatOrder>, "lines"> & { lines: ReportedLine[] };

/** Puts the order's goods into the cart again and lists those that stayed out. */
export function RepeatOrder({ number, kind }: { number: number; kind: "primary" | "secondary" }) {
  const words = useWords(repeatOrderMessages);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  /** One key until an answer comes, so that a lost answer adds nothing twice (security.md S14). */
  const key = useRef(randomName());
  const repeat = async () => {
    setBusy(true);
    setAnswer(undefined);
    try {
      const headers = { "Idempotency-Key": key.current, "X-Browser": browserName() };
      setAnswer(await callApi<typeof repeatOrder>("POST", "/api/repeat-order", { number }, { headers }));
      key.current = randomName();
      await refreshCart();
    } catch {
      toast(words["repeat.failed"]);
    }
    setBusy(false);
  };
  const rest = useSendLines({
    what: `order ${number}`,
    batches: () => batchesOf(restOf(answer?.lines ?? []), { size: AT_ONCE, first: undefined }),
    note: (_, verdicts) => {
      if (!verdicts || verdicts === "forbidden") return toast(words[verdicts ? "repeat.forbidden" : "repeat.failed"]);
      const added = new Set(verdicts.filter((one) => one.added).map(({ variationId }) => variationId));
      return setAnswer(
        (before) => before && { ...before, lines: before.lines.map((line) => (added.has(line.variationId) ? topped(line) : line)) },
      );
    },
  });
  return (
    <>
      <Button kind={kind} busy={busy} onClick={() => void repeat()}>
        {words["repeat.action"]}
      </Button>
      <div role="status" className="order-last basis-full empty:hidden">
        {answer && (
          <RepeatReport
            {...answer}
            canAddRest={restOf(answer.lines).length > 0}
            isAdding={rest.sending.state === "sending"}
            onAddRest={rest.start}
          />
        )}
      </div>
    </>
  );
}

const restOf = (lines: readonly RepeatedLine[]) =>
  lines
    .filter(({ added, addable, pack }) => !added && addable >= pack)
    .map((line) => ({ productId: line.productId, variationId: line.variationId, packs: packsLeft(line) }));

const packsLeft = ({ addable, asked, pack }: RepeatedLine): number => Math.floor(Math.min(addable, asked) / pack);

/** The available pieces are in the cart. */
const topped = (line: ReportedLine): ReportedLine => ({
  ...line,
  added: true,
  wanted: line.asked,
  asked: packsLeft(line) * line.pack,
  why: null,
});
