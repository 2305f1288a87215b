import { Switch, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { usePermissions, useTranslate } from "react-admin";
import type { changeProperty, getProperties, PropertyOfStaff } from "../../../../features/catalogue/staff-shelves.contract.ts";
import type { InputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Table, type Column } from "../../fields/table.tsx";
import { PartFrame } from "./part-frame.tsx";
import { usePart } from "./use-part.ts";

/** What somebody changed alone, so that it undoes nobody else's change. */
type Changed = InputOf<typeof changeProperty>;

/** Properties without a field of their own, and where they are used. */
export function PropertiesPanel() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { shown, isBusy, change } = usePart(() => callStaffApi<typeof getProperties>("GET", "/api/admin/properties", {}));
  const mayChange = permissions.includes("products.change");
  const save = (changed: Changed) => void change(callStaffApi<typeof changeProperty>("POST", "/api/admin/properties/{id}", changed));
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
  save: (changed: Changed) => void;
};

const columnsOf = ({ translate, mayChange, isBusy, filtersLeft, save }: Means): Column<PropertyOfStaff>[] => [
  {
    name: "nameUk",
    label: translate("shelves.nameUk"),
    cell: (one) => (
      <Name
        key={one.nameUk}
        value={one.nameUk}
        label={`${translate("shelves.nameUk")}: ${one.nameUk}`}
        disabled={!mayChange}
        save={(nameUk) => save({ id: one.id, nameUk })}
      />
    ),
  },
  {
    name: "nameRu",
    label: translate("shelves.nameRu"),
    cell: (one) => (
      <Name
        key={one.nameRu}
        value={one.nameRu}
        label={`${translate("shelves.nameRu")}: ${one.nameUk}`}
        disabled={!mayChange}
        save={(nameRu) => save({ id: one.id, nameRu })}
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
        set={(on) => save({ id: one.id, shown: on })}
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
        set={(on) => save({ id: one.id, isFilter: on })}
      />
    ),
  },
];
