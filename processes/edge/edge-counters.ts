import type { Queueing } from "../../platform/limits/overload.ts";
import { counter, gauge, type Metric } from "../../platform/metrics/metric.ts";

export type EdgeCounters = ReturnType<typeof edgeCounters>;

export const edgeCounters = () => ({
  policyReports: counter("semyriad_policy_reports_total", "What the content policy kept out of pages, by its rule."),
  turnedAway: counter("semyriad_turned_away_total", "Requests not begun for want of time, by their priority."),
  exchangeShut: counter("semyriad_exchange_shut_total", "Calls of 1C refused after ten wrong passwords in an hour from their network."),
  foreignHosts: counter("semyriad_foreign_hosts_total", "Requests for a host that is not the shop's, refused."),
});

export const metricsOf = (counters: EdgeCounters): readonly Metric[] => Object.values(counters);

type Edge = { sockets: () => number; queueing: () => Queueing; forgotten: () => number };

export const edgeGauges = ({ sockets, queueing, forgotten }: Edge): readonly Metric[] => [
  gauge("semyriad_sockets_open", "Sockets of visitors, streams among them.", sockets),
  gauge("semyriad_queueing_seconds", "How long work waits before it is begun.", () => {
    const { processMs, databaseMs } = queueing();
    return Object.entries({ process: processMs, database: databaseMs }).map(([of, ms]) => ({ labels: { of }, value: ms / 1_000 }));
  }),
  {
    ...gauge("semyriad_forgotten_promises_total", "Failures that nobody waited for: a mistake of the program.", forgotten),
    type: "counter",
  },
];
