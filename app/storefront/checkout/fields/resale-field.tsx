import { useWords } from "../../../../client/locale/locale.ts";
import type { BillView } from "../../../../features/orders/placing/bill.contract.ts";
import { resaleMessages } from "../../../../features/orders/resale/resale.messages.ts";
import { leastCollected, resaleSums } from "../../../../features/orders/resale/resale.rules.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { ResaleRows } from "../../resale-rows.tsx";
import type { Checkout } from "../form/use-checkout-form.ts";

/** Sells to a reseller's buyer at the reseller's price; nothing where the order cannot go so (decision 0082). */
export function ResaleField({ checkout, bill }: { checkout: Checkout; bill: BillView | null }) {
  const words = useWords(resaleMessages);
  const { form, change, errors, mayResell, isForBuyer, collect } = checkout;
  if (!mayResell || !bill) return null;
  const due = bill.prepayment?.onReceiptKopiykas ?? bill.toPayKopiykas;
  const sums = collect !== undefined && collect >= leastCollected(due) ? resaleSums({ collected: collect, due }) : undefined;
  return (
    <fieldset className="space-y-3">
      <legend className="display-s mb-4">{words["resale.title"]}</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-beet-600"
          checked={isForBuyer}
          onChange={(event) => change({ isForBuyer: event.target.checked })}
        />
        {words["resale.choose"]}
      </label>
      {isForBuyer && (
        <>
          <p className="body-s text-ink-500">{words["resale.note"]}</p>
          <TextField
            {...errors.field("collectKopiykas")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
            value={form.collect}
            onChange={(event: { target: { value: string } }) => {
              errors.clear(["collectKopiykas"]);
              change({ collect: event.target.value });
            }}
          />
          <dl className="space-y-1" aria-live="polite">
            {sums ? (
              <ResaleRows collected={sums.collected} due={sums.due} margin={sums.margin} />
            ) : (
              <div className="flex justify-between gap-4">
                <dt>{words["resale.due"]}</dt>
                <dd className="tnum">{formatMoney(due)}</dd>
              </div>
            )}
          </dl>
          <p className="caption text-ink-500">{words["resale.carrierFee"]}</p>
        </>
      )}
    </fieldset>
  );
}
