import { Button, Stack, Typography } from "@mui/material";
import { Title, useTranslate } from "react-admin";
import { Link } from "react-router-7";
import { Panel } from "../fields/panel.tsx";

/** An address that no page of the back office has. */
export function NoPage() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate("ra.page.not_found")} />
      <Panel title={translate("ra.page.not_found")}>
        <Stack spacing={2} sx={{ alignItems: "start" }}>
          <Typography>{translate("ra.message.not_found")}</Typography>
          <Button component={Link} to="/" variant="contained">
            {translate("noRight.back")}
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
