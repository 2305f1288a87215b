import { FormControlLabel, FormHelperText, Switch } from "@mui/material";
import { useTranslate } from "react-admin";
import type { chooseTrial, ExchangeView } from "../../../../features/exchange/exchange-access.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";

type Parts = { view: ExchangeView; mayChange: boolean; onSave: (answer: Promise<ExchangeView>) => Promise<void> };

/** Whether goods from 1C are only tried. */
export function TrialChoice({ view: { isTrial }, mayChange, onSave }: Parts) {
  const translate = useTranslate();
  const turn = () => onSave(callStaffApi<typeof chooseTrial>("POST", "/api/admin/exchange/trial", { isTrial: !isTrial }));
  return (
    <Panel title={translate("exchange.trial.title")}>
      <FormControlLabel
        control={<Switch checked={isTrial} disabled={!mayChange} onChange={() => void turn()} />}
        label={translate("exchange.trial.label")}
      />
      <FormHelperText sx={{ mx: 0, maxWidth: 760 }}>{translate("exchange.trial.help")}</FormHelperText>
    </Panel>
  );
}
