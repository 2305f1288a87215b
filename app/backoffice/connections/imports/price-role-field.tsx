import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { priceRoles, type PriceRole } from "../../../../features/exchange/prices/price-roles.rules.ts";

/** Saves a choice at once. */
export function PriceRoleField({
  label,
  role,
  isDisabled,
  onChoose,
}: {
  label: string;
  role: PriceRole;
  isDisabled: boolean;
  onChoose: (role: PriceRole) => Promise<void>;
}) {
  const translate = useTranslate();
  const [isSaving, setSaving] = useState(false);
  const choose = async (chosen: PriceRole) => {
    setSaving(true);
    await onChoose(chosen);
    setSaving(false);
  };
  return (
    <TextField
      select
      value={role}
      disabled={isDisabled || isSaving}
      margin="none"
      sx={{ width: "100%", minWidth: { sm: 230 }, my: 0.5 }}
      slotProps={{ htmlInput: { "aria-label": `${translate("priceType.role")}: ${label}` } }}
      onChange={(event) => void choose(event.target.value as PriceRole)}
    >
      {priceRoles.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`priceType.roles.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
