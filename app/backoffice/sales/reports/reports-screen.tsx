import { Alert, Button, MenuItem, Skeleton, Stack, TextField, Typography } from "@mui/material";
import { Title, useTranslate } from "react-admin";
import { reportKinds, type ReportKind } from "../../../../features/reports/reports.rules.ts";
import type { writeReportFile } from "../../../../features/reports/reports.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { download } from "../../download.ts";
import { dayText } from "../../fields/day-text.ts";
import { Panel } from "../../fields/panel.tsx";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import { ReportTable } from "./report-table.tsx";
import { monthOf, useReport, type Asked } from "./use-report.ts";

export function ReportsScreen() {
  const translate = useTranslate();
  const { asked, read, errors, ask } = useReport();
  const hint = asked.kind === "debts" || asked.kind === "runs-out" ? asked.kind : "sold";
  return (
    <>
      <Title title={translate("reports.title")} />
      <Panel title={translate(`reports.kinds.${asked.kind}`)}>
        <Stack spacing={2}>
          <Choices asked={asked} errors={errors} onAsk={ask} />
          {asked.kind === "debts" ? null : (
            <Typography className="only-on-paper">{`${dayText(asked.from)}–${dayText(asked.to)}`}</Typography>
          )}
          <Typography color="text.secondary">{translate(`reports.hints.${hint}`)}</Typography>
          {errors["form"] ? <Alert severity="error">{errors["form"]}</Alert> : null}
          {read ? <ReportTable of={read.of} view={read.view} /> : <Skeleton variant="rounded" height={240} />}
          <Files asked={asked} />
        </Stack>
      </Panel>
    </>
  );
}

type ChoicesProps = { asked: Asked; errors: Record<string, string>; onAsk: (change: Partial<Asked>) => void };

function Choices({ asked: { kind, from, to }, errors, onAsk }: ChoicesProps) {
  const translate = useTranslate();
  const day = (name: "from" | "to", value: string) => (
    <TextField
      type="date"
      label={translate(`reports.${name}`)}
      value={value}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      onChange={(event) => onAsk({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack className="only-on-screen" direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", alignItems: "start" }}>
      <TextField
        select
        label={translate("reports.kind")}
        value={kind}
        onChange={(event) => onAsk({ kind: event.target.value as ReportKind })}
        sx={{ minWidth: 240 }}
      >
        {reportKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`reports.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === "debts" ? null : (
        <>
          {day("from", from)}
          {day("to", to)}
          <Button onClick={() => onAsk(monthOf(new Date(), 0))}>{translate("reports.thisMonth")}</Button>
          <Button onClick={() => onAsk(monthOf(new Date(), -1))}>{translate("reports.lastMonth")}</Button>
        </>
      )}
    </Stack>
  );
}

function Files({ asked }: { asked: Asked }) {
  const translate = useTranslate();
  const takeOut = async (format: "csv" | "xlsx", code: string) => {
    const proof = code === "" ? {} : { code: code.replaceAll(" ", "") };
    const input = { ...asked, format, ...proof };
    const { name, file } = await callStaffApi<typeof writeReportFile>("POST", "/api/admin/reports/file", input);
    download(name, file);
  };
  return (
    <Stack className="only-on-screen" direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      {(["csv", "xlsx"] as const).map((format) => (
        <AskForCode
          key={format}
          title={translate(`reports.${format}`)}
          text={translate("reports.ask")}
          tint="outlined"
          onSend={(code) => takeOut(format, code)}
        />
      ))}
    </Stack>
  );
}
