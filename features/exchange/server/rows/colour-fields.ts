import { colourByName, colourKey, isPaletteName } from "../../../catalogue/words/colour-names.ts";
import { colourBySlug } from "../../../catalogue/words/colours.ts";

type ColourFields = { colour: string | null; colourUk: string | null; colourRu: string | null };

export const isColour = (name: string, byStaff: ReadonlyMap<string, string>): boolean =>
  colourByName(name) !== undefined || byStaff.has(colourKey(name));

/** Slug and names: a palette colour, or a shade as written. `byStaff`: slugs by name. Nulls when nothing was said. */
export function colourFieldsOf(name: string | undefined, byStaff: ReadonlyMap<string, string>): ColourFields {
  if (name === undefined) return { colour: null, colourUk: null, colourRu: null };
  const colour = colourByName(name) ?? colourBySlug(byStaff.get(colourKey(name)) ?? "");
  const isOwn = colour !== undefined && isPaletteName(name);
  return { colour: colour?.slug ?? "", colourUk: isOwn ? colour.uk : name, colourRu: isOwn ? colour.ru : name };
}
