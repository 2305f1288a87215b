/** The map of an address; what staff wrote beside it (a name in «», hours) is not looked for. */
export function mapLink(address: string): string {
  const parts = address.split(/[,;]\s*/).filter((part) => part !== "" && !/[«»"]|\d:\d\d/.test(part));
  return placeLink(parts.join(", ") || address);
}

/** The map of a place in words, or of `50.4501,30.5234`. */
export const placeLink = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
