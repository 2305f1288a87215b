import { useEffect, useRef } from "react";
import { useLoaderData } from "react-router";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import type { getDepartments, getSettlements } from "../../../features/delivery/delivery.contract.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { formatPhone } from "../../../features/sign-in/sign-in.rules.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { Combobox, type Option } from "../../../ui/combobox.tsx";
import { LoadingPhrase } from "../../../ui/loading-phrase.tsx";
import { FieldError, TextField } from "../../../ui/text-field.tsx";
import { callApi } from "../../call-api.ts";
import { localeOfPath, useWords } from "../../locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { loader } from "./checkout.loader.server.ts";
import { CheckoutOverview, CheckoutSummary } from "./checkout-summary.tsx";
import { useCheckoutForm } from "./use-checkout-form.ts";

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["checkout.title"] });

/** Recipient, delivery, payment on one page; what is refused stands next to what caused it. */
export default function CheckoutScreen() {
  const { cart, bill, recipient, lastDelivery } = useLoaderData<typeof loader>();
  const words = useWords(ordersMessages);
  const names = useWords(accountsMessages);
  const { required } = useWords(layoutMessages);
  const network = useWords(signInMessages)["err.network"];
  const { "loading.phrases": phrases } = useWords(cartMessages);
  const box = useRef<HTMLFormElement>(null);
  const checkout = useCheckoutForm(
    {
      ...recipient,
      townText: lastDelivery?.settlement ?? "",
      settlement: lastDelivery?.settlementId ?? "",
      deptText: lastDelivery?.department ?? "",
      department: lastDelivery?.departmentId ?? "",
      comment: "",
    },
    { orderId: cart.orderId ?? "", toPayKopiykas: bill?.toPayKopiykas ?? 0, requiredText: required, networkText: network },
  );
  const { form, change, errors, refusals } = checkout;
  // The button may be far from what it was refused for.
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert][tabindex]")?.focus();
  }, [refusals]);
  const field = (name: "surname" | "name" | "patronymic") => ({
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form
      ref={box}
      noValidate
      className="max-w-150 max-lg:mx-auto max-lg:-mb-16 lg:max-w-none"
      onSubmit={(event) => {
        event.preventDefault();
        void checkout.submit();
      }}
    >
      <h1 className="display-l mt-6 mb-6">{words["checkout.title"]}</h1>
      <CheckoutOverview cart={cart} bill={checkout.bill ?? bill} />
      <div className="relative lg:grid lg:grid-cols-[minmax(0,640px)_400px] lg:gap-8">
        <div className="space-y-8">
          <fieldset className="space-y-4">
            <legend className="display-s mb-4">1. {words["checkout.recipient"]}</legend>
            <TextField label={names["form.surname"]} autoComplete="family-name" {...field("surname")} />
            <TextField label={names["form.name"]} autoComplete="given-name" {...field("name")} />
            <TextField
              label={names["form.patronymic"]}
              autoComplete="additional-name"
              optional={names["form.optional"]}
              {...field("patronymic")}
            />
            <p className="body-s text-ink-500">{formatPhone(form.phone)}</p>
          </fieldset>
          <fieldset className="space-y-4">
            <legend className="display-s mb-4">2. {words["checkout.delivery"]}</legend>
            <div className="rounded-card border-2 border-ink-900 p-4">
              <b>{words["checkout.np"]}</b>
              <p className="body-s mt-1 text-ink-500">{words["checkout.npNote"]}</p>
            </div>
            <Combobox
              label={words["checkout.town"]}
              hint={words["checkout.townHint"]}
              noneText={words["checkout.townNone"]}
              from={2}
              text={form.townText}
              error={errors.settlement}
              find={findSettlements}
              onText={(townText) => change({ townText, settlement: "", department: "", deptText: "" })}
              onChoose={(option) => change({ townText: option.title, settlement: option.id })}
            />
            <Combobox
              key={form.settlement}
              label={words["checkout.dept"]}
              hint={words["checkout.deptHint"]}
              noneText={words["checkout.deptNone"]}
              from={0}
              text={form.deptText}
              error={errors.department}
              disabled={form.settlement === ""}
              find={(text, signal) => findDepartments(form.settlement, text, signal)}
              onText={(deptText) => change({ deptText, department: "" })}
              onChoose={(option) => change({ deptText: option.title, department: option.id })}
            />
          </fieldset>
          <fieldset>
            <legend className="display-s mb-4">3. {words["checkout.payment"]}</legend>
            <div className="rounded-card border-2 border-ink-900 p-4">
              <b>{words["checkout.codTitle"]}</b>
              <p className="body-s mt-1 text-ink-500">{words["checkout.cod"]}</p>
            </div>
          </fieldset>
          <label className="block">
            <span className="body-s mb-1.5 block font-medium">{words["checkout.comment"]}</span>
            <textarea
              value={form.comment}
              maxLength={500}
              rows={3}
              className="w-full rounded-control border border-line-strong p-3.5"
              onChange={(event) => change({ comment: event.target.value })}
            />
          </label>
        </div>
        <aside className="max-lg:contents lg:sticky lg:top-24 lg:self-start">
          {checkout.causes.length > 0 && (
            <div role="alert" tabIndex={-1} className="mb-4 rounded-card bg-poppy-100 p-4 text-poppy-700 max-lg:mt-8">
              <p className="label">{words["checkout.summaryErrors"]}</p>
              <ul className="mt-2 list-disc space-y-1 pl-5">
                {checkout.causes.map((cause) => (
                  <li key={`${cause.cause}${cause.productId ?? ""}`}>{cause.message}</li>
                ))}
              </ul>
            </div>
          )}
          {errors.form && <FieldError>{errors.form}</FieldError>}
          <CheckoutSummary cart={cart} bill={checkout.bill ?? bill} busy={checkout.busy} />
        </aside>
        {checkout.busy && (
          <div className="cover-late absolute inset-0 z-10 bg-paper/90">
            <div className="sticky top-1/3 py-10">
              <LoadingPhrase phrases={phrases} />
            </div>
          </div>
        )}
      </div>
    </form>
  );
}

async function findSettlements(search: string, signal: AbortSignal): Promise<Option[]> {
  const found = await callApi<typeof getSettlements>("GET", "/api/get-settlements", { search, carrier: "nova-poshta" }, { signal });
  return found.map((one) => ({ id: one.id, title: `${one.type} ${one.name}`, note: [one.area, one.district].filter(Boolean).join(", ") }));
}

async function findDepartments(settlement: string, search: string, signal: AbortSignal): Promise<Option[]> {
  const found = await callApi<typeof getDepartments>(
    "GET",
    "/api/get-departments",
    { settlement, search: search.startsWith("№") ? "" : search, kind: "branch" },
    { signal },
  );
  return found.map((one) => ({ id: one.id, title: `№ ${one.number}, ${one.address}`, note: one.schedule }));
}
