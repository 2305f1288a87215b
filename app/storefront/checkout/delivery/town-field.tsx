import { checkoutMessages } from "../../../../features/orders/placing/checkout.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { findTowns } from "./find-places.ts";
import { useFindingWords } from "./use-finding-words.ts";
import { noDepartment, noTown, type PlaceForm } from "../form/checkout-form.ts";

export function TownField({ checkout: { form, errors, change, delivery } }: { checkout: PlaceForm }) {
  const words = useWords(checkoutMessages);
  const finding = useFindingWords();
  return (
    <Combobox
      key={delivery?.carrier}
      {...errors.field("settlement")}
      hint={words["checkout.townHint"]}
      words={finding(words["checkout.townNone"])}
      from={2}
      text={form.townText}
      find={async (text, signal) => (delivery ? findTowns(delivery, text, signal) : [])}
      onText={(townText) => change({ ...noDepartment, ...noTown, townText })}
      onChoose={(option) => change({ ...noDepartment, ...noTown, townText: option.title, settlement: option.id })}
    />
  );
}
