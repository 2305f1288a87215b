import { useState } from "react";
import { useLoaderData } from "../../../client/router/page.ts";
import { useRevalidator } from "../../../client/router/router.tsx";
import type { cancelReturn, ReturnView } from "../../../features/returns/returns.contract.ts";
import { gaveBackSums } from "../../../features/orders/refunds/gave-back.rules.ts";
import { byPlace } from "../../../features/returns/returns.rules.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { cartCountMessages } from "../../../features/cart/cart-count.messages.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatHryvnias, formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { AskDialog } from "../layout/ask-dialog.tsx";
import type { loader } from "./return.loader.server.ts";
import { ReturnMark } from "./return-mark.tsx";

export default function ReturnScreen() {
  const shown = useLoaderData<typeof loader>();
  const words = useWords(returnsMessages);
  const orderWords = useWords(ordersMessages);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display-m">{words["returns.one"](shown.id)}</h1>
        <ReturnMark {...shown} />
      </div>
      <ShopLink to={`/account/orders/${shown.orderNumber}`} className="inline-flex min-h-11 items-center text-beet-600 underline">
        {words["returns.ofOrder"](shown.orderNumber)}
      </ShopLink>
      {(shown.status === "asked" || shown.status === "approved") && <p className="mt-2">{words[`returns.next.${shown.status}`]}</p>}
      {shown.answer && (
        <section className="mt-4 rounded-card bg-surface-1 p-4">
          <h2 className="label">{words["returns.answer"]}</h2>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{shown.answer}</p>
        </section>
      )}
      <Given {...shown} />
      <h2 className="display-s mt-8 mb-2">{words["returns.goods"]}</h2>
      <Goods {...shown} />
      <p className="mt-4">
        {words["returns.why"]}: {words[`returns.reason.${shown.reason}`]}
      </p>
      {shown.comment && <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-700">{shown.comment}</p>}
      <Photos photos={shown.photos} />
      <h2 className="display-s mt-8 mb-2">{orderWords["orders.history"]}</h2>
      <ol className="space-y-1">
        {shown.history.map((event) => (
          <li key={`${event.status}${event.at}`} className="body-s">
            {formatMoment(new Date(event.at))} · {event.statusName}
          </li>
        ))}
      </ol>
      {shown.cancellable && <CancelReturn id={shown.id} />}
    </>
  );
}

/** The money that came back or, before the goods are received, will come back. */
function Given({ gaveBack, expected, refundTo, status }: ReturnView) {
  const words = useWords(returnsMessages);
  const isReceived = status === "received";
  if (!isReceived && expected === null) return null;
  const back = isReceived || expected === null ? gaveBack : byPlace(expected, refundTo === "card" ? expected.moneyKopiykas : kopiykas(0));
  return (
    <section className={classNames("mt-4 rounded-card p-4", isReceived ? "bg-dill-100" : "bg-surface-1")}>
      <h2 className="label mb-1">{words[isReceived ? "returns.given" : "returns.expected"]}</h2>
      <dl className="max-w-80 space-y-1">
        {gaveBackSums(back).map(({ means, sum }) => (
          <div key={means} className="flex justify-between gap-3">
            <dt>{words["returns.givenBy"][means]}</dt>
            <dd className="tnum font-semibold">{formatMoney(sum)}</dd>
          </div>
        ))}
      </dl>
      {!isReceived && <p className="caption mt-2 text-ink-700">{words["returns.expectedNote"]}</p>}
    </section>
  );
}

function Goods({ lines, status }: ReturnView) {
  const words = useWords(returnsMessages);
  const { "cart.pieces": piecesText } = useWords(cartCountMessages);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.variationId} className="flex gap-3 border-b border-line py-3">
          <span className="w-14 shrink-0">
            <Picture src={line.image} tint={line.tint} alt="" sizes="56px" />
          </span>
          <div className="min-w-0 grow">
            <p className="body-s">{line.name}</p>
            <p className="caption text-ink-500">
              {[line.variant, `${piecesText(line.pieces)} × ${formatHryvnias(line.price)}`].filter(Boolean).join(" · ")}
            </p>
            {status === "received" && line.received !== line.pieces && (
              <p className="caption text-marigold-900">{words["returns.came"](line.received)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const words = useWords(returnsMessages);
  if (photos.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {photos.map((id, at) => (
        <li key={id}>
          <a href={`/account/return-photos/${id}/large.jpg`} target="_blank" rel="noreferrer">
            <img
              src={`/account/return-photos/${id}/small.jpg`}
              alt={words["returns.photo"](at + 1)}
              width={80}
              height={80}
              className="size-20 rounded-control object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function CancelReturn({ id }: Pick<ReturnView, "id">) {
  const words = useWords(returnsMessages);
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await callApi<typeof cancelReturn>("POST", "/api/cancel-return", { id });
      toast(words["returns.cancelled"]);
    } catch {
      toast(words["returns.failed"]);
    }
    setBusy(false);
    closeOverlay();
    await revalidator.revalidate();
  };
  return (
    <>
      <Button kind="quiet" className="mt-6 -ml-5" onClick={() => openOverlay("cancelReturn")}>
        {words["returns.cancel"]}
      </Button>
      <AskDialog
        name="cancelReturn"
        title={words["returns.cancel"]}
        no={words["returns.keep"]}
        yes={words["returns.cancel"]}
        busy={busy}
        onYes={() => void cancel()}
      >
        {words["returns.cancelAsk"]}
      </AskDialog>
    </>
  );
}
