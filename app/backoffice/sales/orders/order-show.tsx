import { Box, Button, Typography, useMediaQuery, type Theme } from "@mui/material";
import { Link, Show, TopToolbar, useRecordContext, useTranslate } from "react-admin";
import type { StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { formatMoment } from "../../../../platform/time/time.ts";
import { Chip, StatusChip } from "../../fields/chip.tsx";
import { Panel } from "../../fields/panel.tsx";
import { OneRecord } from "../../frame/one-record.tsx";
import { OnlyWith } from "../../frame/only-with.tsx";
import { ChangeDelivery } from "./delivery/change-delivery.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PaymentsPanel } from "./payments-panel.tsx";
import { ReceiptsPanel } from "./receipts-panel.tsx";
import { OrderChanged, useOrderRefusal } from "./order-changed.tsx";
import { OrderStep } from "./order-step.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { ShortagePanel } from "./shortage-panel.tsx";
import { WaybillPanel } from "./waybills/waybill-panel.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { MainAndAside } from "../../fields/main-and-aside.tsx";
import { formatPhone, withoutPlus } from "../../../../platform/phone.ts";
import { nameOfSum } from "./name-of-sum.ts";
import { ParcelNumber } from "../../fields/parcel-number.tsx";
import { PhoneLink } from "../../fields/phone.tsx";

export const OrderShow = () => (
  <OneRecord>
    <Show actions={<Actions />} title={<Title />} component="div">
      <Shown />
    </Show>
  </OneRecord>
);

const Title = () => {
  const order = useRecordContext<StaffOrderView>();
  const translate = useTranslate();
  // A phone's bar has room for the number alone.
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  if (!order) return "";
  return isNarrow ? `№\u00a0${order.id}` : translate("order.title", { id: order.id });
};

const Actions = () => {
  const translate = useTranslate();
  const order = useRecordContext<StaffOrderView>();
  return (
    <TopToolbar className="only-on-screen">
      {order?.status === "confirmed" || order?.status === "packed" ? (
        <OnlyWith right="picking.see">
          <Button component={Link} to={`/picking/${order.id}`}>
            {translate("picking.gather")}
          </Button>
        </OnlyWith>
      ) : null}
      <Button onClick={() => window.print()}>{translate("order.print")}</Button>
    </TopToolbar>
  );
};

/** Other orders in the same box. */
function SameParcel({ order: { goesWith, additions } }: { order: StaffOrderView }) {
  const translate = useTranslate();
  return (
    <>
      {goesWith === null ? null : <Link to={`/orders/${goesWith}/show`}>{translate("order.goesWith", { id: goesWith })}</Link>}
      {additions.map(({ id, status }) => (
        <Typography key={id} component="div">
          <Link to={`/orders/${id}/show`}>{translate("order.addition", { id })}</Link> <StatusChip status={status} />
        </Typography>
      ))}
    </>
  );
}

function Shown() {
  const order = useRecordContext<StaffOrderView>();
  const translate = useTranslate();
  const { changes, tellRefusal } = useOrderRefusal(order);
  // The list's row stands in until the order has loaded.
  if (!order?.history) return null;
  return (
    <>
      <Typography component="h1" variant="h5" className="only-on-paper" sx={{ mb: 1 }}>
        {`${translate("order.title", { id: order.id })} · ${formatMoment(new Date(order.placedAt))}`}
      </Typography>
      <MainAndAside>
        {/* In a single column this comes before the lines. */}
        <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: 1 } }}>
          {changes ? <OrderChanged key={order.version} order={order} changes={changes} /> : null}
          {order.waitsUntil === null ? (
            <OrderSteps order={order} tellRefusal={tellRefusal} />
          ) : (
            <DecisionPanel order={order} waitsUntil={order.waitsUntil} tellRefusal={tellRefusal} />
          )}
          <Panel title={translate("order.recipient")}>
            <Typography>{order.recipient}</Typography>
            {order.byPhone ? <Chip tint="butter">{translate("byPhone.chip")}</Chip> : null}
            <Typography>
              <PhoneLink phone={withoutPlus(order.phone)} />
            </Typography>
            {order.comment ? <Typography sx={{ mt: 1 }}>«{order.comment}»</Typography> : null}
          </Panel>
          <Panel title={translate("order.delivery")}>
            <Typography>{order.deliveryName}</Typography>
            <Typography>{`${order.settlement}, ${order.department}`}</Typography>
            {order.parcelNumber ? (
              <Typography>
                <ParcelNumber number={order.parcelNumber} />
              </Typography>
            ) : null}
            {order.companionNumber ? (
              <Link to={`/orders/${order.companionNumber}/show`}>{translate("order.companion", { id: order.companionNumber })}</Link>
            ) : null}
            <SameParcel order={order} />
            <ChangeDelivery key={`delivery ${order.version}`} order={order} />
          </Panel>
          <WaybillPanel key={`waybill ${order.version}`} order={order} />
          <Panel title={translate("order.payment")}>
            <Typography>{`${order.paymentName}${order.paid ? ` · ${translate("order.paid")}` : ""}`}</Typography>
            <Typography>{`${translate(nameOfSum(order))}: ${formatMoney(order.toPayKopiykas)}`}</Typography>
            {order.prepaymentKopiykas > 0 ? (
              <Typography>
                {translate(order.prepaid ? "order.prepaid" : "order.prepayment", {
                  sum: formatMoney(order.prepaymentKopiykas),
                  rest: formatMoney(kopiykas(order.toPayKopiykas - order.prepaymentKopiykas)),
                })}
              </Typography>
            ) : null}
            {order.collectedKopiykas === null ? null : (
              <>
                <Typography sx={{ fontWeight: 600 }}>{translate("order.forBuyer")}</Typography>
                <Typography>
                  {translate("order.collected", {
                    sum: formatMoney(order.collectedKopiykas),
                    margin: formatMoney(kopiykas(order.collectedKopiykas - order.toPayKopiykas + order.prepaymentKopiykas)),
                  })}
                </Typography>
              </>
            )}
            <Link to={`/customers/${order.accountId}`}>{`${translate("order.customer")} ${formatPhone(order.accountPhone)}`}</Link>
          </Panel>
        </Box>
        <div>
          <Panel title={translate("order.lines")}>
            <OrderLines order={order} />
          </Panel>
          <ShortagePanel order={order} tellRefusal={tellRefusal} />
          <OnlyWith right="payments.see">
            <PaymentsPanel key={order.version} id={order.id} />
            <ReceiptsPanel key={`receipts ${order.version}`} order={order.id} />
          </OnlyWith>
          <Panel title={translate("order.history")} isForScreen>
            <Box component="ol" sx={{ m: 0, pl: 0, listStyle: "none" }}>
              {order.history.map((event, at) => (
                <Box component="li" key={event.at + event.status} sx={{ py: 0.5 }}>
                  <OrderStep order={order} at={at} />
                </Box>
              ))}
            </Box>
          </Panel>
        </div>
      </MainAndAside>
    </>
  );
}
