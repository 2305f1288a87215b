import { Autocomplete, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { getDepartments, getSettlements } from "../../../../../features/delivery/delivery.contract.ts";
import { departmentInWords, townAndAround } from "../../../../../features/delivery/place.rules.ts";
import { callStaffApi } from "../../../call-staff-api.ts";

export type Found = { id: string; name: string };

type FieldProps = {
  value: Found | null;
  onChange: (found: Found | null) => void;
  error: boolean;
  helperText: string | undefined;
};

export function TownSearch({ carrier, ...field }: FieldProps & { carrier: string }) {
  const find = async (search: string): Promise<Found[]> => {
    const towns = await callStaffApi<typeof getSettlements>("GET", "/api/get-settlements", { search, carrier });
    return towns.map((town) => ({ id: town.id, name: townAndAround(town) }));
  };
  return <PlaceSearch label="delivery.town" asked={carrier} find={find} {...field} />;
}

export function DepartmentSearch({
  carrier,
  kind,
  settlement,
  ...field
}: FieldProps & { carrier: string; kind: string; settlement: string }) {
  const find = async (search: string): Promise<Found[]> => {
    if (settlement === "") return [];
    const asked = { carrier, settlement, search, deliveryKind: kind };
    const departments = await callStaffApi<typeof getDepartments>("GET", "/api/get-departments", asked);
    return departments.map((one) => ({ id: one.id, name: departmentInWords(one) }));
  };
  return <PlaceSearch label="delivery.department" asked={`${carrier} ${settlement}`} find={find} {...field} />;
}

const PAUSE_MS = 250;

/** Options found by the typed text; `asked` names what else they depend on. */
function PlaceSearch({
  label,
  asked,
  find,
  value,
  onChange,
  error,
  helperText,
}: FieldProps & { label: string; asked: string; find: (search: string) => Promise<Found[]> }) {
  const translate = useTranslate();
  const [text, setText] = useState(value?.name ?? "");
  const [found, setFound] = useState<Found[]>([]);
  const [isSearching, setSearching] = useState(false);
  const search = text === value?.name ? "" : text.slice(0, 60);
  useEffect(() => {
    let isOver = false;
    setSearching(true);
    const timer = setTimeout(async () => {
      const places = await find(search).catch(() => []);
      if (isOver) return;
      setFound(places);
      setSearching(false);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `find` is a new function each time and depends on what `asked` names
  }, [search, asked]);
  return (
    <Autocomplete
      fullWidth
      options={found}
      filterOptions={(options) => options}
      value={value}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, chosen) => onChange(chosen)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={translate(isSearching ? "delivery.searching" : "delivery.nothing")}
      renderInput={(props) => <TextField {...props} label={translate(label)} error={error} helperText={helperText} />}
    />
  );
}
