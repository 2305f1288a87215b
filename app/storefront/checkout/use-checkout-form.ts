import type { Kopiykas } from "../../../platform/money.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { BillView, placeOrder, RefusalCause } from "../../../features/orders/orders.contract.ts";
import { forgetCart } from "../../../features/cart/ui/cart-store.ts";
import { randomName } from "../../../ui/random-name.ts";
import { useFormErrors } from "../../../ui/use-form-errors.ts";
import { ApiRefusal, callApi, refusalByField } from "../../../client/call-api.ts";
import { pathIn, useLocale } from "../../../client/locale/locale.ts";
import { forget, keep, recall } from "../../../client/memory/device-memory.ts";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";

export type CheckoutForm = {
  surname: string;
  name: string;
  patronymic: string;
  phone: string;
  townText: string;
  settlement: string;
  deptText: string;
  department: string;
  comment: string;
};

type Field = "surname" | "name" | "patronymic" | "settlement" | "department" | "comment";
export type Checkout = Omit<ReturnType<typeof useCheckoutForm>, "box">;

/** The state of the checkout: a draft that survives reload and sign-out, one idempotency key an attempt, every refusal. */
export function useCheckoutForm(
  first: CheckoutForm,
  {
    orderId,
    toPayKopiykas,
    labels,
    words,
  }: {
    orderId: string;
    toPayKopiykas: Kopiykas;
    labels: Record<Field, string>;
    words: { required: string; choose: string; network: string };
  },
) {
  const draft = useKeptDraft("checkout_draft", { first });
  const form = draft.typed;
  const [causes, setCauses] = useState<RefusalCause[]>([]);
  const [bill, setBill] = useState<BillView | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const locale = useLocale();
  const check = () => ({
    name: form.name.trim() === "" ? words.required : undefined,
    surname: form.surname.trim() === "" ? words.required : undefined,
    settlement: chosen(form.townText, form.settlement, words),
    department: chosen(form.deptText, form.department, words),
  });
  const { form: box, ...errors } = useFormErrors<Field>({ labels, check });
  const change = (part: Partial<CheckoutForm>) => {
    draft.change(part);
    errors.clear(Object.keys(part));
    forget("checkout_key");
  };
  const submit = async () => {
    setCauses([]);
    if (errors.refuse(check())) return;
    setBusy(true);
    try {
      const answer = await callApi<typeof placeOrder>(
        "POST",
        "/api/place-order",
        {
          orderId,
          recipient: { name: form.name, surname: form.surname, patronymic: form.patronymic, phone: form.phone },
          delivery: { carrier: "nova-poshta", settlement: form.settlement, department: form.department },
          payment: "cod",
          comment: form.comment,
          expectedToPayKopiykas: bill?.toPayKopiykas ?? toPayKopiykas,
        },
        { headers: { "Idempotency-Key": keyOfAttempt() } },
      );
      if (!answer.result || answer.number === null) {
        setCauses(answer.causes);
        setBill(answer.bill);
        forget("checkout_key");
        return;
      }
      forget("checkout_draft");
      forget("checkout_key");
      forgetCart();
      await navigate(
        pathIn(locale, `/checkout/success?number=${answer.number}${answer.companionNumber ? `&companion=${answer.companionNumber}` : ""}`),
        { replace: true },
      );
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      errors.refuse(refusalByField(refusal, words.network));
    } finally {
      setBusy(false);
    }
  };
  return { box, form, change, errors, causes, bill, busy, submit };
}

function chosen(text: string, id: string, { required, choose }: { required: string; choose: string }): string | undefined {
  if (id !== "") return undefined;
  return text.trim() === "" ? required : choose;
}

/** The same key for a repeated press of the same form; a changed form is another order. */
function keyOfAttempt(): string {
  const key = recall("checkout_key") ?? randomName();
  keep("checkout_key", key);
  return key;
}
