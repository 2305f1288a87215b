import { Autocomplete, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { CategoryView, getCategories } from "../../../../features/catalogue/catalogue.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";

type Choice = { path: string; name: string };

/** Writes a chosen category's address into the field below. */
export function CategoryGoal() {
  const translate = useTranslate();
  const { setValue, watch } = useFormContext<{ leadsTo?: string | null }>();
  const [choices, setChoices] = useState<Choice[]>([]);
  const leadsTo = watch("leadsTo");
  useEffect(() => {
    callStaffApi<typeof getCategories>("GET", "/api/get-categories", {}).then(
      (roots) => setChoices(choicesIn(roots, "")),
      () => setChoices([]),
    );
  }, []);
  return (
    <Autocomplete
      fullWidth
      options={choices}
      value={choices.find(({ path }) => path === leadsTo) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ path }) => path}
      onChange={(_, choice) => setValue("leadsTo", choice?.path ?? "", { shouldDirty: true })}
      renderInput={(props) => <TextField {...props} label={translate("searchWords.category")} />}
    />
  );
}

const choicesIn = (categories: readonly CategoryView[], above: string): Choice[] =>
  categories.flatMap(({ id_1c, name, children }) => {
    const whole = above === "" ? name : `${above} → ${name}`;
    return [{ path: `/category/${encodeURIComponent(id_1c)}`, name: whole }, ...choicesIn(children, whole)];
  });
