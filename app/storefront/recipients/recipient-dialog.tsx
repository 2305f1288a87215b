import { useState } from "react";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { addRecipient, changeRecipient, RecipientView } from "../../../features/recipients/recipients.contract.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { callMessages } from "../../../client/call-api.messages.ts";
import { sessionMessages } from "../../../features/sign-in/session.messages.ts";
import { parsePhone } from "../../../features/sign-in/sign-in.rules.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { callApi, refusalByField } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

type Field = "name" | "surname" | "patronymic" | "phone";
const nobody: Record<Field, string> = { name: "", surname: "", patronymic: "", phone: "+380" };

export function RecipientDialog({ recipient, onSaved }: { recipient: RecipientView | undefined; onSaved: () => Promise<unknown> }) {
  const words = useWords(recipientsMessages);
  const names = useWords(accountsMessages);
  const { "auth.phoneError": phoneError } = useWords(sessionMessages);
  const { "err.network": network } = useWords(callMessages);
  const { close, required } = useWords(layoutMessages);
  const first = recipient ? { ...recipient, phone: formatPhone(recipient.phone) } : nobody;
  const [typed, setTyped] = useState<Record<Field, string>>(first);
  const [busy, setBusy] = useState(false);
  const check = () => ({
    name: typed.name.trim() === "" ? required : undefined,
    surname: typed.surname.trim() === "" ? required : undefined,
    phone: parsePhone(typed.phone) ? undefined : phoneError,
  });
  const { form, ...errors } = useFormErrors<Field>({
    labels: {
      name: names["form.name"],
      surname: names["form.surname"],
      patronymic: names["form.patronymic"],
      phone: words["recipients.phone"],
    },
    check,
  });
  const field = (name: Field) => ({
    ...errors.field(name),
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: event.target.value }));
      errors.clear([name]);
    },
  });
  const save = async () => {
    if (errors.refuse(check())) return;
    const { name, surname, patronymic } = typed;
    const person = { name, surname, patronymic, phone: parsePhone(typed.phone) ?? "" };
    setBusy(true);
    try {
      if (recipient) await callApi<typeof changeRecipient>("POST", "/api/change-recipient", { id: recipient.id, ...person });
      else await callApi<typeof addRecipient>("POST", "/api/add-recipient", person);
      closeOverlay();
      setTyped(recipient ? typed : nobody);
      toast(words["recipients.saved"]);
      await onSaved();
    } catch (refusal) {
      errors.refuse(refusalByField(refusal, network));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      name="keepRecipient"
      title={recipient ? words["recipients.change"] : words["recipients.add"]}
      closeLabel={close}
      shape="modal"
      onClose={() => errors.refuse({})}
    >
      <form
        ref={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <ErrorSummary title={names["form.summary"]} problems={errors.problems} />
        <TextField autoComplete="off" inputRef={(input) => void input?.toggleAttribute("autofocus", true)} {...field("name")} />
        <TextField autoComplete="off" {...field("surname")} />
        <TextField autoComplete="off" optional={names["form.optional"]} {...field("patronymic")} />
        <TextField type="tel" inputMode="tel" autoComplete="off" hint={words["recipients.phoneHint"]} {...field("phone")} />
        {errors.formError && <FieldError>{errors.formError}</FieldError>}
        <Button type="submit" className="w-full" busy={busy}>
          {words["recipients.save"]}
        </Button>
      </form>
    </Dialog>
  );
}
