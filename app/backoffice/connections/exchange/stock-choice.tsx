import { FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup } from "@mui/material";
import { useTranslate } from "react-admin";
import type { chooseStockCounts, ExchangeView } from "../../../../features/exchange/exchange-access.contract.ts";
import { stockCounts, type StockCounts } from "../../../../features/exchange/stock-counts.rules.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";

type Parts = { view: ExchangeView; mayChange: boolean; onSave: (answer: Promise<ExchangeView>) => Promise<void> };

export function StockChoice({ view, mayChange, onSave }: Parts) {
  const translate = useTranslate();
  const choose = (chosen: StockCounts) =>
    onSave(callStaffApi<typeof chooseStockCounts>("POST", "/api/admin/exchange/stock", { stockCounts: chosen }));
  return (
    <Panel title={translate("exchange.stock.title")}>
      <FormControl disabled={!mayChange}>
        <RadioGroup aria-label={translate("exchange.stock.title")} value={view.stockCounts}>
          {stockCounts.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio onChange={() => void choose(one)} />}
              label={translate(`exchange.stock.${one}`)}
            />
          ))}
        </RadioGroup>
        <FormHelperText sx={{ mx: 0, maxWidth: 760 }}>{translate("exchange.stock.help")}</FormHelperText>
      </FormControl>
    </Panel>
  );
}
