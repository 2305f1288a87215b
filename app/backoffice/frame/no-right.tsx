import { Button, Stack, Typography } from "@mui/material";
import { Title, useTranslate } from "react-admin";
import { Link } from "react-router-7";
import { Panel } from "../fields/panel.tsx";

/** Replaces a page that the role may not open. */
export function NoRight() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate("ra.page.access_denied")} />
      <Panel title={translate("ra.message.access_denied")}>
        <Stack spacing={2} sx={{ alignItems: "start" }}>
          <Typography>{translate("noRight.text")}</Typography>
          <Button component={Link} to="/" variant="contained">
            {translate("noRight.back")}
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
