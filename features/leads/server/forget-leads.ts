import type { Id } from "../../../platform/ids.ts";
import type { Tx } from "../../shop.ts";
import { deleteLeads, selectLeadsOfPhone, settleDeletions } from "./leads.queries.ts";

/** Requests of this phone go, and the caller removes their files; the wish to be deleted stays without its name, as the proof that it was done. */
export async function forgetLeads(tx: Tx, phone: string): Promise<{ leads: Id<"lead">[]; photos: string[]; files: string[] }> {
  const all = await selectLeadsOfPhone(tx, phone);
  const going = all.filter(({ kind }) => kind !== "deletion");
  await deleteLeads(
    tx,
    going.map(({ id }) => id),
  );
  await settleDeletions(tx, phone);
  return {
    leads: all.map(({ id }) => id),
    photos: going.flatMap(({ photos }) => photos),
    files: going.flatMap(({ file }) => (file ? [file.id] : [])),
  };
}
