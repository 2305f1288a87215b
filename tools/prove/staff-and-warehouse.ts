import { randomUUID } from "node:crypto";
import { setOnHand } from "../../features/stock/import.server.ts";
import type { SeededRandom } from "../../db/seed/catalogue/seeded-random.ts";
import { instant, type History } from "./history.ts";
import type { Servers } from "./servers.ts";
import type { Shelf } from "./shelf.ts";

/** Staff end a hold, as the back office does it. */
export async function endSomeHold({
  servers,
  history,
  random,
  shelf,
}: {
  servers: Servers;
  history: History;
  random: SeededRandom;
  shelf: Shelf;
}): Promise<void> {
  const headers = { Cookie: shelf.staffCookie, "Sec-Fetch-Site": "same-origin" };
  const list = await servers.call(random, { method: "GET", path: "/api/admin/reservations", headers });
  const holds = (list?.body["data"] ?? []) as { id: string }[];
  if (holds.length === 0) return;
  const { id } = random.pick(holds);
  const asked = instant();
  history.endedByStaff(id, asked);
  const answer = await servers.call(random, { method: "POST", path: `/api/admin/reservations/${id}/end`, body: {}, headers });
  const outcome = answer ? (answer.body["result"] === true ? "done" : "refused") : "lost";
  history.call({ client: -1, kind: "staff end", asked, answered: answer ? instant() : null, outcome, detail: id });
}

/** The warehouse reports other pieces of three variations, as an import of 1C applies them. */
export async function correctStock({ history, random, shelf }: { history: History; random: SeededRandom; shelf: Shelf }): Promise<void> {
  const source = `prove ${randomUUID()}`;
  const ids = new Set([random.pick(shelf.goods), random.pick(shelf.goods), random.pick(shelf.goods)].map(({ variationId }) => variationId));
  const asked = instant();
  let outcome = "done";
  try {
    const rows = await shelf.shop.db.read
      .selectFrom("stock")
      .select(["variation_id", "on_hand"])
      .where("variation_id", "in", [...ids])
      .execute();
    const reported = rows.map((row) => ({ variationId: row.variation_id, pieces: Math.max(0, row.on_hand + random.between(-4, 5)) }));
    await shelf.shop.db.job((tx) => setOnHand(tx, reported, { source, at: new Date() }));
  } catch {
    outcome = "lost";
  }
  history.supplied.push({ source, asked, answered: outcome === "done" ? instant() : instant() + 10_000 });
  history.call({ client: -2, kind: "import", asked, answered: instant(), outcome, detail: source });
}
