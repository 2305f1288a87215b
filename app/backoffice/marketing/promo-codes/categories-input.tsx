import { useEffect, useState } from "react";
import { AutocompleteArrayInput } from "react-admin";
import type { CategoryView, getCategories } from "../../../../features/catalogue/catalogue.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";

type Choice = { id: string; name: string };

/** Each group is named together with those above it. */
export function CategoriesInput() {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    callStaffApi<typeof getCategories>("GET", "/api/get-categories", {}).then(
      (roots) => setChoices(choicesIn(roots, "")),
      () => setChoices([]),
    );
  }, []);
  return <AutocompleteArrayInput source="categories" choices={choices} defaultValue={[]} helperText="promoCodes.allHint" fullWidth />;
}

const choicesIn = (categories: readonly CategoryView[], above: string): Choice[] =>
  categories.flatMap(({ id_1c: id, name, children }) => {
    const whole = above === "" ? name : `${above} → ${name}`;
    return [{ id, name: whole }, ...choicesIn(children, whole)];
  });
