import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { importFlags } from "../start/import-flags.mjs";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import { instant, type History } from "./history.ts";
import type { Shelf } from "./shelf.ts";

/** A lost statement of a killed importer has surely ended by then. */
const SURELY_OVER_MS = 10_000;

/**
 * 1C reports other pieces of three variations: an export read by the importer's own process, as `npm run import` does it,
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
  const goods = [...new Set([random.pick(shelf.goods), random.pick(shelf.goods), random.pick(shelf.goods)])];
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-prove-import-"));
  try {
    const known = await piecesIn1c(shelf).catch(() => undefined);
    if (!known) return;
    const offers = goods.map(({ offerId, variationId }) => {
      const pieces = Math.max(0, (known.get(variationId) ?? 0) + random.between(-4, 5));
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
  const asked = instant();
  const child = spawn(process.execPath, [...importFlags, "processes/import.ts", folder], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, "data"), LOG_LEVEL: "silent" },
    stdio: "ignore",
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(timer);
  const outcome = code === 0 || code === 2 ? "done" : "lost";
  history.supplied.push({ asked, answered: instant(), over: outcome === "done" ? instant() : instant() + SURELY_OVER_MS });
  history.call({ client: -2, kind: "import", asked, answered: outcome === "done" ? instant() : null, outcome, detail: "" });
}

/** What 1C has of each variation: it does not know yet of orders that were not shipped. */
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
