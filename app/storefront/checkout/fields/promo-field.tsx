import { useEffect, useRef, type KeyboardEvent } from "react";
import { useWords } from "../../../../client/locale/locale.ts";
import type { BillView } from "../../../../features/orders/placing/bill.contract.ts";
import { promoFieldMessages } from "../../../../features/orders/promo-codes/promo-field.messages.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError, TextField } from "../../../../ui/fields/text-field.tsx";
import type { Checkout } from "../form/use-checkout-form.ts";

/** Shows what an applied code takes off here too, since the bill may be folded. */
export function PromoField({ checkout, bill }: { checkout: Checkout; bill: BillView | null }) {
  const words = useWords(promoFieldMessages);
  const { form, errors, change, isAskingPromo, applyPromo, removePromo } = checkout;
  const off = bill?.lines.find(({ kind }) => kind === "promo");
  const isApplied = form.promoCode !== "";
  const { error } = errors.field("promoCode");
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button took its focus with it; a customer who has moved on keeps theirs.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasPressed.current && isLost) box.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasPressed.current = false;
  }, [isApplied]);
  const apply = () => {
    wasPressed.current = true;
    applyPromo();
  };
  const remove = () => {
    wasPressed.current = true;
    removePromo();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would place the order.
    event.preventDefault();
    apply();
  };
  return (
    <div ref={box}>
      <p role="status" className={isApplied ? "flex flex-wrap items-center justify-between gap-3" : "sr-only"}>
        {isApplied && (
          <>
            <span className="label min-w-0 wrap-anywhere">
              {off ? `${off.reason}: −${formatMoney(kopiykas(-off.kopiykas))}` : words["promo.asking"](form.promoCode)}
            </span>
            <Button kind="secondary" size="dense" busy={isAskingPromo} onClick={remove}>
              {words["promo.remove"]}
            </Button>
          </>
        )}
      </p>
      {isApplied && error && <FieldError>{error}</FieldError>}
      {!isApplied && (
        <div className="flex flex-wrap items-start gap-x-3">
          <TextField
            {...errors.field("promoCode")}
            className="min-w-0 grow basis-28"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={form.promoTyped}
            onKeyDown={applyOnEnter}
            onChange={(event: { target: { value: string } }) => {
              errors.clear(["promoCode"]);
              change({ promoTyped: event.target.value });
            }}
          />
          <Button kind="secondary" className="mt-6.5" busy={isAskingPromo} onClick={apply}>
            {words["promo.apply"]}
          </Button>
        </div>
      )}
    </div>
  );
}
