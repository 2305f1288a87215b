import { Box, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { PriceTypesView } from "../../../../features/exchange/prices/price-types.contract.ts";
import { typedNumber, withComma } from "../../../../platform/text/decimal-comma.ts";
import { Panel } from "../../fields/panel.tsx";

type Currency = PriceTypesView["currencies"][number];
type Save = (currency: string, rate: number | null) => Promise<void>;

/** Hryvnias for one unit; an empty field deletes the rate. */
export function CurrencyRates({ currencies, mayChange, onSave }: { currencies: readonly Currency[]; mayChange: boolean; onSave: Save }) {
  const translate = useTranslate();
  return (
    <Panel title={translate("priceType.rates")}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate("priceType.ratesHint")}
      </Typography>
      {currencies.map((one) => (
        <Rate key={`${one.currency} ${one.rate}`} {...one} mayChange={mayChange} onSave={onSave} />
      ))}
    </Panel>
  );
}

function Rate({ currency, rate, chosenBy, mayChange, onSave }: Currency & { mayChange: boolean; onSave: Save }) {
  const translate = useTranslate();
  const [text, setText] = useState(rate === null ? "" : withComma(rate));
  const [hasError, setError] = useState(false);
  const save = () => {
    const number = text.trim() === "" ? null : typedNumber(text);
    const isWrong = number !== null && !(number > 0 && number <= 1_000_000);
    setError(isWrong);
    if (!isWrong) void onSave(currency, number);
  };
  return (
    <Box
      component="form"
      sx={{ display: "flex", alignItems: "flex-start", gap: 1, flexWrap: "wrap", mb: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Typography component="span" sx={{ width: 56, fontWeight: 600, lineHeight: "40px" }}>
        {currency}
      </Typography>
      <TextField
        value={text}
        margin="none"
        disabled={!mayChange}
        error={hasError}
        helperText={hasError ? translate("priceType.rateError") : undefined}
        sx={{ width: 180 }}
        slotProps={{ htmlInput: { inputMode: "decimal", "aria-label": `${translate("priceType.rate")}: ${currency}` } }}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={!mayChange} sx={{ minHeight: 40 }}>
        {translate("priceType.save")}
      </Button>
      <Typography component="span" color="text.secondary" sx={{ lineHeight: "40px" }}>
        {translate(`priceType.rateFrom.${chosenBy ?? "nobody"}`)}
      </Typography>
    </Box>
  );
}
