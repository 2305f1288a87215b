import { recordAudit } from "../../../staff/staff.server.ts";
import type { Tx, Visit } from "../../../shop.ts";

type Entity = "story" | "promotion" | "page" | "blue-line";
type Did = { entity: Entity; entityId: number | string; action: "add" | "change" | "remove"; title: string };
export type Change<T> = (tx: Tx) => Promise<{ result: T; did: Did }>;

export const writeRecorded = <T>(visit: Visit, run: Change<T>): Promise<T> =>
  visit.shop.db.write(async (tx) => {
    const { result, did } = await run(tx);
    const { title, ...what } = did;
    await recordAudit(tx, visit, { ...what, before: {}, after: { title } });
    return result;
  });
