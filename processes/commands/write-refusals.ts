import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ImportReport } from "../../features/exchange/exchange.server.ts";
import { reasonText } from "../../features/exchange/reasons.messages.ts";

export async function writeRefusals(dataDir: string, { runId, refused }: ImportReport): Promise<string> {
  const file = path.join(dataDir, "imports", `${runId}.tsv`);
  const rows = refused.map(({ file: name, line, id1c, reason, said, whole }) =>
    [name, line, id1c, whole ? "увесь рядок" : "частина", reasonText("uk", reason, { said })].map(plain).join("\t"),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `файл\tрядок\tід\tне взято\tпричина\n${rows.join("\n")}\n`);
  return file;
}

const plain = (cell: string | number): string => String(cell).replace(/[\t\r\n]+/g, " ");
