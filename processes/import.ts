import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { importFiles } from "../features/exchange/exchange.server.ts";
import { openShop } from "./open-shop.ts";
import { progressBar } from "./progress-bar.ts";
import { runProgram } from "./run-program.ts";

/** `npm run import -- <folder or files>`. Exit code 0: all rows taken; 2: some refused or waiting; 1: failed. */
const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write("usage: npm run import -- <folder or files of a CommerceML export>\n");
  process.exit(1);
}
const shop = await runProgram(openShop);
const bar = progressBar("importing");
try {
  const report = await importFiles(shop, { paths, onProgress: ({ bytes, totalBytes }) => bar.show(bytes / totalBytes) });
  bar.end();
  process.stdout.write(
    `goods ${report.products}, offers ${report.offers}, changed ${report.changed}, refused ${report.refused.length}${report.note ? `\n${report.note}` : ""}\n`,
  );
  if (report.refused.length > 0) {
    const file = path.join(shop.config.dataDir, "imports", `${report.runId}.tsv`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      `file\tline\tid\treason\n${report.refused.map((row) => [row.file, row.line, row.id1c, row.reason].join("\t")).join("\n")}\n`,
    );
    process.stdout.write(`refused rows: ${file}\n`);
  }
  process.exitCode = report.refused.length > 0 || report.state === "waiting" ? 2 : 0;
} catch (error) {
  bar.end();
  process.stderr.write(`import failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await shop.close();
}
