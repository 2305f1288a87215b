import { Stack, Typography } from "@mui/material";
import { Title, usePermissions, useTranslate } from "react-admin";
import type { ExchangeView, getExchange } from "../../../../features/exchange/exchange-access.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { useReadView } from "../../use-read-view.ts";
import { ExchangeAccess } from "./exchange-access.tsx";
import { ExchangeRemarks } from "./exchange-remarks.tsx";
import { ProgramKeys } from "./program-keys.tsx";
import { StockChoice } from "./stock-choice.tsx";
import { TrialChoice } from "./trial-choice.tsx";

const read = () => callStaffApi<typeof getExchange>("GET", "/api/admin/exchange", {});

export function ExchangeScreen() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { view: current, setView, saved } = useReadView(read, "exchange.saved");
  const mayChange = permissions.includes("exchange.change");
  return (
    <>
      <Title title={translate("exchange.title")} />
      <ShownWhenRead view={current}>
        {(view) => (
          <>
            <ExchangeAccess view={view} mayChange={mayChange} onChange={setView} />
            {view.isOn ? (
              <>
                <LastCalls view={view} />
                <TrialChoice view={view} mayChange={mayChange} onSave={saved} />
                <StockChoice view={view} mayChange={mayChange} onSave={saved} />
              </>
            ) : null}
            {view.isOn || view.remarks.length > 0 ? (
              <ExchangeRemarks view={view} maySettle={permissions.includes("exchange.settle")} onSave={saved} />
            ) : null}
          </>
        )}
      </ShownWhenRead>
      <ProgramKeys mayChange={mayChange} />
    </>
  );
}

function LastCalls({ view }: { view: ExchangeView }) {
  const translate = useTranslate();
  const moments = [
    ["goodsAt", view.goodsAt],
    ["ordersAt", view.ordersAt],
    ["confirmedAt", view.confirmedAt],
  ] as const;
  return (
    <Panel title={translate("exchange.lastCalls")}>
      <Stack spacing={0.5}>
        {moments.map(([name, at]) => (
          <Typography key={name} component="div">
            {translate(`exchange.${name}`)}: {at ? <Moment at={at} /> : translate("exchange.never")}
          </Typography>
        ))}
        <Typography>{translate("exchange.waitingOrders", { smart_count: view.waitingOrders })}</Typography>
      </Stack>
    </Panel>
  );
}
