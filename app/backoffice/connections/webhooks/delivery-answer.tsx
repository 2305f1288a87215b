import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import type { DeliveryView } from "../../../../features/webhooks/webhooks.contract.ts";
import { Moment } from "../../fields/moment.tsx";

/** The last answer's status, or why there was none; a press opens request and answer. */
export function DeliveryAnswer({ delivery }: { delivery: DeliveryView }) {
  const translate = useTranslate();
  const { answerStatus, answerText, fault, tries, milliseconds, nextTryAt, messageId, type, at, sequence, data } = delivery;
  const body = { type, timestamp: at, sequence, data };
  return (
    <Box sx={{ fontSize: 14 }}>
      {answerStatus ?? (fault ? translate(`webhooks.faults.${fault}`) : "—")}
      {tries > 0 ? <Box sx={{ color: "text.secondary" }}>{translate("webhooks.tries", { tries, milliseconds })}</Box> : null}
      {nextTryAt && tries > 0 ? (
        <Box sx={{ color: "text.secondary" }}>
          {translate("webhooks.nextTry")} <Moment at={nextTryAt} />
        </Box>
      ) : null}
      {answerText ? <Opened title={translate("webhooks.answer")}>{answerText}</Opened> : null}
      <Opened title={translate("webhooks.message")}>{`webhook-id: ${messageId}\n\n${JSON.stringify(body, undefined, 2)}`}</Opened>
    </Box>
  );
}

const Opened = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary>{title}</summary>
    <Box component="pre" sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: 13 }}>
      {children}
    </Box>
  </details>
);
