import { decideImport, importFiles, readImport, UnreadableFile } from "../features/exchange/exchange.server.ts";
import { recordCommandLine } from "../features/staff/staff.server.ts";
import { FolderInUse } from "../platform/db/folder-lock.ts";
import { isRefusal } from "../platform/errors.ts";
import { Trouble } from "../platform/trouble.ts";
import { decisionTexts, reportText, unreadableText, usage } from "./import-words.ts";
import { openShop, type OpenShop } from "./open-shop.ts";
import { progressBar } from "./progress-bar.ts";
import { runProgram } from "./run-program.ts";
import { writeRefusals } from "./write-refusals.ts";

/**
 * `npm run import -- <folder or files>`, and `--show N`, `--take N`, `--refuse N` for an import that waits. Exit code 0: all
 * rows taken; 2: some refused in whole or in part, or waiting; 1: failed.
 */
process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const [first = "", second = ""] = words;
  const id = Number(second);
  const isDecision = first === "--show" || first === "--take" || first === "--refuse";
  if (words.length === 0 || (first.startsWith("-") && !(isDecision && words.length === 2 && Number.isInteger(id)))) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  try {
    return isDecision ? await decide(first, id) : await take(words);
  } catch (error) {
    process.stderr.write(`${textOf(error, id)}\n`);
    return 1;
  }
}

function textOf(error: unknown, id: number): string {
  if (error instanceof UnreadableFile) return unreadableText(error);
  if (isRefusal(error) && error.status === 404) return decisionTexts.unknown(id);
  if (isRefusal(error) && error.status === 409) return decisionTexts.notWaiting(id);
  if (isRefusal(error) && error.status === 503) return decisionTexts.noRoom;
  return decisionTexts.failed(error instanceof Error ? error.message : String(error));
}

function open(): Promise<OpenShop> {
  return runProgram(async (config) => {
    try {
      return await openShop(config);
    } catch (error) {
      throw error instanceof FolderInUse ? new Trouble(decisionTexts.inUse) : error;
    }
  });
}

async function take(paths: readonly string[]): Promise<number> {
  const shop = await open();
  const bar = progressBar("1С");
  try {
    const report = await importFiles(shop, { paths, onProgress: ({ bytes, totalBytes }) => bar.show(bytes / totalBytes) });
    bar.end();
    const { missing } = await readImport(shop, report.runId);
    const file = report.refused.length > 0 ? await writeRefusals(shop.config.dataDir, report) : undefined;
    process.stdout.write(`${reportText(report, { file, missing })}\n`);
    return report.refused.length > 0 || report.state === "waiting" ? 2 : 0;
  } finally {
    bar.end();
    await shop.close();
  }
}

async function decide(decision: "--show" | "--take" | "--refuse", id: number): Promise<number> {
  const shop = await open();
  try {
    if (decision !== "--show")
      await decideImport(shop, {
        id,
        decision: decision === "--take" ? "take" : "refuse",
        now: shop.clock.now(),
        audit: (tx, change) => recordCommandLine(tx, { ...change, at: shop.clock.now() }),
      });
    const { run, missing } = await readImport(shop, id);
    process.stdout.write(`${decisionTexts.shown(run, missing)}\n`);
    return run.state === "waiting" ? 2 : 0;
  } finally {
    await shop.close();
  }
}
