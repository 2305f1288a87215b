import { Alert, Chip, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { ExchangeView, makeExchangePassword, switchExchangeOff } from "../../../../features/exchange/exchange-access.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import { Said } from "./said.tsx";

type Parts = { view: ExchangeView; mayChange: boolean; onChange: (view: ExchangeView) => void };

/** Values to type into 1C; the password is shown once. */
export function ExchangeAccess({ view, mayChange, onChange }: Parts) {
  const translate = useTranslate();
  const [password, setPassword] = useState<string>();
  const make = async (code: string) => {
    const made = await callStaffApi<typeof makeExchangePassword>("POST", "/api/admin/exchange/password", code === "" ? {} : { code });
    setPassword(made.password);
    onChange(made.exchange);
  };
  const switchOff = async (code: string) => {
    onChange(await callStaffApi<typeof switchExchangeOff>("POST", "/api/admin/exchange/off", code === "" ? {} : { code }));
    setPassword(undefined);
  };
  return (
    <Panel title={translate("exchange.access")}>
      <Stack spacing={1}>
        <Chip
          color={view.isOn ? "success" : "default"}
          label={translate(view.isOn ? "exchange.on" : "exchange.off")}
          size="small"
          sx={{ alignSelf: "start" }}
        />
        <Typography color="text.secondary" sx={{ maxWidth: 760 }}>
          {translate("exchange.help")}
        </Typography>
        <Said label={translate("exchange.address")} value={view.address} />
        <Said label={translate("exchange.login")} value={view.login} />
        {password === undefined ? null : (
          <Alert severity="success">
            <Typography>{translate("exchange.passwordOnce")}</Typography>
            <Said label={translate("exchange.password")} value={password} />
          </Alert>
        )}
        {view.passwordMadeAt ? (
          <Typography component="div">
            {translate("exchange.passwordMadeAt")}: <Moment at={view.passwordMadeAt} />
          </Typography>
        ) : null}
        {mayChange ? (
          <Stack direction="row" spacing={1} sx={{ flexWrap: "wrap" }} useFlexGap>
            <AskForCode
              title={translate(view.isOn ? "exchange.renew" : "exchange.make")}
              text={translate(view.isOn ? "exchange.askRenew" : "exchange.askMake")}
              tint={view.isOn ? "outlined" : "contained"}
              onSend={make}
            />
            {view.isOn ? (
              <AskForCode title={translate("exchange.switchOff")} text={translate("exchange.askOff")} tint="text" onSend={switchOff} />
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Panel>
  );
}
