import { invalid } from "../../../../platform/contracts/errors.ts";
import { inLanguage } from "../../../../platform/i18n.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { colourKey } from "../../words/colour-names.ts";
import { colourBySlug, colours } from "../../words/colours.ts";
import type { getColourNames } from "../../staff-shelves.contract.ts";
import { deleteColourName, recolour, selectColourNames, selectWrittenColours, upsertColourName } from "./staff-shelves.queries.ts";

const MOST_SHOWN = 500;

/** Colours outside the palette, each once whatever its case. */
export async function viewColourNames({ shop, locale }: Visit): Promise<OutputOf<typeof getColourNames>> {
  const [written, known] = await Promise.all([selectWrittenColours(shop.db.read, ""), selectColourNames(shop.db.read)]);
  const byKey = Map.groupBy(written, ({ name }) => colourKey(name));
  const unknown = [...byKey.values()].map((same) => ({
    name: same[0]?.name ?? "",
    variations: same.reduce((sum, { variations }) => sum + variations, 0),
  }));
  return {
    unknown: unknown.sort((a, b) => b.variations - a.variations).slice(0, MOST_SHOWN),
    known: known.map(({ name, colour }) => ({ name, colour })),
    palette: colours.map(({ slug, uk, ru, hex }) => ({ slug, name: inLanguage(locale, uk, ru), hex })),
  };
}

/** Null removes the name; goods follow at once, later imports too. */
export async function chooseColourOf(visit: Visit, name: string, slug: string | null): Promise<void> {
  const { shop } = visit;
  if (slug !== null && !colourBySlug(slug)) throw invalid({ colour: ["form.required"] });
  const key = colourKey(name);
  await shop.db.write(async (tx) => {
    const before = (await selectColourNames(tx)).find((one) => one.key === key)?.colour ?? "";
    const names = (await selectWrittenColours(tx, before)).map((one) => one.name).filter((one) => colourKey(one) === key);
    if (slug === null) await deleteColourName(tx, key);
    else await upsertColourName(tx, { key, name, colour: slug });
    await recordAudit(tx, visit, {
      action: "change",
      entity: "colour",
      entityId: name,
      before: { colour: before },
      after: { colour: slug },
    });
    tx.changed(productsTopic, await recolour(tx, { names, from: before, to: slug ?? "" }));
  });
}
