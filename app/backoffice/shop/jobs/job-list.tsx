import { Alert, Typography } from "@mui/material";
import { DataTable, List, usePermissions, useTranslate } from "react-admin";
import type { DeadJobView } from "../../../../features/jobs/jobs.contract.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { DecideButtons } from "./decide-buttons.tsx";
import { QueueTable } from "./queue-table.tsx";
import { useJobName } from "./use-job-name.ts";
import { ListColumn, ListNumberColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<DeadJobView>;
const NumberColumn = ListNumberColumn<DeadJobView>;

/** Queues with counts, and jobs that failed for good. */
export function JobList() {
  const translate = useTranslate();
  const nameOf = useJobName();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ my: 2, maxWidth: 760 }}>
        {translate("job.help")}
      </Typography>
      <Panel title={translate("job.queues")}>
        <QueueTable />
      </Panel>
      <Typography component="h2" variant="h6">
        {translate("job.dead")}
      </Typography>
      <List exporter={false} perPage={25} actions={false} empty={<Alert severity="success">{translate("job.noDead")}</Alert>}>
        <DataTable rowClick={false} bulkActionButtons={false}>
          <Column source="queue" disableSort render={({ queue }) => nameOf(queue)} />
          <Column source="key" disableSort />
          <Column source="createdAt" disableSort render={({ createdAt }) => <Moment at={createdAt} />} />
          <Column source="diedAt" disableSort render={({ diedAt }) => <Moment at={diedAt} />} />
          <NumberColumn source="tries" disableSort />
          <Column source="error" disableSort sx={{ overflowWrap: "anywhere", maxWidth: 360 }} />
          {permissions.includes("jobs.change") ? (
            <Column source="decide" label="job.decision" disableSort render={(job) => <DecideButtons job={job} />} />
          ) : null}
        </DataTable>
      </List>
    </>
  );
}
