import { handle } from "../../../../platform/contracts/endpoint.ts";
import { languageOf } from "../../../../platform/i18n.ts";
import type { Visit } from "../../../shop.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import {
  getImport,
  getOpenQuestions,
  listImports,
  refuseImport,
  takeImport,
  type ImportRow,
  type ImportView,
} from "../../imports.contract.ts";
import { reasonText } from "../../reasons.messages.ts";
import { decideImport, type Decision } from "../run/decide-import.ts";
import { selectRunFiles, selectRuns, type RunRow } from "./imports.queries.ts";
import { readOpenQuestions } from "./open-questions.ts";
import { selectParkedOf } from "../parked/parked.queries.ts";
import { readImport } from "./read-import.ts";
import { selectCounts, selectRefusals } from "../run/runs.queries.ts";
import type { Id } from "../../../../platform/ids.ts";
import { rowsOfPage } from "../../../../platform/contracts/pagination.ts";

const SHOWN_ROWS = 500;

export const importsApi = [
  handle(listImports, async ({ shop, locale }: Visit, { page, perPage }) => {
    const { rows, total } = await selectRuns(shop.db.read, rowsOfPage({ page, perPage }));
    return { data: rows.map((run) => viewRun(run, languageOf(locale))), total };
  }),
  handle(getOpenQuestions, ({ shop }: Visit) => readOpenQuestions(shop)),
  handle(getImport, (visit: Visit, { id }) => viewImport(visit, id)),
  handle(takeImport, (visit: Visit, { id }) => decide(visit, id, "take")),
  handle(refuseImport, (visit: Visit, { id }) => decide(visit, id, "refuse")),
];

async function decide(visit: Visit, id: Id<"import_run">, decision: Decision): Promise<ImportView> {
  await decideImport(visit.shop, { id, decision, now: visit.now, audit: (tx, change) => recordAudit(tx, visit, change) });
  return viewImport(visit, id);
}

async function viewImport({ shop, locale }: Visit, id: Id<"import_run">): Promise<ImportView> {
  const db = shop.db.read;
  const language = languageOf(locale);
  const [{ run, missing, uncounted }, fileList, refusals, parkedRows, counts] = await Promise.all([
    readImport(shop, id),
    selectRunFiles(db, id),
    selectRefusals(db, id, SHOWN_ROWS),
    selectParkedOf(db, id, SHOWN_ROWS),
    selectCounts(db, id),
  ]);
  const counted = (kind: "taken" | "ignored") => counts.filter((row) => row.kind === kind).map(({ name, count }) => ({ name, count }));
  return {
    ...viewRun(run, language),
    fileList,
    refusals: refusals.map(({ said, reason, ...row }) => ({ ...row, reason: reasonText(language, reason, { said }) })),
    parkedRows: parkedRows.map(({ runId: _, ...row }) => row),
    taken: counted("taken"),
    ignored: counted("ignored"),
    missing: run.state === "waiting" && missing.count > 0 ? missing : null,
    uncounted: run.state === "waiting" && uncounted.count > 0 ? uncounted : null,
  };
}

const viewRun = ({ started_at: startedAt, finished_at: finishedAt, note, values, ...run }: RunRow, language: "uk" | "ru"): ImportRow => ({
  ...run,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  note: [values["file"] ? `${values["file"]}:${values["line"]}` : "", reasonText(language, note, values)].filter(Boolean).join(" · "),
});
