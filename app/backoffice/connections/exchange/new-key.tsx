import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { stockCounts, type StockCounts } from "../../../../features/exchange/stock-counts.rules.ts";

export type KeyDraft = { name: string; goods: boolean; prices: boolean; orders: boolean; stockCounts: StockCounts };
export const noKey: KeyDraft = { name: "", goods: true, prices: true, orders: true, stockCounts: "free" };

type Parts = { draft: KeyDraft; errors: Record<string, string>; onChange: (draft: KeyDraft) => void; children: ReactNode };

/** Name and rights of a new key; `children` is the button that makes it. */
export function NewKey({ draft, errors, onChange, children }: Parts) {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 560 }}>
      <TextField
        label={translate("exchange.programs.name")}
        value={draft.name}
        error={Boolean(errors["name"])}
        helperText={errors["name"] ?? translate("exchange.programs.nameHint")}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <FormControl component="fieldset" error={Boolean(errors["goods"])}>
        <FormLabel component="legend">{translate("exchange.programs.may")}</FormLabel>
        <FormGroup>
          {(["goods", "prices", "orders"] as const).map((right) => (
            <FormControlLabel
              key={right}
              control={<Checkbox checked={draft[right]} onChange={(event) => onChange({ ...draft, [right]: event.target.checked })} />}
              label={translate(`exchange.programs.rights.${right}`)}
            />
          ))}
        </FormGroup>
        {errors["goods"] ? <FormHelperText>{errors["goods"]}</FormHelperText> : null}
      </FormControl>
      {draft.prices ? (
        <FormControl component="fieldset">
          <FormLabel component="legend">{translate("exchange.programs.stock")}</FormLabel>
          <RadioGroup value={draft.stockCounts}>
            {stockCounts.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio onChange={() => onChange({ ...draft, stockCounts: one })} />}
                label={translate(`exchange.programs.counts.${one}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ) : null}
      <Box>{children}</Box>
    </Stack>
  );
}
