import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFlags } from "../../start/memory.mjs";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { instant, type History } from "./history.ts";
import { namedUrl, sessionsEnded } from "../sessions-ended.ts";
import { wantedOf, type Shelf } from "./shelf.ts";

/** Of so many variations 1C reports other pieces at a time; what is short is brought. */
const REPORTED = 12;
const SHORT = 8;

/**
 * 1C reports other pieces of some variations: an export read by the importer's own process, as `npm run import` does it,
 * killed in the middle now and then and run again on the same files.
 */
export async function correctStock({
  history,
  random,
  shelf,
  databaseUrl,
  kill,
}: {
  history: History;
  random: SeededRandom;
  shelf: Shelf;
  databaseUrl: string;
  kill: boolean;
}): Promise<void> {
  const goods = [...new Set(Array.from({ length: REPORTED }, () => wantedOf(random, shelf.goods)))];
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-prove-import-"));
  try {
    const known = await piecesIn1c(shelf).catch(() => undefined);
    if (!known) return;
    const offers = goods.map(({ offerId, variationId }) => {
      const before = known.get(variationId) ?? 0;
      const pieces = Math.max(0, before + (before < SHORT ? random.between(4, 40) : random.between(-6, 5)));
      return `<Предложение><Ид>${offerId}</Ид><Количество>${pieces}</Количество></Предложение>`;
    });
    const nonce = `<Ид>${random.below(1_000_000_000)}</Ид>`;
    writeFileSync(
      path.join(folder, "rests.xml"),
      `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10"><ПакетПредложений СодержитТолькоИзменения="true">${nonce}<Предложения>${offers.join("")}</Предложения></ПакетПредложений></КоммерческаяИнформация>`,
    );
    const dies = kill && random.chance(0.25);
    if (dies) await runImport({ folder, databaseUrl, history, killAfterMs: random.between(300, 1_500) });
    await runImport({ folder, databaseUrl, history });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runImport({
  folder,
  databaseUrl,
  history,
  killAfterMs,
}: {
  folder: string;
  databaseUrl: string;
  history: History;
  killAfterMs?: number;
}): Promise<void> {
  const [asked, name] = [instant(), `prove import ${path.basename(folder)}`];
  const child = spawn(process.execPath, [...importFlags, "processes/import.ts", folder], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: namedUrl(databaseUrl, name),
      DATA_DIR: path.join(folder, "data"),
      LOG_LEVEL: "silent",
    },
    stdio: "ignore",
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(timer);
  const outcome = code === 0 || code === 2 ? "done" : "lost";
  const answered = instant();
  await sessionsEnded(databaseUrl, name);
  history.supplied.push({ asked, over: instant() });
  history.call({ client: -2, kind: "import", asked, answered: outcome === "done" ? answered : null, outcome, detail: "" });
}

/** The stock in 1C of each variation, where orders not shipped yet are unknown. */
async function piecesIn1c({ shop }: Shelf): Promise<Map<number, number>> {
  const stock = await shop.db.read.selectFrom("stock").select(["variation_id", "on_hand"]).execute();
  const unshipped = await shop.db.read
    .selectFrom("order_line")
    .innerJoin("placed_order", "placed_order.id", "order_line.order_id")
    .select(["variation_id", (eb) => eb.fn.sum<number>("pieces").as("pieces")])
    .where("placed_order.status", "=", "new")
    .groupBy("variation_id")
    .execute();
  const waiting = new Map(unshipped.map((row) => [row.variation_id, Number(row.pieces)]));
  return new Map(stock.map((row) => [row.variation_id, row.on_hand + (waiting.get(row.variation_id) ?? 0)]));
}
