import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import { instant, type History } from "./history.ts";
import type { Servers } from "../servers.ts";
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
  const holds = (list?.body["data"] ?? []) as { id: string; phone: string }[];
  if (holds.length === 0) return;
  const { id, phone } = random.pick(holds);
  const asked = instant();
  const client = shelf.accounts.findIndex((account) => account.phone === phone);
  const end = history.staffBeginToEnd({ client, cartId: id, asked });
  const answer = await servers.call(random, { method: "POST", path: `/api/admin/reservations/${id}/end`, body: {}, headers });
  const outcome = answer ? (answer.body["result"] === true ? "done" : "refused") : "lost";
  if (outcome === "refused") end.wasRefused();
  else end.isOver();
  history.call({ client: -1, kind: "staff end", asked, answered: answer ? instant() : null, outcome, detail: id });
}
