import { useEffect, useState } from "react";
import type { deliveryEstimate } from "../../../../features/orders/placing/delivery-estimate.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { MOST_COLLECTED } from "../../../../features/orders/resale/resale.rules.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { dayInWords } from "../../../../platform/time/day-in-words.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { formatMoney, sumKopiykas } from "../../../../platform/money/money.ts";
import type { KyivDay } from "../../../../platform/time/time.ts";
import { callApi } from "../../../../client/call-api.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import type { Checkout } from "../form/use-checkout-form.ts";

type Estimate = OutputOf<typeof deliveryEstimate>;

/** The carrier's price on receipt and the day of arrival, once a department is chosen. */
export function DeliveryEstimate({ checkout: { orderId, form, delivery, payment, collect } }: { checkout: Checkout }) {
  const words = useWords(checkoutMessages);
  const own = useWords(deliveryMessages);
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ of: string; estimate: Estimate | undefined }>();
  const isDoor = delivery?.destination === "door";
  const { settlement } = form;
  const promoCode = form.promoCode || undefined;
  const department = isDoor ? "" : form.department;
  const { carrier, kind } = delivery ?? {};
  const code = payment?.code;
  const collectKopiykas = collect !== undefined && collect > 0 && collect <= MOST_COLLECTED ? collect : undefined;
  const wanted = [orderId, carrier, kind, code, settlement, department, collectKopiykas, promoCode].join(" ");
  const isChosen = settlement !== "" && (isDoor || department !== "") && carrier !== undefined;
  useEffect(() => {
    if (!isChosen) return undefined;
    const leaving = new AbortController();
    const question = { orderId, carrier, kind, payment: code, settlement, department, collectKopiykas, promoCode };
    void callApi<typeof deliveryEstimate>("GET", "/api/delivery-estimate", question, { signal: leaving.signal })
      .catch(() => undefined)
      .then((estimate) => leaving.signal.aborted || setAnswer({ of: wanted, estimate }));
    return () => leaving.abort();
  }, [isChosen, wanted, orderId, carrier, kind, code, settlement, department, collectKopiykas, promoCode]);
  if (!isChosen) return null;
  return (
    <p role="status" className="body-s text-ink-500">
      {answer?.of === wanted ? sentences(answer.estimate, { words, delivery: own, locale }) : words["checkout.estimating"]}
    </p>
  );
}

function sentences(
  estimate: Estimate | undefined,
  {
    words,
    delivery: own,
    locale,
  }: {
    words: ReturnType<typeof useWords<(typeof checkoutMessages)["uk"]>>;
    delivery: ReturnType<typeof useWords<(typeof deliveryMessages)["uk"]>>;
    locale: ReturnType<typeof useLocale>;
  },
): string {
  const { deliveryKopiykas: delivery = null, collectingKopiykas: collecting = null, arrivesOn = null, isFree = false } = estimate ?? {};
  const known = arrivesOn !== null && words["checkout.estimateDay"](dayInWords(arrivesOn as KyivDay, locale));
  const day = ` ${known || own["delivery.dayUnknown"]}`;
  if (isFree) return `${own["delivery.freeEstimate"]}${day}`;
  if (delivery === null || collecting === null) return `${words["checkout.estimateUnknown"]}${day}`;
  const part = collecting > 0 ? words["checkout.estimateCollecting"](formatMoney(collecting)) : "";
  return `${words["checkout.estimate"](formatMoney(sumKopiykas([delivery, collecting])))}${part}.${day}`;
}
