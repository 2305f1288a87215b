import { Alert } from "@mui/material";
import { useGetList, useTranslate } from "react-admin";
import type { QueueView } from "../../../../features/jobs/jobs.contract.ts";
import { Table } from "../../fields/table.tsx";
import { useJobName } from "./use-job-name.ts";

const counts = ["waiting", "running", "done", "dead"] as const;

export function QueueTable() {
  const translate = useTranslate();
  const nameOf = useJobName();
  const { data = [], isPending } = useGetList<QueueView>("job-queues", { pagination: { page: 1, perPage: 100 } });
  if (isPending) return null;
  if (data.length === 0) return <Alert severity="info">{translate("job.noQueues")}</Alert>;
  return (
    <Table
      label={translate("job.queues")}
      rows={data}
      keyOf={({ id }) => id}
      columns={[
        { name: "queue", label: translate("job.counts.queue"), cell: ({ id }) => nameOf(id) },
        ...counts.map((name) => ({
          name,
          label: translate(`job.counts.${name}`),
          number: true as const,
          cell: (queue: QueueView) => queue[name],
        })),
      ]}
    />
  );
}
