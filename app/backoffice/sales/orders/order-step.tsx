import { Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { groupParcelNumbers } from "../../../../platform/parcel-number.ts";
import { StatusChip } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { authorOf } from "./order-author.ts";

export function OrderStep({ order, at }: { order: StaffOrderView; at: number }) {
  const translate = useTranslate();
  const event = order.history[at];
  if (!event) return null;
  const author = authorOf(order, at);
  return (
    <>
      <Moment at={event.at} /> <StatusChip status={event.status} />{" "}
      <Typography component="span" color="text.secondary">
        {author === undefined ? event.byWhom : translate(author)}
        {event.note ? ` · ${groupParcelNumbers(event.note)}` : ""}
      </Typography>
    </>
  );
}
