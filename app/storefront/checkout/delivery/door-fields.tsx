import { formMessages } from "../../../../features/accounts/form.messages.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { findStreets } from "./find-places.ts";
import { useFindingWords } from "./use-finding-words.ts";
import type { Checkout } from "../form/use-checkout-form.ts";

/** Streets come from the carrier; while it does not answer, any name is taken. */
export function DoorFields({ checkout: { form, errors, change, delivery } }: { checkout: Checkout }) {
  const words = useWords(deliveryMessages);
  const { "checkout.townFirst": townFirst } = useWords(checkoutMessages);
  const { "form.optional": optional } = useWords(formMessages);
  const finding = useFindingWords();
  const text = (name: "house" | "flat" | "note") => ({
    ...errors.field(name),
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Combobox
        key={form.settlement}
        {...errors.field("street")}
        hint={form.areStreetsSilent ? words["delivery.streetSilent"] : words["delivery.streetHint"]}
        words={finding(
          form.settlement === "" ? townFirst : form.areStreetsSilent ? words["delivery.streetSilent"] : words["delivery.streetNone"],
        )}
        from={2}
        text={form.street}
        find={async (search, signal) => {
          if (!delivery || form.settlement === "") return [];
          const { isAnswered, streets } = await findStreets(delivery, { settlement: form.settlement, search }, signal);
          if (isAnswered === form.areStreetsSilent) change({ areStreetsSilent: !isAnswered });
          return streets.map(({ id, name }) => ({ id, title: name, note: "" }));
        }}
        onText={(street) => change({ street, streetId: "" })}
        onChoose={(option) => change({ street: option.title, streetId: option.id })}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField autoComplete="off" maxLength={20} {...text("house")} />
        <TextField autoComplete="off" maxLength={10} optional={optional} {...text("flat")} />
      </div>
      <TextField autoComplete="off" maxLength={100} optional={optional} hint={words["delivery.noteHint"]} {...text("note")} />
    </>
  );
}
