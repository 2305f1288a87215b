import { kopiykas } from "../../../../platform/money/money.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "../../../../client/router/router.tsx";
import type { BillView } from "../../../../features/orders/placing/bill.contract.ts";
import { billChanges, type BillChange } from "../../../../features/orders/placing/bill-changes.rules.ts";
import type { RefusalCause } from "../../../../features/orders/placing/causes.contract.ts";
import type { orderValidation, placeOrder } from "../../../../features/orders/orders.contract.ts";
import type { CartItem } from "../../../../features/cart/cart.contract.ts";
import { forgetCart } from "../../../../features/cart/ui/cart-store.ts";
import { parsePhone } from "../../../../features/sign-in/sign-in.rules.ts";
import { useFormErrors } from "../../../../ui/fields/use-form-errors.ts";
import { ApiRefusal, callApi, refusalByField } from "../../../../client/call-api.ts";
import { pathIn, useLocale } from "../../../../client/locale/locale.ts";
import { forget } from "../../../../client/memory/device-memory.ts";
import { agreedTo } from "../../../analytics/consent.ts";
import { useCheckoutEvents } from "../../../analytics/use-checkout-events.ts";
import { goToPayment } from "../../payment/go-to-payment.ts";
import {
  keyOfDelivery,
  placeForWay,
  whereOf,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutOffers,
  type LeftPlaces,
  type Own,
} from "./checkout-form.ts";
import { missingPlace } from "./missing-place.ts";
import { keyOfAttempt } from "./key-of-attempt.ts";
import { resaleOfForm } from "./resale-of-form.ts";
import { useKeptDraft } from "../../../../client/memory/use-kept-draft.ts";

export type Checkout = Omit<ReturnType<typeof useCheckoutForm>, "box">;

