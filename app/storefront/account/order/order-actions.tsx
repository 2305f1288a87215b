import { chatMessages } from "../../../../features/chat/chat.messages.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { isCancellable, isHandedOver } from "../../../../features/orders/orders.rules.ts";
import { cancelMessages } from "../../../../features/orders/refunds/cancel.messages.ts";
import { returnsMessages } from "../../../../features/returns/returns.messages.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { CheckBox } from "../../../../ui/fields/check-box.tsx";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { orderPrintMessages } from "./order-print.messages.ts";
import { PrintButton } from "./print-button.tsx";
import { RepeatOrder } from "./repeat-order.tsx";

type Props = { order: OrderView; hasPhotos: boolean; onPhotos: (hasPhotos: boolean) => void };

export function OrderActions({ order, hasPhotos, onPhotos }: Props) {
  const { number, status, goesWith, goesBack, cannotCancel } = order;
  const words = useWords(ordersMessages);
  const cancelWords = useWords(cancelMessages);
  const { "returns.action": giveBack } = useWords(returnsMessages);
  const { withPhotos } = useWords(orderPrintMessages);
  const { "chat.ask": ask } = useWords(chatMessages);
  return (
    <div className="no-print mt-8 flex flex-wrap gap-3">
      <RepeatOrder number={number} kind={status === "awaiting_payment" ? "secondary" : "primary"} />
      <div className="flex flex-wrap items-center gap-x-3">
        <PrintButton />
        <CheckBox label={withPhotos} isOn={hasPhotos} onChange={onPhotos} />
      </div>
      {isCancellable(status) && goesWith === null && (
        <ShopLink to={`/account/orders/${number}/delivery`} className={buttonClass("secondary")}>
          {words["orders.changeDelivery"]}
        </ShopLink>
      )}
      <ShopLink to={`/account/chat?order=${number}`} className={buttonClass("secondary")}>
        {ask}
      </ShopLink>
      {isHandedOver(status) && (
        <ShopLink to={`/account/orders/${number}/return`} className={buttonClass("secondary")}>
          {giveBack}
        </ShopLink>
      )}
      {goesBack && (
        <>
          <Button kind="quiet" onClick={() => openOverlay("cancelOrder")}>
            {words["orders.cancel"]}
          </Button>
          <CancelDialog number={number} goesBack={goesBack} />
        </>
      )}
      {cannotCancel && cannotCancel !== "additions" && (
        <p className="body-s basis-full text-ink-700">{cancelWords[`cancel.${cannotCancel}`]}</p>
      )}
    </div>
  );
}
