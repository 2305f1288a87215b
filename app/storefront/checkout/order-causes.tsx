import { useEffect, useRef } from "react";
import type { RefusalCause } from "../../../features/orders/placing/causes.contract.ts";
import type { BillChange } from "../../../features/orders/placing/bill-changes.rules.ts";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { formatMoney } from "../../../platform/money/money.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { PriceList } from "./changed-prices.tsx";

/** Causes that no field can change, shown before the form is filled in. */
export const standingCauses: ReadonlySet<RefusalCause["cause"]> = new Set([
  "blacklisted",
  "card_only",
  "carrier_off",
  "places_unknown",
  "payment_off",
  "too_many",
  "too_many_open",
]);

type Props = {
  causes: readonly RefusalCause[];
  /** Of the bill, told where no price is another. */
  changes: readonly BillChange[];
  phone: string;
  isAnswer: boolean;
};

/** Why the order cannot be placed. After a press (`isAnswer`), perhaps far away, it takes the focus; earlier causes move nobody. */
export function OrderCauses({ causes, changes, phone, isAnswer }: Props) {
  const words = useWords(checkoutMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) box.current?.focus();
  }, [causes, isAnswer]);
  if (causes.length === 0) return null;
  const standing = causes.filter(({ cause }) => standingCauses.has(cause));
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-4 rounded-card bg-poppy-100 p-4 text-poppy-700 max-lg:mt-8">
      <p className="label">{words[standing.length === causes.length ? "checkout.notNow" : "checkout.summaryErrors"]}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {causes.map((cause) => (
          <li key={`${cause.cause}${cause.productId ?? ""}`}>
            {cause.message}
            {cause.prices && (cause.prices.length > 0 ? <PriceList prices={cause.prices} /> : <BillChanges changes={changes} />)}
          </li>
        ))}
      </ul>
      {phone && standing.length > 0 && (
        <a href={`tel:${phone}`} className="label mt-2 inline-flex min-h-11 items-center underline">
          {formatPhone(phone)}
        </a>
      )}
    </div>
  );
}

function BillChanges({ changes }: Pick<Props, "changes">) {
  const words = useWords(checkoutMessages);
  if (changes.length === 0) return null;
  return (
    <ul className="body-s mt-2 list-disc space-y-1 pl-5">
      {changes.map(({ kind, reason, was, now }) => (
        <li key={kind}>{words["checkout.billChange"](reason, formatMoney(was), formatMoney(now))}</li>
      ))}
    </ul>
  );
}
