import { Box, Skeleton, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { getChatLoad } from "../../../../features/chat/staff-chat.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Figure } from "../../fields/figure.tsx";
import { Panel } from "../../fields/panel.tsx";
import { Table } from "../../fields/table.tsx";
import { HoursOfDay } from "./hours-of-day.tsx";
import { secondsSince, waitText } from "./wait-text.ts";

type Load = OutputOf<typeof getChatLoad>;

const AGAIN_MS = 60_000;

/** Read again each minute. */
export function ChatLoad() {
  const translate = useTranslate();
  const [load, setLoad] = useState<Load>();
  useEffect(() => {
    // Old figures stay while nobody answers; the list below shows the error.
    const look = () => void callStaffApi<typeof getChatLoad>("GET", "/api/admin/chat-load", {}).then(setLoad, () => undefined);
    look();
    const timer = setInterval(() => {
      if (!document.hidden) look();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box sx={{ p: 2, pb: 0, borderTop: 1, borderColor: "divider" }}>
      {load ? <Shown load={load} /> : <Skeleton variant="rounded" height={320} aria-label={translate("chat.load.title")} />}
    </Box>
  );
}

function Shown({ load: { waiting, open, longestSince, answers, byHour, operators } }: { load: Load }) {
  const translate = useTranslate();
  const { halfSeconds, mostSeconds } = answers;
  return (
    <>
      <Box sx={{ display: "grid", gap: 2, mb: 2, gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" } }}>
        <Figure
          name={translate("chat.load.waiting")}
          value={waiting}
          below={longestSince ? translate("chat.load.longest", { wait: waitText(secondsSince(longestSince), translate) }) : ""}
        />
        <Figure name={translate("chat.load.open")} value={open} below="" />
        <Figure
          name={translate("chat.load.half")}
          value={halfSeconds === null ? "—" : waitText(halfSeconds, translate)}
          below={
            mostSeconds === null
              ? translate("chat.load.none")
              : translate("chat.load.most", { wait: waitText(mostSeconds, translate), answers: answers.answers })
          }
        />
      </Box>
      <Panel title={translate("chat.load.byHour")}>
        <HoursOfDay messages={byHour} />
      </Panel>
      {operators.length > 0 ? (
        <Panel title={translate("chat.load.operators")}>
          <Table
            label={translate("chat.load.operators")}
            rows={operators}
            keyOf={({ id }) => id}
            columns={[
              { name: "name", label: translate("chat.load.name"), cell: ({ name }) => name },
              { name: "open", label: translate("chat.load.has"), number: true, cell: (row) => row.open },
              { name: "waiting", label: translate("chat.load.waits"), number: true, cell: (row) => row.waiting },
              { name: "answers", label: translate("chat.load.answers"), number: true, cell: (row) => row.answers },
            ]}
          />
        </Panel>
      ) : (
        <Typography sx={{ mb: 2 }} color="text.secondary">
          {translate("chat.nobody")}
        </Typography>
      )}
    </>
  );
}
