import type { Kopiykas } from "../../../../platform/money/money.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import type { RefusalCause } from "../../../../features/orders/placing/causes.contract.ts";
import { ownMoneyMessages } from "../../../../features/orders/payments/own-money.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Choice } from "./choice.tsx";
import type { Checkout } from "../form/use-checkout-form.ts";

type Props = { checkout: Checkout; purse: { bonuses: Kopiykas; balance: Kopiykas }; causes: readonly RefusalCause[] };

/** Bonuses and balance, their order, and the PIN on a new device; nothing where there is no money to use. */
export function OwnMoneyField({ checkout, purse, causes }: Props) {
  const words = useWords(ownMoneyMessages);
  const { form, own, pin, chooseOwn, setPin, bill, errors } = checkout;
  if (purse.bonuses === 0 && purse.balance === 0) return null;
  const excluded = bill?.excluded ?? null;
  const isPinAsked = causes.some(({ cause }) => cause === "pin_needed") || pin !== "";
  const option = (name: "useBonuses" | "useBalance", mean: "bonuses" | "balance", label: string) =>
    purse[mean] > 0 && (
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-beet-600"
            checked={own[name] && excluded?.mean !== mean}
            disabled={excluded?.mean === mean}
            onChange={(event) => chooseOwn({ [name]: event.target.checked })}
          />
          {label}
        </label>
        {excluded?.mean === mean && <p className="caption text-ink-500">{excluded.reason}</p>}
      </div>
    );
  return (
    <fieldset className="space-y-2">
      <legend className="display-s mb-4">4. {words["checkout.own"]}</legend>
      {option("useBonuses", "bonuses", words["checkout.useBonuses"](formatMoney(purse.bonuses)))}
      {option("useBalance", "balance", words["checkout.useBalance"](formatMoney(purse.balance)))}
      {own.useBonuses && own.useBalance && !excluded && (
        <Choice
          label={words["checkout.first"]}
          options={[
            { code: "bonuses", name: words["checkout.firstBonuses"], note: "" },
            { code: "balance", name: words["checkout.firstBalance"], note: "" },
          ]}
          chosen={form.first}
          onChoose={(first) => chooseOwn({ first: first === "balance" ? "balance" : "bonuses" })}
        />
      )}
      {isPinAsked && (
        <TextField
          {...errors.field("pin")}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={pin}
          onChange={(event: { target: { value: string } }) => setPin(event.target.value.replaceAll(/\D/g, ""))}
        />
      )}
    </fieldset>
  );
}
