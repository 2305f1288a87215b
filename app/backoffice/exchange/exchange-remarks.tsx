import { Button, Typography } from "@mui/material";
import { Link, useTranslate } from "react-admin";
import type { ExchangeView, settleRemark } from "../../../features/exchange/exchange-access.contract.ts";
import { callStaffApi } from "../call-staff-api.ts";
import { Moment } from "../fields/moment.tsx";
import { Panel } from "../fields/panel.tsx";
import { Table, type Column } from "../fields/table.tsx";

type Remark = ExchangeView["remarks"][number];
type Parts = { view: ExchangeView; maySettle: boolean; onSave: (answer: Promise<ExchangeView>) => Promise<void> };

/** What 1C said of orders and the shop did not do by itself. */
export function ExchangeRemarks({ view: { remarks }, maySettle, onSave }: Parts) {
  const translate = useTranslate();
  const title = translate("exchange.remarks");
  const settle = (id: Remark["id"]) => onSave(callStaffApi<typeof settleRemark>("POST", "/api/admin/exchange/remarks/{id}/done", { id }));
  return (
    <Panel title={title}>
      {remarks.length === 0 ? (
        <Typography>{translate("exchange.noRemarks")}</Typography>
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 1, maxWidth: 760 }}>
            {translate("exchange.remarksHint")}
          </Typography>
          <Table label={title} rows={remarks} keyOf={({ id }) => id} columns={columnsOf(translate, maySettle ? settle : undefined)} />
        </>
      )}
    </Panel>
  );
}

const columnsOf = (translate: (key: string) => string, settle: ((id: Remark["id"]) => Promise<void>) | undefined): Column<Remark>[] => [
  { name: "order", label: translate("exchange.order"), cell: orderLink },
  { name: "text", label: translate("exchange.what"), cell: ({ text }) => text },
  { name: "at", label: translate("exchange.when"), cell: moment },
  ...(settle
    ? [
        {
          name: "settle",
          label: translate("exchange.decision"),
          cell: ({ id, orderNumber }: Remark) => (
            <Button size="small" aria-label={`${translate("exchange.settle")}: ${orderNumber}`} onClick={() => void settle(id)}>
              {translate("exchange.settle")}
            </Button>
          ),
        },
      ]
    : []),
];

const orderLink = ({ orderNumber, isKnown }: Remark) =>
  isKnown ? <Link to={`/orders/${orderNumber}/show`}>№ {orderNumber}</Link> : orderNumber;

const moment = ({ at }: Remark) => <Moment at={at} />;
