import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "react-router";
import type { BillView, placeOrder, RefusalCause } from "../../../features/orders/orders.contract.ts";
import { forgetCart } from "../../../features/cart/ui/cart-store.ts";
import { ApiRefusal, callApi } from "../../call-api.ts";
import { pathIn, useLocale } from "../../locale/locale.ts";

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
export type CheckoutErrors = Partial<Record<keyof CheckoutForm | "form", string>>;

const DRAFT = "checkout_draft";
const KEY = "checkout_key";

/** The state of the checkout: a draft that survives reload and sign-out, one idempotency key an attempt, every refusal. */
export function useCheckoutForm(
  first: CheckoutForm,
  {
    orderId,
    toPayKopiykas,
    requiredText,
    networkText,
  }: { orderId: string; toPayKopiykas: number; requiredText: string; networkText: string },
) {
  const [form, setForm] = useState(first);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [causes, setCauses] = useState<RefusalCause[]>([]);
  const [bill, setBill] = useState<BillView | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0);
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    const stored = sessionStorage.getItem(DRAFT);
    if (stored) setForm((before) => ({ ...before, ...(JSON.parse(stored) as Partial<CheckoutForm>) }));
  }, []);
  const change = (part: Partial<CheckoutForm>) => {
    setForm((before) => {
      const next = { ...before, ...part };
      sessionStorage.setItem(DRAFT, JSON.stringify(next));
      return next;
    });
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])), form: undefined }));
    sessionStorage.removeItem(KEY);
  };
  const submit = async () => {
    const missing = (["surname", "name", "settlement", "department"] as const).filter((name) => form[name].trim() === "");
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map((name) => [name, requiredText])));
      return countRefusal();
    }
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
        sessionStorage.removeItem(KEY);
        return countRefusal();
      }
      sessionStorage.removeItem(DRAFT);
      sessionStorage.removeItem(KEY);
      forgetCart();
      await navigate(
        pathIn(locale, `/checkout/success?number=${answer.number}${answer.companionNumber ? `&companion=${answer.companionNumber}` : ""}`),
        { replace: true },
      );
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      setErrors(refusal.status === 422 ? fieldsOf(refusal) : { form: refusal.status === 0 ? networkText : refusal.message });
      countRefusal();
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { form, change, errors, causes, bill, busy, refusals, submit };
}

function fieldsOf(refusal: ApiRefusal): CheckoutErrors {
  const named = Object.entries(refusal.errors).map(([path, texts]) => [path.split(".").at(-1) ?? "form", texts[0] ?? refusal.message]);
  return Object.fromEntries(named) as CheckoutErrors;
}

/** The same key for a repeated press of the same form; a changed form is another order. */
function keyOfAttempt(): string {
  const key = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
  sessionStorage.setItem(KEY, key);
  return key;
}
