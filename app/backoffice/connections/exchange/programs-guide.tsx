import { Box, Button, Stack, Typography } from "@mui/material";
import { Link, Title, useTranslate } from "react-admin";
import { exampleCalls, exampleTables } from "../../../../features/exchange/programs/examples.ts";
import { formats, LIMITS } from "../../../../features/exchange/programs/limits.rules.ts";
import { Panel } from "../../fields/panel.tsx";
import { useCopy } from "../../use-copy.ts";
import { TestCall } from "./test-call.tsx";

/** Help for a program's engineers: calls, examples to copy, tables to download, and a call to try a key. */
export function ProgramsGuide() {
  const translate = useTranslate();
  const address = `${window.location.origin}/api/exchange/v1`;
  return (
    <>
      <Title title={translate("exchange.programs.guideTitle")} />
      <Panel title={translate("exchange.programs.begin")}>
        <Typography sx={{ maxWidth: 760 }}>{translate("exchange.programs.beginHelp")}</Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 1, flexWrap: "wrap" }}>
          <Link to="/exchange">{translate("exchange.programs.toKeys")}</Link>
          <a href="/api/openapi.json">{translate("exchange.programs.openApi")}</a>
        </Stack>
        <TestCall address={address} />
      </Panel>
      <Panel title={translate("exchange.programs.calls")}>
        {Object.entries(exampleCalls(address)).map(([name, command]) => (
          <Example key={name} title={translate(`exchange.programs.examples.${name}`)} text={command} />
        ))}
      </Panel>
      <Panel title={translate("exchange.programs.tables")}>
        <Typography sx={{ maxWidth: 760, mb: 1 }}>{translate("exchange.programs.tablesHelp")}</Typography>
        {Object.entries(exampleTables).map(([name, table]) => (
          <Example key={name} title={translate(`exchange.programs.tableNames.${name}`)} text={table} file={`${name}.csv`} />
        ))}
        <Typography component="ul" sx={{ pl: 3, mb: 0 }}>
          {formats.map((format) => (
            <li key={format}>
              {translate(`exchange.programs.limits.${format}`, { rows: LIMITS[format].rows, mb: LIMITS[format].bytes / 1_048_576 })}
            </li>
          ))}
        </Typography>
      </Panel>
    </>
  );
}

/** The byte order mark tells Excel that it is UTF-8. */
const addressOfFile = (text: string): string => `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`;

function Example({ title, text, file }: { title: string; text: string; file?: string }) {
  const translate = useTranslate();
  const copy = useCopy({ copied: "exchange.copied", byHand: "exchange.copyByHand" });
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Button size="small" onClick={() => void copy(text)} aria-label={`${translate("exchange.copy")}: ${title}`}>
          {translate("exchange.copy")}
        </Button>
        {file === undefined ? null : (
          <Button size="small" component="a" href={addressOfFile(text)} download={file}>
            {translate("exchange.programs.download", { file })}
          </Button>
        )}
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={title}
        sx={{ m: 0, p: 1.5, borderRadius: 1, bgcolor: "action.hover", overflowX: "auto", fontSize: 13, fontFamily: "monospace" }}
      >
        {text}
      </Box>
    </Box>
  );
}
