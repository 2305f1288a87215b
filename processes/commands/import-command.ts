import { decideImport, importFiles, readImport, UnreadableFile } from "../../features/exchange/exchange.server.ts";
import type { Shop } from "../../features/shop.ts";
import { recordCommandLine } from "../../features/staff/staff.server.ts";
import { isRefusal } from "../../platform/contracts/errors.ts";
import { decisionTexts, reportText, unreadableText } from "./import-words.ts";
import { writeRefusals } from "./write-refusals.ts";
import { type Id, idOf } from "../../platform/ids.ts";

const decisions = ["--show", "--take", "--refuse"] as const;
export type ImportCommand =
  | { kind: "import"; paths: string[]; isTrial?: boolean }
  | { kind: "decision"; decision: (typeof decisions)[number]; id: Id<"import_run"> };
/** Code 0: all rows taken; 2: some refused or waiting; 1: failed. */
export type ImportAnswer = { code: 0 | 1 | 2; said: string };

export function parseImportCommand([first = "", second = "", ...more]: readonly string[]): ImportCommand | undefined {
  const decision = decisions.find((one) => one === first);
  if (decision)
    return more.length === 0 && /^\d{1,9}$/.test(second)
      ? { kind: "decision", decision, id: idOf<"import_run">(Number(second)) }
      : undefined;
  const isTrial = first === "--try";
  const paths = [...(isTrial ? [] : [first]), second, ...more].filter(Boolean);
  return paths.length === 0 || paths[0]?.startsWith("-") ? undefined : { kind: "import", paths, isTrial };
}

export async function runImportCommand(shop: Shop, command: ImportCommand, onProgress: (share: number) => void): Promise<ImportAnswer> {
  try {
    return command.kind === "import" ? await take(shop, command, onProgress) : await decide(shop, command);
  } catch (error) {
    return { code: 1, said: textOf(error, command.kind === "decision" ? command.id : idOf<"import_run">(0)) };
  }
}

function textOf(error: unknown, id: Id<"import_run">): string {
  if (error instanceof UnreadableFile) return unreadableText(error);
  if (isRefusal(error) && error.status === 404) return decisionTexts.unknown(id);
  if (isRefusal(error) && error.status === 409) return decisionTexts.notWaiting(id);
  if (isRefusal(error) && error.status === 503) return decisionTexts.noRoom;
  return decisionTexts.failed(error instanceof Error ? error.message : String(error));
}

async function take(
  shop: Shop,
  { paths, isTrial = false }: Extract<ImportCommand, { kind: "import" }>,
  onProgress: (share: number) => void,
): Promise<ImportAnswer> {
  const report = await importFiles(shop, { paths, isTrial, onProgress: ({ bytes, totalBytes }) => onProgress(bytes / totalBytes) });
  const leftOut = await readImport(shop, report.runId);
  const file = report.refused.length > 0 ? await writeRefusals(shop.config.dataDir, report) : undefined;
  return { code: report.refused.length > 0 || report.state === "waiting" ? 2 : 0, said: reportText(report, { file, leftOut }) };
}

async function decide(shop: Shop, { decision, id }: Extract<ImportCommand, { kind: "decision" }>): Promise<ImportAnswer> {
  if (decision !== "--show")
    await decideImport(shop, {
      id,
      decision: decision === "--take" ? "take" : "refuse",
      now: shop.clock.now(),
      audit: (tx, change) => recordCommandLine(tx, { ...change, at: shop.clock.now() }),
    });
  const { run, ...leftOut } = await readImport(shop, id);
  return { code: run.state === "waiting" ? 2 : 0, said: decisionTexts.shown(run, leftOut) };
}
