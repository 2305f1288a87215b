type Coloured = { colour: string; colourName: string };

/** Shades that fold to one palette colour stay choices: the first keeps the palette's slug, the others stand under their own names. */
export function shadesApart<One extends Coloured>(variations: readonly One[]): One[] {
  const firstName = new Map<string, string>();
  return variations.map((one) => {
    const first = firstName.get(one.colour) ?? one.colourName;
    firstName.set(one.colour, first);
    return one.colour === "" || one.colourName === first ? one : { ...one, colour: "" };
  });
}
