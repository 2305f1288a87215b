import { selectBareVariations, selectSlugsByStaff, setAxes } from "../../../catalogue/import.server.ts";
import type { Tx } from "../../../shop.ts";
import { colourFieldsOf } from "../rows/colour-fields.ts";

/** Variations without axes take those of their products; answers how many got some. */
export async function fillAxes(tx: Tx, products1c: readonly string[]): Promise<number> {
  const bare = await selectBareVariations(tx, products1c);
  if (bare.length === 0) return 0;
  const byStaff = await selectSlugsByStaff(tx);
  await setAxes(
    tx,
    bare.map(({ id, size, colour }) => ({ id, size, ...colourFieldsOf(colour ?? undefined, byStaff) })),
  );
  return bare.length;
}
