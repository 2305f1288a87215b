import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import type { ComboboxWords } from "../../../../ui/fields/combobox.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";

/** Words in place of a list of places; `none` when nothing is found. */
export function useFindingWords(): (none: string) => ComboboxWords {
  const { "delivery.searching": busy, "delivery.listFailed": failed } = useWords(deliveryMessages);
  const { "err.retry": again } = useWords(layoutMessages);
  return (none) => ({ none, busy, failed, again });
}
