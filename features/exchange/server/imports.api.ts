import { handle } from "../../../platform/endpoint.ts";
import { notFound } from "../../../platform/errors.ts";
import type { Visit } from "../../shop.ts";
import { getImport, listImports, type ImportRow } from "../imports.contract.ts";
import { selectFirstRefusals, selectRun, selectRunFiles, selectRuns, type RunRow } from "./imports.queries.ts";

const SHOWN_REFUSALS = 500;

export const importsApi = [
  handle(listImports, async ({ shop }: Visit, { page, perPage }) => {
    const { rows, total } = await selectRuns(shop.db.read, { limit: perPage, offset: (page - 1) * perPage });
    return { data: rows.map(viewRun), total };
  }),
  handle(getImport, async ({ shop }: Visit, { id }) => {
    const [run, fileList, refusals] = await Promise.all([
      selectRun(shop.db.read, id),
      selectRunFiles(shop.db.read, id),
      selectFirstRefusals(shop.db.read, id, SHOWN_REFUSALS),
    ]);
    if (!run) throw notFound();
    return { ...viewRun(run), fileList, refusals };
  }),
];

const viewRun = ({ started_at: startedAt, finished_at: finishedAt, ...run }: RunRow): ImportRow => ({
  ...run,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});
