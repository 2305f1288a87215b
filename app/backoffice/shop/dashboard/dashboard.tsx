import { Alert, Box, Skeleton, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Link, Title, useLocaleState, useTranslate } from "react-admin";
import type { getDashboard } from "../../../../features/orders/staff-orders.contract.ts";
import type { SessionView } from "../../../../features/staff/staff.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { currentSession } from "../../auth-provider.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Chip, StatusChip } from "../../fields/chip.tsx";
import { Figure } from "../../fields/figure.tsx";
import { Panel } from "../../fields/panel.tsx";
import { OnlyWith } from "../../frame/only-with.tsx";
import { Table } from "../../fields/table.tsx";
import { OpenQuestions } from "../../connections/imports/open-questions.tsx";
import { productLink } from "../../goods/products/product-link.tsx";
import { SearchMisses } from "../../goods/search/search-misses.tsx";
import { DiskNote } from "./disk-note.tsx";
import { ToDo } from "./to-do.tsx";
import { SignInNote } from "./sign-in-note.tsx";

type Figures = OutputOf<typeof getDashboard>;

export function Dashboard() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [figures, setFigures] = useState<Figures | "failed">();
  const [session, setSession] = useState<SessionView>();
  useEffect(() => {
    currentSession().then(setSession, () => undefined);
    callStaffApi<typeof getDashboard>("GET", "/api/admin/dashboard", {}).then(setFigures, () => setFigures("failed"));
  }, [locale]);
  return (
    <>
      <Title title={translate("ra.page.dashboard")} />
      {session?.embeddedDatabase ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate("embedded")}
        </Alert>
      ) : null}
      {figures && figures !== "failed" ? <DiskNote disk={figures.disk} /> : null}
      <SignInNote />
      <OpenQuestions />
      {figures === undefined ? (
        <Skeleton variant="rounded" height={160} />
      ) : figures === "failed" ? (
        <Alert severity="error">{translate("ra.notification.http_error")}</Alert>
      ) : (
        <Shown figures={figures} />
      )}
      <SearchMisses />
    </>
  );
}

function Shown({ figures }: { figures: Figures }) {
  const translate = useTranslate();
  const { today, yesterday, reservations } = figures;
  const before = (value: string | number) => translate("dashboard.yesterday", { value });
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, mb: 2, gridTemplateColumns: { xs: "1fr 1fr", lg: "repeat(4, 1fr)" } }}>
        <Figure name={translate("dashboard.today")} value={today.orders} below={before(yesterday.orders)} />
        <Figure
          name={translate("dashboard.sum")}
          value={formatMoney(today.sumKopiykas)}
          below={before(formatMoney(yesterday.sumKopiykas))}
        />
        <Figure name={translate("dashboard.reservations")} value={reservations.carts} below={formatMoney(reservations.sumKopiykas)} />
        <Figure name={translate("dashboard.unpaid")} value={figures.unpaid} below="" />
      </Box>
      <OnlyWith right="orders.see">
        <Panel title={translate("dashboard.inWork")}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            {figures.waiting > 0 ? (
              <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify({ waits: "true" }))}`} underline="none">
                <Chip tint="marigold">{translate("waiting.chip")}</Chip> {figures.waiting}
              </Link>
            ) : null}
            {figures.byStatus.map(({ status, orders }) => (
              <Link key={status} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ status }))}`} underline="none">
                <StatusChip status={status} /> {orders}
              </Link>
            ))}
            {figures.byStatus.length === 0 ? "—" : null}
          </Box>
        </Panel>
      </OnlyWith>
      <ToDo />
      <Panel title={translate("dashboard.lowStock")}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {figures.lowStock.length > 0 ? translate("dashboard.lowStockHint") : translate("dashboard.nothingLow")}
        </Typography>
        {figures.lowStock.length > 0 ? (
          <Table
            label={translate("dashboard.lowStock")}
            rows={figures.lowStock}
            keyOf={(row) => `${row.productId} ${row.variant}`}
            columns={[
              { name: "article", label: translate("resources.products.fields.article"), cell: (row) => row.article },
              {
                name: "name",
                label: translate("resources.products.fields.name"),
                cell: productLink,
              },
              { name: "free", label: translate("dashboard.free"), number: true, cell: (row) => row.free },
              { name: "sold", label: translate("dashboard.sold"), number: true, cell: (row) => row.soldIn30Days },
            ]}
          />
        ) : null}
      </Panel>
    </>
  );
}
