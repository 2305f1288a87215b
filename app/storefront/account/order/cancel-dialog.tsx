import { useState } from "react";
import { ApiRefusal, callApi } from "../../../../client/call-api.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useRevalidator } from "../../../../client/router/router.tsx";
import type { cancelOrder } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { cancelMessages } from "../../../../features/orders/refunds/cancel.messages.ts";
import type { GoesBack } from "../../../../features/orders/refunds/goes-back.contract.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";

type Way = "card" | "balance";

/** Shows beforehand what comes back and where; the customer chooses where a card's money goes. */
export function CancelDialog({ number, goesBack }: { number: number; goesBack: GoesBack }) {
  const words = useWords(ordersMessages);
  const cancelWords = useWords(cancelMessages);
  const { close } = useWords(layoutMessages);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Way>();
  const money = goesBack.moneyKopiykas > 0 ? formatMoney(kopiykas(goesBack.moneyKopiykas)) : undefined;
  const cancel = async (refundTo: Way) => {
    if (busy) return;
    setBusy(refundTo);
    try {
      await callApi<typeof cancelOrder>("POST", "/api/cancel-order", { number, refundTo });
      const done = goesBack.canGoToCard && refundTo === "card" ? "cancel.doneToCard" : "cancel.doneToBalance";
      toast(money ? cancelWords[done](money) : words["orders.cancelled"]);
    } catch (refusal) {
      toast(refusal instanceof ApiRefusal && refusal.status === 409 ? refusal.message : words["orders.cancelFailed"]);
    }
    setBusy(undefined);
    closeOverlay();
    await revalidate();
  };
  const asksWhere = money !== undefined && goesBack.canGoToCard;
  return (
    <Dialog name="cancelOrder" title={words["orders.cancel"]} closeLabel={close} shape="modal">
      <ul className="mb-6 space-y-2">
        <li>{cancelWords["cancel.goods"]}</li>
        {meansBack(goesBack, cancelWords).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {asksWhere && <p className="label mb-3">{cancelWords["cancel.where"](money)}</p>}
      <div className="grid gap-3">
        {asksWhere &&
          (["card", "balance"] as const).map((way) => (
            <div key={way}>
              <Button
                kind={way === "card" ? "primary" : "secondary"}
                className="w-full"
                busy={busy === way}
                aria-describedby={`cancel-${way}`}
                onClick={() => void cancel(way)}
              >
                {cancelWords[way === "card" ? "cancel.toCard" : "cancel.toBalance"]}
              </Button>
              <p id={`cancel-${way}`} className="caption mt-1 text-ink-500">
                {cancelWords[way === "card" ? "cancel.toCardNote" : "cancel.toBalanceNote"]}
              </p>
            </div>
          ))}
        {!asksWhere && (
          <Button busy={busy !== undefined} onClick={() => void cancel("card")}>
            {words["orders.cancel"]}
          </Button>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at the harmless button */}
        <Button kind={asksWhere ? "quiet" : "secondary"} autoFocus onClick={closeOverlay}>
          {cancelWords["cancel.keep"]}
        </Button>
      </div>
    </Dialog>
  );
}

function meansBack(back: GoesBack, words: (typeof cancelMessages)["uk"]): string[] {
  const line = (sum: number, text: (sum: string) => string) => (sum > 0 ? [text(formatMoney(kopiykas(sum)))] : []);
  return [
    ...(back.canGoToCard ? [] : line(back.moneyKopiykas, words["cancel.paidToBalance"])),
    ...line(back.balanceKopiykas, words["cancel.balance"]),
    ...line(back.bonusesKopiykas, words["cancel.bonuses"]),
    ...line(back.cashbackKopiykas, words["cancel.cashback"]),
  ];
}
