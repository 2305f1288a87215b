import { Box, Button, Typography } from "@mui/material";
import { Link, useTranslate } from "react-admin";
import type { ExchangeView, settleRemark } from "../../../../features/exchange/exchange-access.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { ListRow } from "../../fields/list-row.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";

type Remark = ExchangeView["remarks"][number];
type Parts = { view: ExchangeView; maySettle: boolean; onSave: (answer: Promise<ExchangeView>) => Promise<void> };

/** Requests of 1C about orders that the shop left to staff. */
export function ExchangeRemarks({ view: { remarks }, maySettle, onSave }: Parts) {
  const translate = useTranslate();
  const settle = (id: Remark["id"]) => onSave(callStaffApi<typeof settleRemark>("POST", "/api/admin/exchange/remarks/{id}/done", { id }));
  return (
    <Panel title={translate("exchange.remarks")}>
      <Typography color="text.secondary" sx={{ mb: 1, maxWidth: 760 }}>
        {translate(remarks.length === 0 ? "exchange.noRemarks" : "exchange.remarksHint")}
      </Typography>
      {remarks.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {remarks.map((remark) => (
            <Item key={remark.id} remark={remark} onSettle={maySettle ? settle : undefined} />
          ))}
        </Box>
      ) : null}
    </Panel>
  );
}

function Item({ remark, onSettle }: { remark: Remark; onSettle: ((id: Remark["id"]) => Promise<void>) | undefined }) {
  const translate = useTranslate();
  const { id, orderNumber, isKnown, text, at } = remark;
  return (
    <ListRow
      beside={
        onSettle ? (
          <Button
            variant="outlined"
            sx={{ alignSelf: { xs: "start", sm: "center" }, flexShrink: 0 }}
            aria-label={`${translate("exchange.settle")}: ${orderNumber}`}
            onClick={() => void onSettle(id)}
          >
            {translate("exchange.settle")}
          </Button>
        ) : null
      }
    >
      <Typography component="div">
        {isKnown ? <Link to={`/orders/${orderNumber}/show`}>№&nbsp;{orderNumber}</Link> : <b>{orderNumber}</b>} · <Moment at={at} />
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>{text}</Typography>
    </ListRow>
  );
}
