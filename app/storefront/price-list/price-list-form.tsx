import { useState, type FormEvent } from "react";
import { callApi, refusalByField } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useRevalidator } from "../../../client/router/router.tsx";
import { genders, type Gender } from "../../../features/catalogue/words/genders.ts";
import { MOST_PERCENT, resalePrice, roundings, type MarkUp } from "../../../features/feeds/mark-up.rules.ts";
import type { PriceListView, savePriceList } from "../../../features/feeds/price-list.contract.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { PRICE_LIST_FILES } from "./price-list-files.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { RadioList } from "../../../ui/fields/radio-list.tsx";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { CheckBox } from "../../../ui/fields/check-box.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";

/** An example in kopiykas, not round, so that every rounding shows. */
const EXAMPLE = kopiykas(1_241_50);

type Terms = Omit<MarkUp, "percent"> & { percent: string; onlyInStock: boolean; audiences: readonly Gender[] };
const usual: Terms = { percent: "30", rounding: "five", prefersRecommended: false, onlyInStock: true, audiences: [] };

const percentOf = (text: string): number | undefined => {
  const percent = Number(text.replace(",", ".") || "0");
  return Number.isInteger(percent) && percent >= 0 && percent <= MOST_PERCENT ? percent : undefined;
};

/** The first sending creates the link. */
export function PriceListForm({ kept }: { kept: PriceListView | null }) {
  const words = useWords(priceListMessages);
  const { revalidate } = useRevalidator();
  const [terms, setTerms] = useState<Terms>(() => (kept ? { ...kept, percent: String(kept.percent) } : usual));
  const [busy, setBusy] = useState(false);
  const percent = percentOf(terms.percent);
  const { form, field, formError, refuse, clear } = useFormErrors({
    labels: { percent: words["priceList.percent"], rounding: words["priceList.rounding"] },
    check: () => ({ percent: percent === undefined ? words["priceList.percentError"] : undefined }),
  });
  const change = (part: Partial<Terms>) => {
    setTerms({ ...terms, ...part });
    clear(Object.keys(part));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || percent === undefined) return void refuse({ percent: percent === undefined ? words["priceList.percentError"] : undefined });
    setBusy(true);
    try {
      await callApi<typeof savePriceList>("POST", "/api/save-price-list", { ...ownTerms(terms), percent });
      toast(words["priceList.saved"]);
      await revalidate();
      if (!kept) document.getElementById(PRICE_LIST_FILES)?.focus();
    } catch (error) {
      refuse(refusalByField(error, words["priceList.failed"]));
    } finally {
      setBusy(false);
    }
  };
  const yours = percent === undefined ? undefined : resalePrice({ price: EXAMPLE, recommendedPrice: null }, { ...terms, percent });
  return (
    <form method="dialog" ref={form} noValidate onSubmit={(event) => void send(event)} className="max-w-[36rem]">
      <h2 className="display-s">{words["priceList.terms"]}</h2>
      <div className="mt-3 grid gap-5">
        <TextField
          {...field("percent")}
          className="max-w-80"
          inputMode="numeric"
          autoComplete="off"
          value={terms.percent}
          hint={words["priceList.percentHint"]}
          maxLength={4}
          onChange={({ target }) => change({ percent: target.value })}
        />
        <RadioList
          {...field("rounding")}
          options={roundings.map((value) => ({ value, text: words["priceList.roundings"][value] }))}
          chosen={terms.rounding}
          onChoose={(rounding) => change({ rounding })}
        />
        <p aria-live="polite" className="rounded-card bg-sky-100 p-4">
          {yours === undefined ? words["priceList.percentError"] : words["priceList.example"](formatMoney(EXAMPLE), formatMoney(yours))}
        </p>
        <CheckBox
          label={words["priceList.prefersRecommended"]}
          isOn={terms.prefersRecommended}
          onChange={(prefersRecommended) => change({ prefersRecommended })}
        />
      </div>
      <h2 className="display-s mt-8">{words["priceList.which"]}</h2>
      <div className="mt-3 grid gap-3">
        <CheckBox label={words["priceList.onlyInStock"]} isOn={terms.onlyInStock} onChange={(onlyInStock) => change({ onlyInStock })} />
        <fieldset>
          <legend className="body-s mb-1 font-medium">{words["priceList.audiences"]}</legend>
          <div className="flex flex-wrap gap-x-6">
            {genders.map((one) => (
              <CheckBox
                key={one}
                label={words["priceList.audience"][one]}
                isOn={terms.audiences.includes(one)}
                onChange={(isOn) =>
                  change({ audiences: genders.filter((other) => (other === one ? isOn : terms.audiences.includes(other))) })
                }
              />
            ))}
          </div>
          <p className="caption text-ink-500">{words["priceList.allAudiences"]}</p>
        </fieldset>
      </div>
      {formError && <FieldError>{formError}</FieldError>}
      <Button type="submit" busy={busy} className="mt-6 max-md:w-full">
        {kept ? words["priceList.save"] : words["priceList.make"]}
      </Button>
    </form>
  );
}

const ownTerms = ({ rounding, prefersRecommended, onlyInStock, audiences }: Terms) => ({
  rounding,
  prefersRecommended,
  onlyInStock,
  audiences: [...audiences],
});
