import { Alert, Skeleton, Stack, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { Title, useLocaleState, useNotify, usePermissions, useTranslate } from "react-admin";
import type { ExchangeView, getExchange } from "../../../features/exchange/exchange-access.contract.ts";
import { callStaffApi } from "../call-staff-api.ts";
import { Moment } from "../fields/moment.tsx";
import { Panel } from "../fields/panel.tsx";
import { useTellRefusal } from "../use-tell-refusal.ts";
import { ExchangeAccess } from "./exchange-access.tsx";
import { ExchangeRemarks } from "./exchange-remarks.tsx";
import { TrialChoice } from "./trial-choice.tsx";
import { StockChoice } from "./stock-choice.tsx";

/** The exchange with 1C: how it signs in, when it last called, and what it left for people to decide. */
export function ExchangeScreen() {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [locale] = useLocaleState();
  const { permissions = [] } = usePermissions<string[]>();
  const [view, setView] = useState<ExchangeView | "failed">();
  useEffect(() => {
    callStaffApi<typeof getExchange>("GET", "/api/admin/exchange", {}).then(setView, () => setView("failed"));
  }, [locale]);
  const saved = useCallback(
    async (answer: Promise<ExchangeView>) => {
      try {
        setView(await answer);
        notify("exchange.saved", { type: "success" });
      } catch (error) {
        tellRefusal(error);
      }
    },
    [notify, tellRefusal],
  );
  const mayChange = permissions.includes("exchange.change");
  return (
    <>
      <Title title={translate("exchange.title")} />
      {view === undefined ? (
        <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
      ) : view === "failed" ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate("ra.notification.http_error")}
        </Alert>
      ) : (
        <>
          <ExchangeAccess view={view} mayChange={mayChange} onChange={setView} />
          {view.isOn ? (
            <>
              <LastCalls view={view} />
              <ExchangeRemarks view={view} maySettle={permissions.includes("exchange.settle")} onSave={saved} />
              <TrialChoice view={view} mayChange={mayChange} onSave={saved} />
              <StockChoice view={view} mayChange={mayChange} onSave={saved} />
            </>
          ) : null}
        </>
      )}
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
