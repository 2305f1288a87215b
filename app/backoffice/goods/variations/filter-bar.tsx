import { MenuItem, Stack, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { getVariationChoices } from "../../../../features/variations/variations.contract.ts";
import { genders } from "../../../../features/catalogue/words/genders.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { useReadView } from "../../use-read-view.ts";
import type { GridWords } from "./columns.ts";
import type { Filter, filterNames } from "./use-variations.ts";

type Choices = OutputOf<typeof getVariationChoices>;
const readChoices = (): Promise<Choices> => callStaffApi<typeof getVariationChoices>("GET", "/api/admin/variations/choices", {});
const PAUSE_MS = 300;

type Parts = { filter: Filter; words: GridWords; onChoose: (name: (typeof filterNames)[number], value: string) => void };

/** The filter is in the address, so it can be shared and survives a reload. */
export function FilterBar({ filter, words, onChoose }: Parts) {
  const translate = useTranslate();
  const { view } = useReadView(readChoices);
  const { groups, brands }: Choices = view === undefined || view === "failed" ? { groups: [], brands: [] } : view;
  const names = words["variations.words"];
  const yes = (value: string, name: string): [string, string][] => [[value, translate(name)]];
  const choices: [(typeof filterNames)[number], string, [string, string][]][] = [
    ["category", "variations.filter.category", groups.map(({ id, name, depth }) => [String(id), `${"\u2003".repeat(depth)}${name}`])],
    ["audience", "variations.filter.audience", genders.map((gender) => [gender, names[gender]])],
    ["brand", "variations.filter.brand", brands.map((brand) => [brand, brand])],
    ["stock", "variations.filter.stock", [...yes("in", "variations.filter.in"), ...yes("out", "variations.filter.out")]],
    ["price", "variations.filter.price", yes("none", "variations.filter.none")],
    [
      "visibility",
      "variations.filter.visibility",
      [...yes("shown", "variations.filter.shown"), ...yes("hidden", "variations.filter.hidden")],
    ],
    ["changed", "variations.filter.changed", yes("staff", "variations.filter.staff")],
  ];
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }} role="search">
      <TextSearch value={filter.q ?? ""} onChoose={(value) => onChoose("q", value)} />
      {choices.map(([name, label, options]) => (
        <TextField
          key={name}
          select
          label={translate(label)}
          value={options.some(([value]) => value === String(filter[name] ?? "")) ? String(filter[name]) : ""}
          onChange={(event) => onChoose(name, event.target.value)}
          sx={{ width: { xs: "calc(50% - 4px)", sm: 150 }, my: 0 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate("variations.filter.any")}</MenuItem>
          {options.map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}

function TextSearch({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const pause = setTimeout(() => onChoose(typed), PAUSE_MS);
    return () => clearTimeout(pause);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <TextField
      label={translate("variations.filter.q")}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ width: { xs: "100%", sm: 260 }, my: 0 }}
      slotProps={{ htmlInput: { maxLength: 60, type: "search" }, inputLabel: { shrink: true } }}
    />
  );
}
