import path from "node:path";
import type { Shop } from "../../../shop.ts";
import type { FoundExport } from "../files/export-folder.ts";
import { insertRefusals, setCounts } from "../run/runs.queries.ts";
import { count, openTally } from "./tally.ts";
import type { Id } from "../../../../platform/ids.ts";

const MOST_NAMED = 100;

export async function reportOthers(
  shop: Shop,
  { runId, position, found }: { runId: Id<"import_run">; position: number; found: Pick<FoundExport, "others" | "nested"> },
): Promise<void> {
  const tally = openTally();
  for (const name of found.others) count(tally, "ignored", `Файл ${path.extname(name).toLowerCase() || path.basename(name)}`);
  await setCounts(shop.db.read, runId, position, tally);
  const nested = found.nested.slice(0, MOST_NAMED);
  await insertRefusals(
    shop.db.read,
    runId,
    nested.map((said) => ({ file: said.split("/")[0] ?? "", line: 0, id1c: "", reason: "archiveInside", said, whole: true })),
  );
}
