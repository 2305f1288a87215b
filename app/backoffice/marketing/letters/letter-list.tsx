import { Box, Chip, Stack, Typography } from "@mui/material";
import { List, SelectInput, useListContext, useTranslate } from "react-admin";
import type { LetterPreview } from "../../../../features/notifications/staff-letters.contract.ts";
import { keepTogether } from "../../../../platform/text/keep-together.ts";
import { Panel } from "../../fields/panel.tsx";

const filters = [
  <SelectInput
    key="language"
    source="language"
    alwaysOn
    choices={[
      { id: "uk", name: "Українська" },
      { id: "ru", name: "Русский" },
    ]}
  />,
];

/** Every letter and SMS that a customer can get, with example values. */
export const LetterList = () => (
  <List filters={filters} filterDefaultValues={{ language: "uk" }} exporter={false} perPage={100} pagination={false} component="div">
    <Letters />
  </List>
);

function Letters() {
  const { data = [] } = useListContext<LetterPreview>();
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ my: 2, maxWidth: 760 }}>
        {translate("letter.help")}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))", alignItems: "start" }}>
        {data.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </Box>
    </>
  );
}

function Letter({ letter: { title, paragraphs, rows, actions, foot, sms, language } }: { letter: LetterPreview }) {
  const translate = useTranslate();
  return (
    <Panel title={title}>
      <Stack spacing={1.5} lang={language}>
        {paragraphs.map((text) => (
          <Typography key={text} sx={{ whiteSpace: "pre-line" }}>
            {keepTogether(text)}
          </Typography>
        ))}
        {rows.map(({ name, value }) => (
          <Stack key={name} direction="row" spacing={2} sx={{ justifyContent: "space-between" }}>
            <span>{name}</span>
            <span>{value}</span>
          </Stack>
        ))}
        {actions.map(({ text, url }) => (
          <Typography key={url} sx={{ overflowWrap: "anywhere" }}>
            <b>{text}</b>: {url}
          </Typography>
        ))}
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {foot.map((line) => (typeof line === "string" ? line : line.text)).join("\n")}
        </Typography>
        {sms === "" ? (
          <Chip label={translate("letter.noSms")} size="small" sx={{ alignSelf: "start" }} />
        ) : (
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            <b>SMS</b>: {sms} ({translate("letter.signs", { smart_count: [...sms].length })})
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}
