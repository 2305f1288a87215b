import type { ReactNode } from "react";
import { formMessages } from "../../../../features/accounts/form.messages.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { parsePhone } from "../../../../features/sign-in/sign-in.rules.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import type { Checkout } from "../form/use-checkout-form.ts";

type Props = { checkout: Checkout };

export function RecipientFields({ checkout: { form, errors, change }, children }: Props & { children: ReactNode }) {
  const words = useWords(checkoutMessages);
  const names = useWords(formMessages);
  const { "checkout.phoneHint": phoneHint } = words;
  const phone = errors.field("phone");
  const field = (name: "surname" | "name" | "patronymic") => ({
    ...errors.field(name),
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <fieldset className="space-y-4">
      <legend className="display-s mb-4">1. {words["checkout.recipient"]}</legend>
      {children}
      <TextField autoComplete="given-name" {...field("name")} />
      <TextField autoComplete="family-name" {...field("surname")} />
      <TextField autoComplete="additional-name" optional={names["form.optional"]} {...field("patronymic")} />
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={phoneHint}
        {...phone}
        value={formatPhone(form.phone)}
        onChange={(event) => change({ phone: event.target.value })}
        onBlur={(event) => {
          const digits = parsePhone(form.phone);
          if (digits) change({ phone: digits });
          phone.onBlur(event);
        }}
      />
    </fieldset>
  );
}