/** Keeps a draft that survives reload and sign-out, one idempotency key an attempt, and every refusal. */
export function useCheckoutForm(
  first: CheckoutForm,
  {
    orderId,
    goesWith: firstParcel,
    ownPhone,
    lines,
    bill: read,
    heaviestGrams,
    offers,
    labels,
    words,
  }: {
    orderId: string;
    /** Number of the order whose parcel this one joins; 0 for a parcel of its own. */
    goesWith: number;
    ownPhone: string;
    lines: readonly CartItem[];
    /** As the page was read. */
    bill: BillView | null;
    /** Weight of the heaviest parcel; null when unknown. */
    heaviestGrams: number | null;
    offers: CheckoutOffers;
    labels: Record<CheckoutField, string>;
    words: {
      required: string;
      phone: string;
      choose: string;
      network: string;
      postcode: string;
      lockerHeavy: string;
      sum: string;
      promo: string;
    };
  },
) {
  const draft = useKeptDraft("checkout_draft", { first });
  const form = draft.typed;
  const [causes, setCauses] = useState<RefusalCause[]>([]);
  const [bill, setBill] = useState<BillView | null>(null);
  const shown = bill ?? read;
  const [changes, setChanges] = useState<BillChange[]>([]);
  const [busy, setBusy] = useState(false);
  // The draft must not keep a secret.
  const [pin, setPin] = useState("");
  const [isAskingPromo, setAskingPromo] = useState(false);
  const [goesWith, setGoesWith] = useState(firstParcel);
  const left = useRef<LeftPlaces>(new Map());
  const own: Own = { useBonuses: form.useBonuses, useBalance: form.useBalance, first: form.first };
  const delivery =
    offers.deliveries.find(({ carrier, kind }) => carrier === form.carrier && (form.kind === "" || kind === form.kind)) ??
    offers.deliveries[0];
  const payment = offers.payments.find(({ code }) => code === form.payment) ?? offers.payments[0];
  const resale = resaleOfForm(form, { isOffered: goesWith === 0 && payment?.isPaidNow === false, ownPhone, lines });
  const { isForBuyer, collect } = resale;
  const events = useCheckoutEvents(lines);
  const navigate = useNavigate();
  const locale = useLocale();
  const check = () =>
    goesWith > 0
      ? {}
      : {
          collectKopiykas: isForBuyer && collect === undefined ? words.sum : undefined,
          name: form.name.trim() === "" ? words.required : undefined,
          surname: form.surname.trim() === "" ? words.required : undefined,
          phone: parsePhone(form.phone) ? undefined : words.phone,
          ...missingPlace(form, delivery, { ...words, heaviestGrams }),
        };
  const { form: box, ...errors } = useFormErrors<CheckoutField>({ labels, check });
  const change = (part: Partial<CheckoutForm>) => {
    draft.change(part);
    errors.clear(Object.keys(part));
    forget("checkout_key");
  };
  /** A refused code is removed, and its field says why. */
  const tellPromo = (refusal: RefusalCause | undefined) => {
    if (!refusal) return;
    change({ promoCode: "" });
    errors.refuse({ promoCode: refusal.message });
  };
  /** Another choice has another bill; where it cannot be read now, the answer to the button brings it. */
  const choose = async (part: Partial<Pick<CheckoutForm, "carrier" | "kind" | "payment" | "promoCode"> & Own>, parcel = goesWith) => {
    const { promoCode = form.promoCode, ...others } = part;
    if (Object.keys(others).length > 0) change(others);
    const codes = { carrier: delivery?.carrier, kind: delivery?.kind, payment: payment?.code, ...own, ...others, ...joining(parcel) };
    const answer = await callApi<typeof orderValidation>("POST", "/api/order-validation", { orderId, ...codes, ...typed(promoCode) }).catch(
      (error: unknown) => {
        if (part.promoCode !== undefined) errors.refuse({ promoCode: Object.values(refusalByField(error, words.network))[0] });
        return undefined;
      },
    );
    if (!answer) return;
    setBill(answer.bill);
    if (part.promoCode !== undefined) change({ promoCode });
    setCauses(answer.causes.filter(({ cause }) => cause === "device_too_new" || dependsOnParcel.has(cause)));
    tellPromo(answer.causes.find(({ cause }) => cause === "promo_refused"));
  };
  const priceAnew = () => void (bill || form.promoCode !== "" ? choose({}) : setCauses([]));
  const askAgain = useRef(choose);
  useEffect(() => {
    askAgain.current = choose;
  });
  // The page was read without the code that the draft kept.
  const isKept = form.promoCode !== "" && bill === null;
  useEffect(() => {
    if (isKept) void askAgain.current({});
  }, [isKept]);
  const applyPromo = async () => {
    const promoCode = form.promoTyped.trim();
    if (isAskingPromo || errors.refuse({ promoCode: promoCode === "" ? words.promo : undefined })) return;
    await askPromo(promoCode);
  };
  const askPromo = async (promoCode: string) => {
    setAskingPromo(true);
    await choose({ promoCode });
    setAskingPromo(false);
  };
  const chooseDelivery = (chosen: string) => {
    const found = offers.deliveries.find((one) => keyOfDelivery(one) === chosen);
    if (!found) return;
    change(placeForWay(form, { from: delivery, to: found, left: left.current }));
    events.tellDelivery(found);
    void choose({ carrier: found.carrier, kind: found.kind });
  };
  const submit = async () => {
    setCauses([]);
    if (errors.refuse(check())) return;
    events.tellDelivery(delivery);
    events.tellPayment(payment?.code);
    setBusy(true);
    try {
      const answer = await callApi<typeof placeOrder>(
        "POST",
        "/api/place-order",
        {
          orderId,
          ...(goesWith > 0 ? joining(goesWith) : whereOf(form, delivery)),
          payment: payment?.code ?? "",
          comment: form.comment,
          ...own,
          ...typed(form.promoCode),
          ...(collect === undefined ? {} : { collectKopiykas: collect }),
          ...(pin.length === 4 ? { pin } : {}),
          consent: agreedTo(),
          expectedToPayKopiykas: shown?.toPayKopiykas ?? kopiykas(0),
        },
        { headers: { "Idempotency-Key": keyOfAttempt() } },
      );
      if (!answer.result || answer.number === null) {
        setCauses(answer.causes.filter(({ cause }) => cause !== "promo_refused"));
        setBill(answer.bill);
        setChanges(billChanges(shown?.lines ?? [], (answer.bill ?? shown)?.lines ?? []));
        forget("checkout_key");
        tellPromo(answer.causes.find(({ cause }) => cause === "promo_refused"));
        return;
      }
      events.tellPlaced({ number: answer.number, companionNumber: answer.companionNumber });
      forget("checkout_draft");
      forget("checkout_key");
      forgetCart();
      const companion = answer.companionNumber ? `&companion=${answer.companionNumber}` : "";
      const success = pathIn(locale, `/checkout/success?number=${answer.number}${companion}`);
      if (answer.unpaidUntil !== null && (await isAtTheBank(answer.number, success))) return;
      await navigate(success, { replace: true });
    } catch (refusal) {
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      errors.refuse(refusalByField(refusal, words.network));
    } finally {
      setBusy(false);
    }
  };
  return {
    orderId,
    goesWith,
    chooseParcel: (number: number) => {
      setGoesWith(number);
      void choose({}, number);
    },
    heaviestGrams,
    box,
    form,
    change,
    errors,
    causes,
    bill,
    changes,
    busy,
    own,
    isAskingPromo,
    applyPromo: () => void applyPromo(),
    removePromo: () => {
      change({ promoTyped: "" });
      void askPromo("");
    },
    pin,
    setPin,
    chooseOwn: (part: Partial<Own>) => void choose(part),
    submit,
    priceAnew,
    offers,
    delivery,
    payment,
    chooseDelivery,
    ...resale,
    choosePayment: (code: string) => {
      events.tellPayment(code);
      void choose({ payment: code });
    },
  };
}

/** Where the bank's page cannot be opened, the order's page offers it again. */
const isAtTheBank = (number: number, backTo: string): Promise<boolean> =>
  goToPayment(number, { backTo }).then(
    () => true,
    () => false,
  );

const typed = (promoCode: string) => (promoCode === "" ? {} : { promoCode });

const joining = (goesWith: number) => (goesWith > 0 ? { goesWith } : {});

/** Causes that another parcel may add or remove. */
export const dependsOnParcel: ReadonlySet<string> = new Set(["below_min_order", "below_min_amount", "parcel_closed"]);
