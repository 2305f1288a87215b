import { Box, Typography } from "@mui/material";
import { Link, Show, useRecordContext, useTranslate } from "react-admin";
import type { StaffReturnView } from "../../../../features/returns/staff-returns.contract.ts";
import { gaveBackSums } from "../../../../features/orders/refunds/gave-back.rules.ts";
import { formatHryvnias, formatMoney } from "../../../../platform/money/money.ts";
import { Moment } from "../../fields/moment.tsx";
import { PhoneLink } from "../../fields/phone.tsx";
import { Panel } from "../../fields/panel.tsx";
import { OneRecord } from "../../frame/one-record.tsx";
import { nameOfAuthor } from "../orders/order-author.ts";
import { DecideReturn } from "./decide-return.tsx";
import { ReceiveReturn } from "./receive-return.tsx";
import { ReturnChip } from "./return-list.tsx";
import { MainAndAside } from "../../fields/main-and-aside.tsx";

export const ReturnShow = () => (
  <OneRecord>
    <Show actions={false} component="div">
      <Shown />
    </Show>
  </OneRecord>
);

function Shown() {
  const record = useRecordContext<StaffReturnView>();
  // The list's row stands in until the return has loaded.
  if (!record?.history) return null;
  return (
    <MainAndAside>
      <Box sx={{ gridColumn: { lg: 2 }, gridRow: { lg: 1 } }}>
        <Step key={record.version} record={record} />
      </Box>
      <Box sx={{ gridRow: { lg: 1 } }}>
        <Asked {...record} />
        <Goods {...record} />
        <WhatHappened {...record} />
      </Box>
    </MainAndAside>
  );
}

function Step({ record }: { record: StaffReturnView }) {
  if (record.status === "asked") return <DecideReturn record={record} />;
  if (record.status === "approved") return <ReceiveReturn record={record} />;
  return <Over {...record} />;
}

function Over({ status, gaveBack }: StaffReturnView) {
  const translate = useTranslate();
  return (
    <Panel title={translate("return.over")}>
      <ReturnChip status={status} />
      {gaveBackSums(gaveBack).map(({ means, sum }) => (
        <Typography key={means} sx={{ mt: 1 }}>{`${translate(`return.gaveBack.${means}`)}: ${formatMoney(sum)}`}</Typography>
      ))}
    </Panel>
  );
}

function Asked({ orderNumber, phone, reason, comment, refundTo, photos, answer, status }: StaffReturnView) {
  const translate = useTranslate();
  return (
    <Panel title={translate(`return.reason.${reason}`)}>
      <Typography>
        <Link to={`/orders/${orderNumber}/show`}>{translate("return.ofOrder", { number: orderNumber })}</Link>
        {" · "}
        <PhoneLink phone={phone} />
        {status === "received" ? "" : ` · ${translate(`return.to.${refundTo}`)}`}
      </Typography>
      {comment ? <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{comment}</Typography> : null}
      {answer ? (
        <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }} color="text.secondary">
          {translate("return.answered", { answer })}
        </Typography>
      ) : null}
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", mt: 1 }}>
        {photos.map((id, at) => (
          <a key={id} href={`/api/admin/return-photos/${id}/large.jpg`} target="_blank" rel="noopener">
            <img
              src={`/api/admin/return-photos/${id}/small.jpg`}
              alt={translate("review.photo", { at: at + 1 })}
              width={120}
              height={120}
            />
          </a>
        ))}
      </Box>
    </Panel>
  );
}

function Goods({ lines, status }: StaffReturnView) {
  const translate = useTranslate();
  return (
    <Panel title={translate("return.goods")}>
      {lines.map((line) => (
        <Typography key={line.variationId} sx={{ py: 0.5 }}>
          <b>{line.article}</b> {[line.name, line.variant].filter(Boolean).join(" · ")}:{" "}
          {translate("return.pieces", { pieces: line.pieces })} × {formatHryvnias(line.price)}
          {status === "received" ? `; ${translate("return.came", { received: line.received, fit: line.fit })}` : ""}
        </Typography>
      ))}
    </Panel>
  );
}

function WhatHappened({ history }: StaffReturnView) {
  const translate = useTranslate();
  return (
    <Panel title={translate("return.history")}>
      {history.map(({ status, at, byWhom, note }) => (
        <Typography key={`${status}${at}`} sx={{ overflowWrap: "anywhere" }}>
          <Moment at={at} /> · {translate(`return.status.${status}`)} · {nameOfAuthor(byWhom, translate)}
          {note ? ` · ${note}` : ""}
        </Typography>
      ))}
    </Panel>
  );
}
