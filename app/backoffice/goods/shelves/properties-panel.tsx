import { Switch, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { usePermissions, useTranslate } from "react-admin";
import type { changeProperty, getProperties, PropertyOfStaff } from "../../../../features/catalogue/staff-shelves.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Table, type Column } from "../../fields/table.tsx";
import { PartFrame } from "./part-frame.tsx";
import { usePart } from "./use-part.ts";

/** Properties without a field of their own, and where they are used. */
export function PropertiesPanel() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { shown, isBusy, change } = usePart(() => callStaffApi<typeof getProperties>("GET", "/api/admin/properties", {}));
  const mayChange = permissions.includes("products.change");
  const save = ({ id, nameUk, nameRu, shown: isShown, isFilter }: PropertyOfStaff) =>
    void change(
      callStaffApi<typeof changeProperty>("POST", "/api/admin/properties/{id}", { id, nameUk, nameRu, shown: isShown, isFilter }),
    );
  return (
    <PartFrame name="properties" shown={shown}>
      {({ properties, filtersLeft }) =>
        properties.length === 0 ? (
          <Typography>{translate("shelves.properties.none")}</Typography>
        ) : (
          <>
            <Typography sx={{ mb: 1 }}>{translate("shelves.filtersLeft", { count: filtersLeft })}</Typography>
            <Table
              label={translate("shelves.properties.title")}
              rows={properties}
              keyOf={({ id }) => id}
              columns={columnsOf({ translate, mayChange, isBusy, filtersLeft, save })}
            />
          </>
        )
      }
    </PartFrame>
  );
}

/** Saved on blur or Enter. */
function Name({ value, label, disabled, save }: { value: string; label: string; disabled: boolean; save: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const leave = () => {
    if (typed.trim() !== value) save(typed.trim());
  };
  return (
    <TextField
      size="small"
      hiddenLabel
      value={typed}
      disabled={disabled}
      sx={{ m: 0, minWidth: 160 }}
      slotProps={{ htmlInput: { "aria-label": label, maxLength: 120 } }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
    />
  );
}

const Toggle = ({ label, on, disabled, set }: { label: string; on: boolean; disabled: boolean; set: (on: boolean) => void }) => (
  <Switch checked={on} disabled={disabled} onChange={(_, checked) => set(checked)} slotProps={{ input: { "aria-label": label } }} />
);

type Means = {
  translate: (key: string, options?: Record<string, unknown>) => string;
  mayChange: boolean;
  isBusy: boolean;
  filtersLeft: number;
  save: (changed: PropertyOfStaff) => void;
};

const columnsOf = ({ translate, mayChange, isBusy, filtersLeft, save }: Means): Column<PropertyOfStaff>[] => [
  {
    name: "nameUk",
    label: translate("shelves.nameUk"),
    cell: (one) => (
      <Name
        value={one.nameUk}
        label={`${translate("shelves.nameUk")}: ${one.nameUk}`}
        disabled={!mayChange}
        save={(nameUk) => save({ ...one, nameUk })}
      />
    ),
  },
  {
    name: "nameRu",
    label: translate("shelves.nameRu"),
    cell: (one) => (
      <Name
        value={one.nameRu}
        label={`${translate("shelves.nameRu")}: ${one.nameUk}`}
        disabled={!mayChange}
        save={(nameRu) => save({ ...one, nameRu })}
      />
    ),
  },
  { name: "example", label: translate("shelves.example"), cell: ({ example }) => example },
  { name: "goods", label: translate("shelves.goods"), number: true, cell: ({ goods }) => goods },
  {
    name: "shown",
    label: translate("shelves.shown"),
    cell: (one) => (
      <Toggle
        label={`${translate("shelves.shown")}: ${one.nameUk}`}
        on={one.shown}
        disabled={isBusy || !mayChange}
        set={(on) => save({ ...one, shown: on })}
      />
    ),
  },
  {
    name: "isFilter",
    label: translate("shelves.filter"),
    cell: (one) => (
      <Toggle
        label={`${translate("shelves.filter")}: ${one.nameUk}`}
        on={one.isFilter}
        disabled={isBusy || !mayChange || (!one.isFilter && filtersLeft === 0)}
        set={(on) => save({ ...one, isFilter: on })}
      />
    ),
  },
];
