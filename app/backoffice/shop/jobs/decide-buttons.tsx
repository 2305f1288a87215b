import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { DeadJobView } from "../../../../features/jobs/jobs.contract.ts";
import { DecideDialog, type Decision } from "./decide-dialog.tsx";

export function DecideButtons({ job }: { job: DeadJobView }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Decision>();
  return (
    <>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setAsked("again")}>{translate("job.again")}</Button>
        <Button color="error" onClick={() => setAsked("drop")}>
          {translate("job.drop")}
        </Button>
      </Stack>
      {asked ? <DecideDialog job={job} decision={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
