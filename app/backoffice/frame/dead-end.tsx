import { Button, Stack, Typography } from "@mui/material";
import { Title, useTranslate } from "react-admin";
import { Link } from "react-router-7";
import { Panel } from "../fields/panel.tsx";

type Words = { title: string; heading: string; text: string };

/** Stands in place of a page, says why, and leads to the first one; its words are keys. */
export function DeadEnd({ title, heading, text }: Words) {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate(title)} />
      <Panel title={translate(heading)}>
        <Stack spacing={2} sx={{ alignItems: "start" }}>
          <Typography>{translate(text)}</Typography>
          <Button component={Link} to="/" variant="contained">
            {translate("noRight.back")}
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
